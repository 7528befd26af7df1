import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { bundleStyles, keepLightDark, sheets, withConstants, withoutLayers } from '../../.ci/build-css.mjs';
import { root } from './source-files.js';

// What Vite asks of a stylesheet unless it is told otherwise, and what it writes it with.
const hostTargets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

const built = sheets.map((name) => bundleStyles(root, `${name}.css`));
const [styles = ''] = built;

describe('the built stylesheets', () => {
  it('keep their colours in a host whose bundler writes for older browsers', () => {
    for (const css of [styles, withoutLayers(styles)]) {
      const { code } = transform({ filename: 'host.css', code: Buffer.from(css), targets: hostTargets, minify: true });
      expect(code.toString()).not.toContain('var(--lightningcss');
      expect(code.toString()).toContain('light-dark(');
    }
  });

  it('give the light colour before the one that depends on the scheme', () => {
    expect(keepLightDark('.a{color:light-dark(rgb(1,2,3),var(--x,red));top:0}')).toBe(
      '.a{color:rgb(1,2,3);top:0;@supports (color:light-dark(#fff,#000)){color:light-dark(rgb(1,2,3),var(--x,red))}}',
    );
  });

  it('hold the same rules without layers, in the order of the layers', () => {
    expect(withoutLayers('@layer a,b;@layer b{.x{top:0}}@layer a{.x{top:1px}}.y{top:2px}')).toBe('.y{top:2px}.x{top:1px}.x{top:0}');
    for (const css of built) expect(withoutLayers(css)).not.toContain('@layer');
  });

  it('name the layers in one order, whichever of them is loaded first', () => {
    for (const css of built) expect(css).toMatch(/^@layer oddkin\.tokens[,{]/);
  });

  it('write the default of a token where it is read, if nothing else can change it', () => {
    const tokens =
      ':root{--a-space-default:1px;--a-colour-default:light-dark(#fff,#000);--a-tint-default:1%;--a-font-default:a list of fonts that is long}';
    const css =
      '.a{top:var(--a-space,var(--a-space-default));color:var(--a-colour-default);left:var(--a-tint-default);font:var(--a-font-default)}';
    expect(withConstants(css, `${tokens}.dark{--a-tint-default:2%}`)).toBe(css.replace('var(--a-space-default)', '1px'));
  });

  it('come to the tag with the same classes, in two parts', () => {
    const [first = '', later = ''] = ['element.css', 'element-on-demand.css'].map((name) => bundleStyles(root, name));
    expect(classesIn(first + later)).toEqual(classesIn(built.join('')));
  });
});

function classesIn(css: string): readonly string[] {
  return [...new Set(css.match(/\.oddkin-[\w-]+/g))].toSorted();
}
