/** Where a command gets its input and leaves its results. */
export interface Terminal {
  /** Writes one line of results. */
  readonly print: (line: string) => void;
  /** Writes one line for the person at the terminal. */
  readonly tell: (line: string) => void;
  readonly readInput: () => Promise<string>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Calls back for each SIGUSR2, by which a person holds a replay and lets it go on. Returns what stops that. */
  readonly onHold: (listener: () => void) => () => void;
  /** Aborted when the person interrupts. */
  readonly interrupted: AbortSignal;
}

/** 0: all good. 1: something was found, or did not work. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
  // Whoever reads the results, such as head, may have enough before the command has ended.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    interruption.abort();
  });
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    tell: (line) => void process.stderr.write(`${line}\n`),
    async readInput() {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Buffer); // stdin has no encoding set
      return Buffer.concat(chunks).toString('utf8');
    },
    environment: process.env,
    onHold(listener) {
      process.on('SIGUSR2', listener);
      return () => process.off('SIGUSR2', listener);
    },
    interrupted: interruption.signal,
  };
}
