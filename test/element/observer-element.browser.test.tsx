import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountObserver, type OddkinObserverElement } from '@oddkin/ai/element';
import { createFrames, documentEntry, fakeBridge } from '@oddkin/ai/testing';

afterEach(() => document.body.replaceChildren());

describe('<oddkin-observer>', () => {
  it('shows what comes over its transport, in a shadow root with stylesheets of its own', async () => {
    const bridge = fakeBridge();
    const element = stand({ transport: bridge.transport });
    bridge.send(...openingFrames('From the shadows.'));
    await expect.element(page.getByText('From the shadows.')).toBeVisible();
    expect(element.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
    expect(document.adoptedStyleSheets).toHaveLength(0);
    expect(element.shadowRoot?.querySelector('style')).toBeNull();
    const panel = element.shadowRoot?.querySelector('.oddkin-observer');
    expect(panel === null || panel === undefined ? '' : getComputedStyle(panel).display).toBe('flex');
  });

  it('closes its connection when it is taken out, and not when it is only moved', async () => {
    const bridge = fakeBridge();
    const element = stand({ transport: bridge.transport });
    await expect.poll(() => bridge.connections()).toBe(1);
    const place = document.createElement('div');
    document.body.append(place);
    place.append(element);
    await Promise.resolve();
    expect(bridge.connections()).toBe(1);
    element.remove();
    await expect.poll(() => bridge.connections()).toBe(0);
    document.body.append(element);
    await expect.poll(() => bridge.connections()).toBe(1);
  });

  it('stands twice on a page, each with its own stream and both with the same stylesheets', async () => {
    const [left, right] = [fakeBridge(), fakeBridge()];
    const elements = [stand({ transport: left.transport }), stand({ transport: right.transport })];
    left.send(...openingFrames('Left speaks.'));
    right.send(...openingFrames('Right speaks.'));
    await expect.element(page.getByText('Left speaks.')).toBeVisible();
    await expect.element(page.getByText('Right speaks.')).toBeVisible();
    const [first, second] = elements.map(({ shadowRoot }) => [...(shadowRoot?.adoptedStyleSheets ?? [])]);
    expect(first).toHaveLength(2);
    expect(first?.every((sheet, index) => sheet === second?.[index])).toBe(true);
  });

  it('follows its attributes', async () => {
    const element = stand({ transport: fakeBridge().transport });
    element.setAttribute('theme', 'dark');
    element.setAttribute('density', 'compact');
    const panel = () => element.shadowRoot?.querySelector<HTMLElement>('.oddkin-observer')?.dataset;
    await expect.poll(() => panel()?.['oddkinTheme']).toBe('dark');
    await expect.poll(() => panel()?.['density']).toBe('compact');
  });

  it('hands out its parts, and takes tokens from the page', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'oddkin-observer { --oddkin-accent: rgb(1, 2, 3) } oddkin-observer::part(header) { outline: 3px solid var(--oddkin-accent) }',
    );
    document.adoptedStyleSheets = [sheet];
    const element = stand({ transport: fakeBridge().transport });
    const header = () => element.shadowRoot?.querySelector('[part~="header"]');
    await expect.poll(() => header() ?? null).not.toBeNull();
    expect(getComputedStyle(header() as Element).outlineColor).toBe('rgb(1, 2, 3)');
    expect([...new Set([...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((each) => [...each.part]))]).toEqual(
      expect.arrayContaining(['panel', 'header', 'tabs', 'tab', 'region', 'conversation']),
    );
    document.adoptedStyleSheets = [];
  });

  it('says what is wrong with an address that is none', async () => {
    const element = document.createElement('oddkin-observer');
    element.setAttribute('url', 'http://127.0.0.1/observe');
    document.body.append(element);
    await expect.element(page.getByRole('alert')).toHaveTextContent(/must begin with ws/);
  });

  it('takes over properties that were set before it was known', async () => {
    const bridge = fakeBridge();
    const element = document.createElement('oddkin-observer');
    Object.defineProperty(element, 'transport', { value: bridge.transport, configurable: true, enumerable: true, writable: true });
    document.body.append(element);
    await expect.poll(() => bridge.connections()).toBe(1);
  });
});

describe('<oddkin-observer> and the person', () => {
  it('tells the page how much waits, before its title too where that is asked for, and speaks German', async () => {
    const bridge = fakeBridge();
    const counts: number[] = [];
    document.title = 'Host';
    document.body.addEventListener('oddkin-attention', (event) => counts.push((event as CustomEvent<{ count: number }>).detail.count));
    const element = stand({ transport: bridge.transport });
    element.addEventListener('oddkin-action', (event) => event.preventDefault());
    for (const [name, value] of [
      ['locale', 'de'],
      ['title-badge', ''],
      ['takes-actions', ''],
      ['region', 'attention'],
    ] as const)
      element.setAttribute(name, value);
    const frames = createFrames();
    const question = { questionId: 'q', revision: 1, kind: 'text' as const, prompt: 'Wohin?', status: 'requested' as const };
    bridge.send(frames.sessionInit(), frames.agentMessage({ documents: [documentEntry('oddkin.ai.question', question)] }));
    await page.getByRole('textbox', { name: 'Wohin?' }).fill('nach Norden');
    await expect.poll(() => document.title).toBe('(1) Host');
    document.title = 'Host anew';
    await expect.poll(() => document.title).toBe('(1) Host anew');
    await page.getByRole('button', { name: 'Antwort senden' }).click();
    await expect.element(page.getByText('Nichts braucht Sie.')).toBeVisible();
    await expect.poll(() => document.title).toBe('Host anew');
    expect(counts.filter((count, index) => count !== counts[index - 1])).toEqual([0, 1, 0]);
    element.remove();
  });

  it('keeps what is typed in it from the keyboard shortcuts of the page, and the page from its own', async () => {
    const bridge = fakeBridge();
    const pressed: string[] = [];
    const listen = ({ key }: KeyboardEvent): void => void pressed.push(key);
    window.addEventListener('keydown', listen);
    stand({ transport: bridge.transport }).setAttribute('takes-actions', '');
    bridge.send(...openingFrames('Hello.'));
    await page.getByRole('textbox', { name: 'Message to the agent' }).click();
    await userEvent.keyboard('stop /p{Escape}');
    await expect.element(page.getByRole('textbox', { name: 'Message to the agent' })).toHaveValue('stop /p');
    expect(pressed).toEqual([]);
    await userEvent.keyboard('{Tab}');
    window.removeEventListener('keydown', listen);
    expect(pressed).toEqual(['Tab']);
  });
});

describe('mountObserver', () => {
  it('puts a panel into any element and takes it away again', async () => {
    const bridge = fakeBridge();
    const place = document.createElement('section');
    document.body.append(place);
    const mounted = mountObserver(place, { transport: bridge.transport });
    bridge.send(...openingFrames('In a section.'));
    await expect.element(page.getByText('In a section.')).toBeVisible();
    mounted.update({ transport: bridge.transport, defaultRegion: 'wire', theme: 'light' });
    await expect.poll(() => place.shadowRoot?.querySelector<HTMLElement>('.oddkin-observer')?.dataset['oddkinTheme']).toBe('light');
    mounted.unmount();
    await expect.poll(() => bridge.connections()).toBe(0);
  });

  it('lets the keyboard move between tabs inside the shadow root', async () => {
    const element = stand({ transport: fakeBridge().transport });
    await page.getByRole('tab', { name: 'Conversation' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => element.shadowRoot?.activeElement?.textContent).toBe('Plan');
  });
});

function stand(properties: Partial<OddkinObserverElement>): OddkinObserverElement {
  const element = document.createElement('oddkin-observer');
  Object.assign(element, properties);
  document.body.append(element);
  return element;
}

function openingFrames(text: string): readonly object[] {
  const frames = createFrames();
  return [frames.sessionInit(), frames.agentMessage({ text })];
}
