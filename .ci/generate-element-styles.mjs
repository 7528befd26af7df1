// Writes src/element/styles-text.ts: the stylesheet as text, so that the custom element brings it along without a request.
// `--check` writes nothing and exits 1 when the file is not what it would write.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleStyles } from './build-css.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const target = 'src/element/styles-text.ts';
const text = `// Generated from src/styles/ by .ci/generate-element-styles.mjs. Do not edit.
export const stylesText = ${JSON.stringify(bundleStyles(root))};
`;

if (!process.argv.includes('--check')) writeFileSync(root + target, text);
else if (readFileSync(root + target, 'utf8') !== text) {
  console.error(`${target} is not what src/styles gives. Run node .ci/generate-element-styles.mjs.`);
  process.exitCode = 1;
}
