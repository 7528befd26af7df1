/** What was kept under a name in this browser; `undefined` where there is nothing, where it is spoilt, or where the page may keep nothing. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`oddkin:${name}`) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a name; `undefined` forgets it. Answers whether it could: storage may be full, or closed to the page. */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(`oddkin:${name}`);
    else localStorage.setItem(`oddkin:${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
