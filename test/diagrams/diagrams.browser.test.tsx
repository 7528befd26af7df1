import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import script from 'mermaid/dist/mermaid.min.js?url';
import { MarkdownExtensionsProvider, MarkdownText, MessagesProvider } from '@oddkin/ai';
import { diagramFrame, diagrams } from '@oddkin/ai/diagrams';
import '@oddkin/ai/styles.css';
import { Diagram } from '../../src/diagrams/diagram.js';
import { readReport } from '../../src/diagrams/read-report.js';

const extensions = [diagrams({ script })];

describe('diagrams', () => {
  it('are drawn in a frame of an origin of its own, as high as they are, with their source at hand', async () => {
    const screen = await show('```mermaid\nflowchart LR\n  accTitle: Ways out\n  Hall --> Crypt\n```');
    const { container } = screen;
    await expect.poll(() => state(container), { timeout: 100_000 }).toBe('drawn');
    const frame = container.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame?.contentDocument).toBeNull();
    expect(frame?.title).toBe('Diagram: Ways out');
    expect(frame?.getBoundingClientRect().height).toBeGreaterThan(40);
    expect(container.querySelector('pre')?.checkVisibility()).toBe(false);
    await screen.getByRole('button', { name: 'Show the source' }).click();
    expect(container.querySelector('pre')?.checkVisibility()).toBe(true);
  });

  it('that have a fault leave their source and say what is wrong', async () => {
    const { container } = await show('```mermaid\nflowchart LR\n  A --> \n  ][\n```');
    await expect.poll(() => state(container), { timeout: 100_000 }).toBe('failed');
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('[role="status"]')?.textContent).toMatch(/could not be drawn: .*error/i);
    expect(container.querySelector('pre')?.checkVisibility()).toBe(true);
  });

  it('stay drawn where the words around them change, however long that is', async () => {
    const screen = await render(inWords('en'));
    const { container } = screen;
    await expect.poll(() => state(container), { timeout: 100_000 }).toBe('drawn');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await screen.rerender(inWords('de'));
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    // Renders what has come of that.
    await screen.rerender(inWords('de'));
    expect(container.querySelector('.oddkin-diagram-toggle')?.textContent).toBe('Quelle zeigen');
    expect(state(container)).toBe('drawn');

    function inWords(locale: 'en' | 'de') {
      return (
        <MessagesProvider locale={locale} messages={{ 'diagram.showSource': locale === 'de' ? 'Quelle zeigen' : 'Show' }}>
          <Diagram code={'flowchart LR\n  A --> B'} script={script} frame={undefined}>
            The source.
          </Diagram>
        </MessagesProvider>
      );
    }
  });

  it('are believed by no other frame', async () => {
    const { container } = await show('```mermaid\nflowchart LR\n  A --> B\n```');
    await expect.poll(() => container.querySelector('iframe')).not.toBeNull();
    window.postMessage({ state: 'failed', message: 'planted' }, '*');
    await expect.poll(() => state(container), { timeout: 100_000 }).toBe('drawn');
    expect(container.textContent).not.toContain('planted');
  });

  it('take from their frame nothing but a size and a name', () => {
    expect(readReport({ state: 'drawn', height: Infinity, title: '' })).toBeUndefined();
    expect(readReport({ state: 'drawn', height: 10, title: 'a', html: '<img>' })).toEqual({ state: 'drawn', height: 10, title: 'a' });
    expect(readReport({ state: 'elsewhere' })).toBeUndefined();
    expect(readReport('drawn')).toBeUndefined();
  });

  it('let no address out of the attribute that it stands in', () => {
    expect(diagramFrame('https://a.example/m.js"><script>alert(1)</script>')).not.toContain('"><script>alert');
  });
});

function state(container: Element) {
  return container.querySelector('.oddkin-diagram')?.getAttribute('data-state');
}

function show(text: string) {
  return render(
    <MarkdownExtensionsProvider value={extensions}>
      <MarkdownText text={text} />
    </MarkdownExtensionsProvider>,
  );
}
