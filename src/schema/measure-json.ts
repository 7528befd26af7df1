/** How much a JSON value holds: what the work of checking it grows with. */
export interface JsonSize {
  /** Values of any kind, the names of members not counted. */
  readonly nodes: number;
  /** UTF-16 code units of the longest text or name. */
  readonly longestText: number;
  /** UTF-16 code units of all texts and names. */
  readonly length: number;
  readonly longestList: number;
}

export interface JsonLimits {
  readonly nodes: number;
  readonly depth: number;
  readonly length: number;
}

/** Measures a value, and stops as soon as it is past a limit. `invalid` for what JSON can't hold, a number beyond all numbers among it. */
export function measureJson(value: unknown, limits: JsonLimits): JsonSize | 'too_large' | 'invalid' {
  const size = { nodes: 0, longestText: 0, length: 0, longestList: 0 };
  const fault = measure(value, 0, size, limits);
  return fault ?? size;
}

function measure(
  value: unknown,
  depth: number,
  size: { -readonly [K in keyof JsonSize]: number },
  limits: JsonLimits,
): 'too_large' | 'invalid' | undefined {
  size.nodes += 1;
  if (size.nodes > limits.nodes || depth > limits.depth || size.length > limits.length) return 'too_large';
  switch (typeof value) {
    case 'string':
      addText(value, size);
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : 'invalid';
    case 'boolean':
      return undefined;
    case 'object':
      break;
    default:
      return 'invalid';
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    size.longestList = Math.max(size.longestList, value.length);
    for (const item of value as unknown[]) {
      const fault = measure(item, depth + 1, size, limits);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }
  for (const [name, member] of Object.entries(value)) {
    addText(name, size);
    const fault = measure(member, depth + 1, size, limits);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function addText(text: string, size: { longestText: number; length: number }): void {
  size.length += text.length;
  size.longestText = Math.max(size.longestText, text.length);
}
