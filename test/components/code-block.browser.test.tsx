import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CodeBlock } from '@oddkin/ai';
import '@oddkin/ai/styles.css';
import { OpenBlockProvider } from '../../src/markdown/index.js';

const code = "import { open } from './door.js';\n\nexport const pass = async (door) => {\n  await open(door); // knock first\n};";

describe('a code block', () => {
  it('takes its colours without a change of text or size', async () => {
    const { container } = await render(<CodeBlock code={code} language="js" />);
    const pre = container.querySelector('pre');
    const before = pre?.getBoundingClientRect();
    expect(pre?.textContent).toBe(code);
    await vi.waitFor(() => expect(container.querySelector('[data-kind="keyword"]')?.textContent).toBe('import'), 30_000);
    expect(pre?.textContent).toBe(code);
    expect(pre?.getBoundingClientRect()).toEqual(before);
    expect(container.querySelector('[style]')).toBeNull();
    const { color } = getComputedStyle(container.querySelector('[data-kind="keyword"]') ?? container);
    expect(color).not.toBe(getComputedStyle(pre ?? container).color);
  });

  it('is coloured by a worker, so that the page stays free', async () => {
    performance.clearResourceTimings();
    const { container } = await render(<CodeBlock code={`fn main() {}`} language="rust" />);
    await vi.waitFor(() => expect(container.querySelector('[data-kind="keyword"]')?.textContent).toBe('fn'), 30_000);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(loaded.filter((name) => /tokenise|shiki|langs/.test(name))).toEqual([]);
  });

  it('has its colours at once when it is mounted again', async () => {
    const first = await render(<CodeBlock code={code} language="js" />);
    await vi.waitFor(() => expect(first.container.querySelector('[data-kind]')).not.toBeNull(), 30_000);
    await first.unmount();
    const { container } = await render(<CodeBlock code={code} language="javascript" />);
    expect(container.querySelector('[data-kind="keyword"]')?.textContent).toBe('import');
  });

  it('stays plain while more of it may come', async () => {
    const { container, rerender } = await render(
      <OpenBlockProvider value={() => undefined}>
        <CodeBlock code="let a" language="js" />
      </OpenBlockProvider>,
    );
    expect(container.querySelector('code')?.childNodes).toHaveLength(1);
    await rerender(
      <OpenBlockProvider value={undefined}>
        <CodeBlock code="let a = 1" language="js" />
      </OpenBlockProvider>,
    );
    await vi.waitFor(() => expect(container.querySelector('[data-kind="keyword"]')?.textContent).toBe('let'), 30_000);
  });

  it('numbers and wraps its lines when asked, and copies them as they were written', async () => {
    const screen = await render(<CodeBlock code={code} language="nonsense" />);
    await screen.getByRole('button', { name: 'Number the lines' }).click();
    await screen.getByRole('button', { name: 'Wrap long lines' }).click();
    expect(screen.container.querySelectorAll('.oddkin-code-line')).toHaveLength(5);
    const heights = [...screen.container.querySelectorAll('.oddkin-code-line')].map((line) => line.getBoundingClientRect().height);
    expect(new Set(heights)).toHaveLength(1);
    expect(screen.container.querySelector('pre')?.textContent).toBe(code);
    expect(getComputedStyle(screen.container.querySelector('pre') ?? document.body).whiteSpace).toBe('pre-wrap');
  });
});
