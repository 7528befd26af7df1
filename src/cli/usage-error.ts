/** What is thrown when an argument has a value that can't be used. It carries a code of the kind that `parseArgs` throws. */
export function usageError(message: string): Error {
  return Object.assign(new Error(message), { code: 'ERR_PARSE_ARGS_VALUE' });
}

/** Reads a whole number from `from` to `to`. Throws a usage error. */
export function readInteger(name: string, text: string, from: number, to: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= from && number <= to) return number;
  throw usageError(`--${name} is "${text}" and must be a whole number from ${from} to ${to}.`);
}
