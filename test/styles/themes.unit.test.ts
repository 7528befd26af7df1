import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bothThemes, readTokens } from '../../stories/docs/read-tokens.js';
import { root } from '../package/source-files.js';
import { allSights, contrast, distance, tinted } from './colour-sight.js';

const styles = `${root}src/styles/`;
const defaults = new Map(
  readTokens(readFileSync(`${styles}tokens.css`, 'utf8')).flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value])),
);
const themeFiles = readdirSync(`${styles}themes`);

const surfaces = ['background', 'surface', 'sunken'];
const meanings = ['accent', 'success', 'warning', 'danger'];
const classes = ['sensor', 'actuator', 'generator'];
const texts = ['text', 'text-muted', ...meanings, ...classes];

const palettes = [
  ['default', new Map<string, string>()] as const,
  ...themeFiles.map((file) => [file.replace('.css', ''), settingsOf(file)] as const),
].flatMap(([theme, own]) =>
  (['light', 'dark'] as const).map((scheme) => ({
    theme,
    scheme,
    tint: scheme === 'light' ? 0.1 : 0.16,
    of: (name: string): string =>
      bothThemes(own.get(`--oddkin-${name}`) ?? defaults.get(`--oddkin-${name}`) ?? '')[scheme === 'light' ? 0 : 1],
  })),
);

describe.each(palettes)('the theme $theme in the $scheme', ({ theme, tint, of }) => {
  const floor = theme === 'high-contrast' ? 7 : 4.5;

  it.each(texts)('shows %s clearly on all three surfaces', (name) => {
    for (const surface of surfaces) expect(contrast(of(name), of(surface)), surface).toBeGreaterThanOrEqual(floor);
  });

  it.each([...meanings, ...classes])('shows %s clearly on a tint of itself', (name) => {
    for (const surface of surfaces) expect(contrast(of(name), tinted(of(name), of(surface), tint)), surface).toBeGreaterThanOrEqual(4.5);
  });

  it('shows what stands on the accent, and strong borders', () => {
    expect(contrast(of('on-accent'), of('accent'))).toBeGreaterThanOrEqual(floor);
    for (const surface of surfaces) expect(contrast(of('border-strong'), of(surface)), surface).toBeGreaterThanOrEqual(3);
  });

  it.each(allSights)('keeps meanings apart, and tool classes, by %s sight', (sight) => {
    for (const [one, other] of [...pairs(meanings), ...pairs(classes)]) {
      expect(distance(of(one), of(other), sight), `${one} and ${other}`).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('a ready theme', () => {
  it('is told apart from one that does not hold', () => {
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
    expect(distance('#b3261e', '#8a5200', 'deuteranopia')).toBeLessThan(2);
  });

  it.each(themeFiles)('sets tokens that there are, and nothing else: %s', (file) => {
    expect([...settingsOf(file).keys()].filter((name) => !defaults.has(name))).toEqual([]);
    const css = readFileSync(`${styles}themes/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, '');
    expect(css.match(/[a-z-]+(?=:\s)/g)?.filter((name) => !name.startsWith('--oddkin-'))).toEqual([]);
  });
});

function settingsOf(file: string): ReadonlyMap<string, string> {
  const css = readFileSync(`${styles}themes/${file}`, 'utf8');
  return new Map(Array.from(css.matchAll(/(--oddkin-[a-z0-9-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]));
}

function pairs(names: readonly string[]): readonly (readonly [string, string])[] {
  return names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));
}
