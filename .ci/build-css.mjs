// Bundles src/styles/styles.css twice: in cascade layers, and without them for pages whose own reset stands in no layer.
import { mkdirSync, writeFileSync } from 'node:fs';
import { bundle } from 'lightningcss';
import postcss from 'postcss';

// The first of each that know light-dark(): written for older ones, it would no longer follow the color-scheme of the host's page.
const targets = { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) };

/** Writes dist/styles.css, dist/styles.unlayered.css and a types file for each. */
export function buildStyles(root) {
  const { code } = bundle({ filename: `${root}src/styles/styles.css`, minify: true, targets });
  mkdirSync(`${root}dist`, { recursive: true });
  write('styles.css', code.toString());
  write('styles.unlayered.css', withoutLayers(code.toString()));

  function write(name, text) {
    writeFileSync(`${root}dist/${name}`, text);
    writeFileSync(`${root}dist/${name}.d.ts`, 'export {};\n');
  }
}

/** The same rules in the order of their layers, which is the order that the cascade gave them. */
export function withoutLayers(css) {
  const sheet = postcss.parse(css);
  const statements = sheet.nodes.filter((node) => isLayer(node) && node.nodes === undefined);
  const order = statements.flatMap((node) => node.params.split(',').map((name) => name.trim()));
  const rank = (node) => (isLayer(node) ? order.indexOf(node.params) : -1);
  const rules = sheet.nodes.filter((node) => !statements.includes(node)).toSorted((left, right) => rank(left) - rank(right));
  sheet.removeAll();
  for (const rule of rules) sheet.append(isLayer(rule) ? rule.nodes : rule);
  if (sheet.toString().includes('@layer')) throw new Error('src/styles: a layer stands inside another rule, where it cannot be unwrapped.');
  return sheet.toString();
}

function isLayer(node) {
  return node.type === 'atrule' && node.name === 'layer';
}
