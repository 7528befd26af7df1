import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import script from 'mermaid/dist/mermaid.min.js?url';
import { MarkdownExtensionsProvider, MarkdownText } from '@oddkin/ai';
import { diagramFrame, diagrams } from '@oddkin/ai/diagrams';
import '@oddkin/ai/styles.css';
import { readReport } from '../../src/diagrams/read-report.js';

const extensions = [diagrams({ script })];

describe('diagrams', () => {
  it('are drawn in a frame of an origin of its own, as high as they are, with their source at hand', async () => {
    const screen = await show('```mermaid\nflowchart LR\n  accTitle: Ways out\n  Hall --> Crypt\n```');
    const { container } = screen;
    await vi.waitFor(() => expect(state(container)).toBe('drawn'), 15_000);
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
    await vi.waitFor(() => expect(state(container)).toBe('failed'), 15_000);
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('[role="status"]')?.textContent).toMatch(/could not be drawn: .*error/i);
    expect(container.querySelector('pre')?.checkVisibility()).toBe(true);
  });

  it('are believed by no other frame', async () => {
    const { container } = await show('```mermaid\nflowchart LR\n  A --> B\n```');
    await vi.waitFor(() => expect(container.querySelector('iframe')).not.toBeNull());
    window.postMessage({ state: 'failed', message: 'planted' }, '*');
    await vi.waitFor(() => expect(state(container)).toBe('drawn'), 15_000);
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
