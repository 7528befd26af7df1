import type { Terminal } from '../../src/cli/terminal.js';

/** A terminal whose lines a test reads. */
export interface TestTerminal extends Terminal {
  readonly printed: readonly string[];
  readonly told: readonly string[];
  readonly interrupt: () => void;
  /** What SIGUSR2 would do. */
  readonly hold: () => void;
  /** Resolves when a line of results holds this text. */
  readonly printedLine: (text: string) => Promise<string>;
}

export function createTestTerminal(input = '', environment: Terminal['environment'] = {}): TestTerminal {
  const printed: string[] = [];
  const told: string[] = [];
  const interruption = new AbortController();
  let wake = (): void => {};
  let onHold = (): void => {};
  return {
    printed,
    told,
    print: (line) => {
      printed.push(line);
      wake();
    },
    tell: (line) => void told.push(line),
    readInput: () => Promise.resolve(input),
    environment,
    onHold: (listener) => {
      onHold = listener;
      return () => {
        onHold = () => {};
      };
    },
    hold: () => onHold(),
    interrupted: interruption.signal,
    interrupt: () => interruption.abort(),
    async printedLine(text) {
      for (;;) {
        const line = printed.find((each) => each.includes(text));
        if (line !== undefined) return line;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
