// Writes the stylesheets as text into src/element, so that the custom element brings them along without a request for a stylesheet: what it has from
// the first moment, and what is needed by what is loaded on demand. `--check` writes nothing and exits 1 when a file is not what it would write.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleStyles } from './build-css.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const texts = [
  ['src/element/styles-text.ts', 'stylesText', 'element.css'],
  ['src/element/styles-text-on-demand.ts', 'stylesTextOnDemand', 'element-on-demand.css'],
];

for (const [target, name, sheet] of texts) {
  const text = `// Generated from src/styles/${sheet} by .ci/generate-element-styles.mjs. Do not edit.
export const ${name} = ${JSON.stringify(bundleStyles(root, sheet))};
`;
  if (!process.argv.includes('--check')) writeFileSync(root + target, text);
  else if (readFileSync(root + target, 'utf8') !== text) {
    console.error(`${target} is not what src/styles/${sheet} gives. Run node .ci/generate-element-styles.mjs.`);
    process.exitCode = 1;
  }
}
