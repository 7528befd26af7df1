/** One token of src/styles/tokens.css: its name as a page sets it, and its default. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

export interface TokenGroup {
  readonly title: string;
  readonly tokens: readonly Token[];
}

const groups = [
  { title: 'Colours', holds: (value: string) => value.startsWith('light-dark(') },
  { title: 'Type', holds: (_: string, name: string) => /-(font|size)-/.test(`${name}-`) },
  { title: 'Space', holds: (_: string, name: string) => name.includes('-space-') },
  { title: 'Shape, tint and motion', holds: () => true },
];

/** The tokens that a stylesheet defines, in its order, each in the first group that it belongs to. */
export function readTokens(css: string): readonly TokenGroup[] {
  const tokens = new Map<string, Token>();
  for (const [, name, value] of css.matchAll(/(--oddkin-[a-z0-9-]+?)-default:\s*([^;]+);/g)) {
    if (name !== undefined && value !== undefined && !tokens.has(name)) tokens.set(name, { name, value: value.replaceAll(/\s+/g, ' ') });
  }
  const left = [...tokens.values()];
  return groups.map(({ title, holds }) => {
    const mine = left.filter(({ name, value }) => holds(value, name));
    for (const token of mine) left.splice(left.indexOf(token), 1);
    return { title, tokens: mine };
  });
}

/** The values of a colour in the light and in the dark, as `light-dark()` gives them; one value counts for both. */
export function bothThemes(value: string): readonly [light: string, dark: string] {
  const [, light, dark] = /^light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)$/.exec(value) ?? [];
  return light === undefined || dark === undefined ? [value, value] : [light, dark];
}
