import { describe, expect, it } from 'vitest';
import { judgeLink, judgeMedia } from '../../src/markdown/index.js';

const refused = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'java%09script:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>1</script>',
  'blob:https://example.test/x',
  'file:///etc/passwd',
  'filesystem:x',
  '//evil.example/x',
  '\\\\evil.example\\x',
  '/\\evil.example',
  'https:/\\evil.example',
  'https:evil.example',
  'https://',
  'https://user:pw@evil.example',
  'https://example.test/\u202egnp.exe',
  'https://example.test/ x',
  'https://ex\u00adample.test/',
  'https://example.test/\u3164',
  'https://example.test/\u{e0041}',
  'https://example.test/\ufe0f',
  'https://example.test/\ud800',
  'http:///evil.example',
  'http:\\evil.example',
  'view-source:https://example.test',
  'intent://scan/#Intent;scheme=zxing;end',
  'ws://example.test',
  'tel:+1',
  '%6aavascript:alert(1)',
  '\uff4aavascript:alert(1)',
  '',
];

const allowed = [
  'https://example.test/a?b=1&c=2#d',
  'HTTP://example.test',
  'mailto:a@example.test',
  '/local',
  '#frag',
  'docs/readme.md',
  '?q=a:b',
  './a:b',
];

it('lets no character hide a scheme', () => {
  for (let code = 0; code < 0x300; code += 1) {
    const decision = judgeLink(`java${String.fromCharCode(code)}script:alert(1)`, {});
    // A path whose first step holds no colon is the page's own.
    if (decision.isAllowed) expect(['/', '?', '#']).toContain(String.fromCharCode(code));
  }
});

describe('links', () => {
  it.each(refused)('refuses %j', (url) => {
    expect(judgeLink(url, {})).toMatchObject({ isAllowed: false });
  });

  it.each(allowed)('lets %j pass as it was written', (url) => {
    expect(judgeLink(url, {})).toMatchObject({ isAllowed: true, href: url });
  });

  it('takes an entity in a field for the path that it is', () => {
    expect(judgeLink('java&#115;cript:alert(1)', {})).toMatchObject({ isAllowed: true, kind: 'relative' });
  });

  it('lead only to the origins that a host names', () => {
    const policy = { linkOrigins: ['https://example.test'] };
    expect(judgeLink('https://example.test/a', policy)).toMatchObject({ isAllowed: true, host: 'example.test' });
    expect(judgeLink('https://example.test.evil.example/a', policy)).toEqual({ isAllowed: false, reason: 'origin' });
    expect(judgeLink('http://example.test/a', policy)).toEqual({ isAllowed: false, reason: 'origin' });
  });
});

describe('media', () => {
  it.each([...refused, 'mailto:a@example.test', '#frag', 'data:image/svg+xml,<svg/onload=alert(1)>'])('refuses %j', (url) => {
    expect(judgeMedia(url, {})).toMatchObject({ isAllowed: false });
  });

  it.each(['https://evil.example/p.png', '/local.png', 'p.png'])('asks before it loads %j', (url) => {
    expect(judgeMedia(url, {})).toMatchObject({ isAllowed: true, isAsked: true });
  });

  it('loads from an origin that the host names, and from none that only begins like it', () => {
    const policy = { mediaOrigins: ['https://cdn.example.test'] };
    expect(judgeMedia('https://cdn.example.test/logo.png', policy)).toMatchObject({ isAsked: false });
    expect(judgeMedia('https://cdn.example.test.evil.example/logo.png', policy)).toMatchObject({ isAsked: true });
  });

  it('shows raster pictures that stand in the URL where the host says so, never SVG', () => {
    const policy = { inlineImages: true };
    expect(judgeMedia('data:image/png;base64,iVBORw0KGgo=', policy)).toMatchObject({ isAllowed: true, isAsked: false });
    expect(judgeMedia('data:image/png;base64,iVBORw0KGgo=', {})).toMatchObject({ isAllowed: true, kind: 'inline', isAsked: true });
    expect(judgeMedia('data:image/png;base64,iVBORw0KGgo=', { inlineImages: false })).toMatchObject({ isAllowed: false });
    expect(judgeMedia('data:text/html;base64,iVBORw0KGgo=', policy)).toMatchObject({ isAllowed: false });
    expect(judgeMedia('data:image/svg+xml;base64,PHN2Zz4=', policy)).toMatchObject({ isAllowed: false });
  });
});
