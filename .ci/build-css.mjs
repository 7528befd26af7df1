// Bundles each stylesheet of src/styles twice: in cascade layers, and without them for pages whose own reset stands in no layer.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { bundle } from 'lightningcss';
import postcss from 'postcss';

// The first of each that know light-dark().
const targets = { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) };
const lightDark = 'light-dark(';

/** What a page loads: for conversations, and beside it for the panel. */
export const sheets = ['styles', 'observer'];

/** Writes the sheets into dist, each theme under dist/themes, and a types file for each. */
export function buildStyles(root) {
  mkdirSync(`${root}dist/themes`, { recursive: true });
  for (const name of sheets) {
    const layered = bundleStyles(root, `${name}.css`);
    write(`${name}.css`, layered);
    write(`${name}.unlayered.css`, withoutLayers(layered));
  }
  for (const file of readdirSync(`${root}src/styles/themes`)) write(`themes/${file}`, bundleStyles(root, `themes/${file}`));

  function write(name, text) {
    writeFileSync(`${root}dist/${name}`, text);
    writeFileSync(`${root}dist/${name}.d.ts`, 'export {};\n');
  }
}

/** The text of a stylesheet under src/styles. */
export function bundleStyles(root, file) {
  return keepLightDark(withConstants(bundleOf(root, file), bundleOf(root, 'tokens.css')));
}

function bundleOf(root, file) {
  return bundle({ filename: `${root}src/styles/${file}`, minify: true, targets }).code.toString();
}

/**
 * Writes the default of a token where it is read, if `tokens` sets it once and it is shorter than its name: nothing else can change it. What depends
 * on the scheme stays a name, since it is more than one value.
 */
export function withConstants(css, tokens) {
  const values = new Map();
  postcss.parse(tokens).walkDecls(/-default$/, ({ prop, value }) => values.set(prop, [...(values.get(prop) ?? []), value]));
  return css.replace(/var\((--[\w-]+-default)\)/g, (name, prop) => {
    const [value, ...others] = values.get(prop) ?? [name, name];
    return others.length > 0 || value.includes(lightDark) || value.length >= name.length ? name : value;
  });
}

/**
 * Puts light-dark() under @supports, after the light value alone. The bundlers of host pages rewrite it for old browsers into something
 * that holds no colour at all on a page that declares no color-scheme; under @supports they leave it as it is.
 */
export function keepLightDark(css) {
  const sheet = postcss.parse(css);
  const blocks = new Map();
  sheet.walkDecls((declaration) => {
    if (declaration.value.includes(lightDark)) blocks.set(declaration.parent, [...(blocks.get(declaration.parent) ?? []), declaration]);
  });
  for (const [block, declarations] of blocks) {
    const support = postcss.atRule({ name: 'supports', params: '(color:light-dark(#fff,#000))' });
    support.append(declarations.map((declaration) => declaration.clone()));
    for (const declaration of declarations) declaration.value = lightOnly(declaration.value);
    block.append(support);
  }
  return sheet.toString();
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

/** `light-dark(a, b)` becomes `a`, wherever it stands in the value. */
function lightOnly(value) {
  const start = value.indexOf(lightDark);
  if (start === -1) return value;
  const inner = start + lightDark.length;
  const comma = indexOutside(value, inner, ',');
  const end = indexOutside(value, comma + 1, ')');
  return lightOnly(value.slice(0, start) + value.slice(inner, comma).trim() + value.slice(end + 1));
}

/** Where `mark` comes next, not counting what stands in parentheses of its own. */
function indexOutside(value, from, mark) {
  let depth = 0;
  for (let index = from; index < value.length; index += 1) {
    if (depth === 0 && value[index] === mark) return index;
    if (value[index] === '(') depth += 1;
    if (value[index] === ')') depth -= 1;
  }
  throw new Error(`src/styles: "${value}" has a light-dark() that does not end.`);
}
