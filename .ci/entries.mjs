// The one list of entry points: what a user imports, and the file under src that it comes from.
export const entries = {
  '.': 'index.ts',
  './primitives': 'primitives/index.ts',
  './aicc': 'aicc/index.ts',
  './store': 'projection/index.ts',
  './recording': 'recording/index.ts',
  './validate': 'schema/validate.ts',
  './testing': 'testing/index.ts',
  './maths': 'maths/index.ts',
  './diagrams': 'diagrams/index.ts',
  './element': 'element/index.ts',
  './dungeon': 'dungeon/index.ts',
  './bridge': 'bridge/index.ts',
  './conformance': 'conformance/index.ts',
};

/** Aliases for Vite, so that tests and stories import by package name and get the sources. Longest name first. */
export function entryAliases(root) {
  const named = Object.entries(entries).map(([entry, file]) => ({
    find: new RegExp(`^@oddkin/ai${entry.slice(1)}$`),
    replacement: `${root}src/${file}`,
  }));
  const styles = ['styles.css', 'styles.unlayered.css', 'observer.css', 'observer.unlayered.css'].map((file) => ({
    find: new RegExp(`^@oddkin/ai/${file}(\\?.*)?$`),
    replacement: `${root}src/styles/${file}$1`,
  }));
  const themes = { find: /^@oddkin\/ai\/themes\//, replacement: `${root}src/styles/themes/` };
  return [...named, ...styles, themes];
}
