import type { Browser, Page } from 'playwright';
import { createFrames } from '@oddkin/ai/testing';
import { onTestFinished } from 'vitest';
import { startScriptedBridge } from '../journey/scripted-bridge.js';
import { serveEmbed } from './serve-embed.js';

/** What reads Markdown, and the colours of it. */
export const markdownChunk = /\/(chunks|classic)\/markdown-[^/]*\.js$/;

/**
 * Opens a page that holds the tag, which watches a bridge that says the texts. What has a path like `refused` is answered as by a server that is
 * overloaded, until it is not.
 */
export async function openEmbed(browser: Browser, folder: string, script: string, tag: string, texts: readonly string[], refused?: RegExp) {
  const bridge = await startScriptedBridge();
  const url = `ws://127.0.0.1:${bridge.port}/observe`;
  const html = `<title>Host</title><link rel="stylesheet" href="/page.css">${script}${tag.replace('<oddkin-observer', `<oddkin-observer url="${url}"`)}`;
  const served = await serveEmbed(folder, html, url);
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.setDefaultTimeout(90_000);
  onTestFinished(async () => {
    await page.close();
    served.close();
    await bridge.close();
  });
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const faults = listenForFaults(page);
  const refuse = await refusing(page, refused);
  await page.goto(served.url);
  if (tag !== '') {
    await bridge.connected();
    const frames = createFrames();
    bridge.send(frames.sessionInit(), ...texts.map((text) => frames.agentMessage({ text })));
  }
  return { page, faults, refuse, bridge, loaded: (part: string | RegExp) => paths.filter((path) => path.match(part) !== null).length };
}

async function refusing(page: Page, path: RegExp = /^$/) {
  let isOver = false;
  let tell = (): void => undefined;
  const happened = new Promise<void>((resolve) => (tell = resolve));
  await page.route(path, async (route) => {
    if (isOver) return route.continue();
    await route.fulfill({ status: 503 });
    tell();
  });
  return { happened, end: () => void (isOver = true) };
}

/** What the browser's console would show in red or yellow; a missing icon of the page is not of the element. */
function listenForFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico') || message.text().includes('favicon');
    if (['error', 'warning'].includes(message.type()) && !isIcon) faults.push(message.text());
  });
  return faults;
}
