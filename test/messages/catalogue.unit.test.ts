import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { de, en, type MessageText } from '@oddkin/ai';
import { root, sourceFiles } from '../package/source-files.js';
import { findVisibleStrings } from './visible-strings.js';

// The map of the demo's world is what a host would draw, in words of its own.
const others = ['src/messages/', 'src/dungeon/'];
const files = sourceFiles('src').filter((file) => /\.tsx?$/.test(file) && !others.some((folder) => file.startsWith(folder)));
const english: Readonly<Record<string, MessageText>> = en;
const german: Readonly<Record<string, MessageText>> = de;

describe('the catalogue', () => {
  it('holds every string that a person sees or hears', () => {
    const outside = files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => findVisibleStrings(readFileSync(root + file, 'utf8')).map(({ line, text }) => `${file}:${line}: ${text}`));
    expect(outside.filter((found) => !proper.some((name) => found.endsWith(`: ${name}`)))).toEqual([]);
  });

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<button aria-label="Close" className="close" data-kind="primary" />', ['Close']],
    ['<p title={isOpen ? "Open" : text("a.b")}>{isOpen && "shown"}</p>', ['Open', 'shown']],
    ['<p>{`$' + '{count} items`}</p>', ['items']],
    ['<p>{text("a.b")} · {count}</p>', []],
    ['<p role="alert">{state === "failed" ? null : words}</p>', []],
  ])('would not let pass in %s: %j', (source, expected) => {
    expect(findVisibleStrings(`const part = ${source};`).map(({ text }) => text)).toEqual(expected);
  });

  it('has no text that nothing shows', () => {
    const sources = files.map((file) => readFileSync(root + file, 'utf8')).join('\n');
    const built = [...sources.matchAll(/`([a-z-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, start]) => start ?? '');
    const unused = Object.keys(english).filter(
      (key) => !sources.includes(`'${key}'`) && !sources.includes(`"${key}"`) && !built.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('has the same keys in German', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.keys(english))('has the same placeholders in German: %s', (key) => {
    expect(new Set(forms(german[key]).flatMap(placeholders))).toEqual(new Set(forms(english[key]).flatMap(placeholders)));
    expect(typeof german[key]).toBe(typeof english[key]);
  });

  it.each([
    ['en', english],
    ['de', german],
  ])('has each plural form that %s needs, and no empty text', (locale, catalogue) => {
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [key, text] of Object.entries(catalogue)) {
      if (typeof text === 'string') expect(text.trim(), key).not.toBe('');
      else expect(Object.keys(text).sort(), key).toEqual([...categories].sort());
    }
  });

  it('is another text in German, but for what both languages write alike', () => {
    const same = Object.keys(english).filter((key) => JSON.stringify(english[key]) === JSON.stringify(german[key]));
    expect(same.length).toBeLessThan(Object.keys(english).length / 10);
  });
});

/** What is called so in every language. */
const proper = ['JSON', 'Hz', 'ms'];

function forms(text: MessageText | undefined): readonly string[] {
  return text === undefined ? [] : typeof text === 'string' ? [text] : Object.values(text);
}

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}
