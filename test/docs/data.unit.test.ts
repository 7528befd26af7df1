import { existsSync, readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { validateDocument, validateFrame } from '@oddkin/ai/validate';
import { OddkinObserverElement } from '@oddkin/ai/element';
import { root } from '../package/source-files.js';
import { codeBlocks, documentationPages, placeOf } from './code-blocks.js';

const blocks = codeBlocks().map((block) => ({ ...block, place: placeOf(block) }));
const ofLanguage = (language: string) => blocks.filter((block) => block.language === language);
const pages = documentationPages().map((page) => ({ page, text: readFileSync(root + page, 'utf8') }));

describe('in the documentation', () => {
  it.each(ofLanguage('json'))('JSON is what it is shown to be: $place', ({ code }) => {
    expect(faultsOf(JSON.parse(code))).toEqual([]);
  });

  it('JSON that is no frame would be told', () => {
    expect(faultsOf({ protocol: 'aicc/0.1', type: 'tool_call' })).toEqual(['/session_id']);
    expect(faultsOf({ schema: 'oddkin.ai.plan', version: 1, value: { planId: 'p', steps: [], title: 1 } })).toEqual(['/title']);
  });

  it.each(ofLanguage('html'))('the tag has no attribute that it does not read: $place', ({ code }) => {
    const known = new Set([...OddkinObserverElement.observedAttributes, 'id', 'class', 'style']);
    const tags = Array.from(code.matchAll(/<oddkin-observer\b([^>]*)>/g), ([, attributes = '']) => attributes);
    const names = tags.flatMap((text) => Array.from(text.matchAll(/([a-z-]+)(?:="[^"]*")?/g), ([, name = '']) => name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(ofLanguage('html'))('scripts in pages can be read: $place', ({ code }) => {
    const scripts = Array.from(code.matchAll(/<script[^>]*>(.*?)<\/script>/gs), ([, script = '']) => script);
    const faults = scripts.flatMap((script) => ts.transpileModule(script, { reportDiagnostics: true, fileName: 'a.js' }).diagnostics ?? []);
    expect(faults.map(({ messageText }) => messageText)).toEqual([]);
  });

  it.each(blocks.filter(({ language }) => ['css', 'html', 'tsx'].includes(language)))(
    'custom properties are tokens: $place',
    ({ code }) => {
      const tokens = readFileSync(`${root}src/styles/tokens.css`, 'utf8');
      const named = Array.from(code.matchAll(/--oddkin-[a-z0-9-]+/g), ([name]) => name);
      expect(named.filter((name) => !tokens.includes(`${name.replace(/-default$/, '')}-default:`))).toEqual([]);
    },
  );

  it('hooks and makers that are named are exported', () => {
    const folder = `${root}test/package/api`;
    const reports = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const names = new Set(
      reports.flatMap((report) => Array.from(report.matchAll(/^(?:function|const|class) (\w+)/gm), ([, name]) => name)),
    );
    // What stands in the first column there is named by others.
    const ours = pages.map(({ page, text }) => ({
      page,
      text: page.endsWith('/migration.mdx') ? text.replaceAll(/^\|[^|]*\|/gm, '') : text,
    }));
    const named = ours.flatMap(({ page, text }) =>
      Array.from(
        text.matchAll(/`((?:use|create|define|connect|keep|mount|play|load)[A-Z]\w*)(?:\(|`)/g),
        ([, name = '']) => `${page}: ${name}`,
      ),
    );
    expect(named.filter((line) => !names.has(line.split(': ')[1] ?? ''))).toEqual([]);
  });
});

describe('links of the documentation', () => {
  const ids = new Set(pages.flatMap(({ text }) => /<Meta title="(.*?)"/.exec(text)?.[1] ?? []).map(pageId));

  it('to pages of the Storybook lead to pages that are there', () => {
    const links = pages.flatMap(({ page, text }) => Array.from(text.matchAll(/\?path=\/docs\/([\w-]+)/g), ([, id = '']) => ({ page, id })));
    expect(links.filter(({ id }) => !ids.has(id) && !id.startsWith('components-'))).toEqual([]);
  });

  it('to files lead to files that are there', () => {
    const readme = readFileSync(`${root}README.md`, 'utf8');
    const links = Array.from(readme.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, path = '']) => path);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !existsSync(root + path))).toEqual([]);
  });
});

it('each page says in its first lines what it is for', () => {
  const first = pages.map(({ page, text }) => ({ page, sentence: /^# [^\n]+\n\n(.+?)\n\n/ms.exec(text)?.[1] ?? '' }));
  expect(first.filter(({ sentence }) => !/^[A-Z`].*[.:]$/s.test(sentence)).map(({ page }) => page)).toEqual([]);
});

function faultsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('protocol' in value) return pathsOf(validateFrame(value));
  if ('schema' in value && 'value' in value) return pathsOf(validateDocument(value.schema as 'oddkin.ai.plan', value.value)); // any of them; it throws for others
  return [];
}

function pathsOf(validated: ReturnType<typeof validateFrame> | ReturnType<typeof validateDocument>): readonly string[] {
  return validated.ok ? [] : validated.problems.map(({ path }) => path);
}

/** The id that Storybook gives to a page of this title. */
function pageId(title: string): string {
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
}
