import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { bundleStyles, keepLightDark, withoutLayers } from '../../.ci/build-css.mjs';
import { root } from './source-files.js';

// What Vite asks of a stylesheet unless it is told otherwise, and what it writes it with.
const hostTargets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

describe('the built stylesheets', () => {
  it('keep their colours in a host whose bundler writes for older browsers', () => {
    for (const css of [bundleStyles(root), withoutLayers(bundleStyles(root))]) {
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
    expect(withoutLayers(bundleStyles(root))).not.toContain('@layer');
  });
});
