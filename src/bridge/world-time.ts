import type { Clock } from '../aicc/index.js';
import type { BridgeLog } from './bridge-log.js';
import type { Session } from './session.js';
import type { World } from './world-definition.js';

/** Moves one world's time: at its rate while an agent is connected, or by tool calls where its tick mode is `event`. */
export interface WorldTime {
  readonly tick: () => number;
  /** A tool is about to run. */
  readonly onRun: () => void;
  /** An agent has come. */
  readonly wake: () => void;
  readonly stop: () => void;
}

export function createWorldTime(world: World, clock: Clock, sessions: () => readonly Session[], log: BridgeLog): WorldTime {
  const intervalMs = 1000 / world.tickRateHz;
  let tick = 0;
  let cancel: (() => void) | undefined;
  let isStopped = false;

  return {
    tick: () => tick,
    onRun: () => {
      if (world.tickMode === 'event') advance();
    },
    wake,
    stop() {
      isStopped = true;
      cancel?.();
      cancel = undefined;
    },
  };

  function wake(): void {
    if (isStopped || cancel !== undefined || world.tickMode === 'event') return;
    cancel = clock.after(intervalMs, () => {
      cancel = undefined;
      if (connected().length === 0) return;
      advance();
      wake();
    });
  }

  function advance(): void {
    tick += 1;
    const here = connected();
    const told = step(here);
    for (const session of here) session.handle.emit('tick', { ...told, tick }, { tick });
  }

  function connected(): readonly Session[] {
    return sessions().filter((session) => session.isOpen() && session.isConnected());
  }

  function step(here: readonly Session[]): Readonly<Record<string, unknown>> | undefined {
    try {
      return world.tick?.({ tick, clock, sessions: here.map((session) => session.handle) });
    } catch (error) {
      log(`the world's tick threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return undefined;
    }
  }
}
