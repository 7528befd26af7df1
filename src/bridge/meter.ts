import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { frameTable, type FrameType, type Sender } from '../schema/index.js';

/** What is counted at this moment, and not as it happens. */
export interface Counts {
  readonly connectedSessions: number;
  /** Sessions whose agent is away and may come back. */
  readonly waitingSessions: number;
  readonly observers: number;
}

/** What a bridge lets go of: an observer that reads too slowly, an agent that does, or frames for an agent that is away too long. */
export type Drop = 'observer' | 'agent' | 'frame';

/** Counts what happens, for Prometheus. Every label has few values, whatever comes over the wire. */
export interface Meter {
  /** A message has come from an agent or an observer, or has been sent by the bridge. `type` may be any text. */
  readonly passed: (type: string | undefined, from: Sender | 'observer') => void;
  /** A message was handed to so many observers. */
  readonly mirrored: (observers: number) => void;
  readonly dropped: (what: Drop, count?: number) => void;
  /** A call has ended. `tool` must be one that the world declares, or `undefined`. */
  readonly called: (tool: string | undefined, outcome: string, latencyMs: number) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes a meter with a registry of its own, so that two bridges in one process count apart. */
export function createMeter(counts: () => Counts): Meter {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const frames = new Counter({
    name: 'oddkin_frames_total',
    help: 'Messages by type of frame and by sender. Type invalid: no frame.',
    labelNames: ['type', 'from'],
    registers,
  });
  const mirrored = new Counter({ name: 'oddkin_mirrored_frames_total', help: 'Messages handed to observers.', registers });
  const drops = new Counter({
    name: 'oddkin_drops_total',
    help: 'Observers and agents that were dropped since they read too slowly, and frames let go since their agent stayed away.',
    labelNames: ['what'],
    registers,
  });
  const calls = new Histogram({
    name: 'oddkin_call_latency_seconds',
    help: 'Time from a tool_call to its tool_result. Outcome: ok, or the code of the error.',
    labelNames: ['tool', 'outcome'],
    buckets: latencyBuckets,
    registers,
  });
  const sessions = new Gauge({
    name: 'oddkin_sessions',
    help: 'Sessions that are open. State waiting: the agent is away and may come back.',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { connectedSessions, waitingSessions } = counts();
      sessions.set({ state: 'connected' }, connectedSessions);
      sessions.set({ state: 'waiting' }, waitingSessions);
    },
  });
  const observers: Gauge = new Gauge({
    name: 'oddkin_observers',
    help: 'Observers that are connected.',
    registers,
    collect: () => observers.set(counts().observers),
  });
  for (const what of ['observer', 'agent', 'frame'] satisfies Drop[]) drops.inc({ what }, 0);

  return {
    passed: (type, from) => frames.inc({ type: isFrameType(type) ? type : 'invalid', from }),
    mirrored: (count) => mirrored.inc(count),
    dropped: (what, count = 1) => drops.inc({ what }, count),
    called: (tool, outcome, latencyMs) => calls.observe({ tool: tool ?? '(unknown)', outcome }, latencyMs / 1000),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function isFrameType(type: string | undefined): type is FrameType {
  return type !== undefined && frameTable.has(type);
}
