import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ObserverDock, type ObserverDockProps } from '@oddkin/ai';
import { createDocuments, createFrames, documentEntry, fakeBridge } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

beforeEach(async () => {
  await page.viewport(1200, 800);
});

afterEach(() => localStorage.clear());

const button = () => page.getByRole('button', { name: /^Open the agent observer/ });
const panel = () => page.getByRole('region', { name: 'Agent observer' });

describe('ObserverDock', () => {
  it('watches from the start, and counts on its button what waits', async () => {
    const { bridge, frames } = await show();
    await expect.element(button()).toHaveAccessibleName('Open the agent observer');
    bridge.send(
      frames.agentMessage({ documents: [documentEntry('oddkin.ai.question', createDocuments().question())] }),
      '{"protocol":"aicc/0.1"',
    );
    await expect.element(button()).toHaveAccessibleName('Open the agent observer, 1 needs you, 1 protocol problem');
    await expect.element(page.getByText('1', { exact: true })).toBeVisible();
  });

  it('opens with the focus in it, closes by Escape, and gives the focus back to its button', async () => {
    const { bridge } = await show();
    await button().click();
    await expect.element(panel()).toHaveFocus();
    await expect.element(button()).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(button()).toHaveFocus();
    expect(bridge.connections()).toBe(1);
  });

  it('leaves the focus to the page where it is open from the start', async () => {
    await show({ defaultOpen: true });
    await expect.element(panel()).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves Escape to what takes it: a field, and a dialog', async () => {
    await show({ defaultOpen: true });
    await page.getByRole('combobox', { name: 'Filter the panel' }).click();
    await userEvent.keyboard('door{Escape}');
    await expect.element(panel()).toBeVisible();
    await page.getByRole('button', { name: 'Save as a recording' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(panel()).toBeVisible();
  });

  it('keeps what was chosen in it while it is closed', async () => {
    await show({ defaultOpen: true });
    await page.getByRole('tab', { name: 'Wire' }).click();
    await page.getByRole('button', { name: 'Close the agent observer' }).click();
    await button().click();
    await expect.element(page.getByRole('tab', { name: 'Wire' })).toHaveAttribute('aria-selected', 'true');
  });

  it('stands where a person puts it, as large as they make it, also after a reload', async () => {
    const { screen, afterReload } = await show({ storageKey: 'desk', defaultOpen: true });
    await page.getByRole('button', { name: 'At the bottom' }).click();
    const edge = page.getByRole('separator', { name: 'Height of the observer' });
    (edge.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(edge).toHaveAttribute('aria-valuenow', '51');
    expect(box('.oddkin-dock').height).toBeCloseTo(0.49 * 800, 0);
    await screen.unmount();
    await afterReload();
    await expect.element(edge).toHaveAttribute('aria-valuenow', '51');
    expect(box('.oddkin-dock').bottom).toBe(800);
  });

  it('moves nothing in the page, and tells how much of it is covered while it is', async () => {
    const { screen } = await show({ defaultOpen: true });
    const covered = () => document.documentElement.style.getPropertyValue('--oddkin-dock-end');
    await expect.poll(covered).toBe('480px');
    expect(box('h1').width).toBeGreaterThan(1100);
    await screen.unmount();
    expect(covered()).toBe('');
  });

  it('lets what it covers be seen while that has the focus', async () => {
    await show({ defaultOpen: true });
    await expect.element(panel()).toBeVisible();
    const dock = () => document.querySelector('.oddkin-dock');
    document.querySelector<HTMLElement>('#far')?.focus();
    await expect.poll(() => dock()?.hasAttribute('data-yielding')).toBe(true);
    document.querySelector<HTMLElement>('#near')?.focus();
    await expect.poll(() => dock()?.hasAttribute('data-yielding')).toBe(false);
  });

  it('lies over all that the page lays one above the other', async () => {
    await show({ defaultOpen: true });
    await expect.element(panel()).toBeVisible();
    const top = document.elementFromPoint(1100, 60);
    expect(top?.closest('.oddkin-dock')).not.toBeNull();
  });

  it('opens one connection under StrictMode, and closes it when it goes', async () => {
    const { bridge, screen } = await show({ defaultOpen: true }, true);
    await expect.element(panel()).toBeVisible();
    expect(bridge.connections()).toBe(1);
    await screen.unmount();
    await expect.poll(() => bridge.connections()).toBe(0);
  });

  it('does nothing at all where it is disabled', async () => {
    const { bridge, screen } = await show({ disabled: true, defaultOpen: true });
    expect(screen.container.querySelector('[class^="oddkin"]')).toBeNull();
    expect(bridge.connections()).toBe(0);
  });

  it('is opened, and moved, by a host that holds its state', async () => {
    const onOpenChange = vi.fn();
    const onSideChange = vi.fn();
    await show({ open: true, onOpenChange, side: 'bottom', onSideChange });
    await page.getByRole('button', { name: 'At the side' }).click();
    expect(onSideChange).toHaveBeenCalledExactlyOnceWith('end');
    await page.getByRole('button', { name: 'Close the agent observer' }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(panel()).toBeVisible();
  });
});

describe('ObserverDock, in a window of its own', () => {
  it('goes on there with all that it has, and takes keys, dialogs and the focus', async () => {
    const { bridge, frames } = await show({ defaultOpen: true });
    const popUp = await popOut();
    await expect.poll(() => text(popUp)).toContain('test-world');
    bridge.send(frames.agentMessage({ text: 'I am over here.' }));
    await expect.poll(() => text(popUp)).toContain('I am over here.');
    const region = popUp.document.querySelector<HTMLElement>('[role="region"]');
    expect(popUp.document.activeElement).toBe(region);
    expect(popUp.getComputedStyle(region as HTMLElement).display).toBe('flex');
    region?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
    await expect.poll(() => popUp.document.querySelector('dialog')?.open).toBe(true);
    await expect.element(page.getByRole('button', { name: 'Close the window of the agent observer' })).toBeVisible();
    expect(bridge.connections()).toBe(1);
  });

  it('goes with the panel', async () => {
    const { screen } = await show({ defaultOpen: true });
    const popUp = await popOut();
    await screen.unmount();
    await expect.poll(() => popUp.closed).toBe(true);
  });

  it('goes on when the page renders anew around it', async () => {
    const { again } = await show({ defaultOpen: true });
    const popUp = await popOut();
    await again('Another page');
    await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeVisible();
    expect(popUp.closed).toBe(false);
    await expect.poll(() => text(popUp)).toContain('test-world');
  });

  it('is closed by its own button and by the browser, and gives the focus back', async () => {
    await show({ defaultOpen: true });
    const popUp = await popOut();
    await expect.poll(() => popUp.document.querySelector('[aria-label="Close the agent observer"]')).not.toBeNull();
    popUp.document.querySelector<HTMLElement>('[aria-label="Close the agent observer"]')?.click();
    await expect.poll(() => popUp.closed).toBe(true);
    await expect.element(button()).toHaveFocus();
    const opened = vi.spyOn(window, 'open');
    onTestFinished(() => opened.mockRestore());
    await button().click();
    const second = opened.mock.results[0]?.value as Window;
    second.close();
    await expect.element(button()).toHaveFocus();
  });

  it('stays where it is, and says so, where the browser lets no window open', async () => {
    await show({ defaultOpen: true });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => opened.mockRestore());
    await page.getByRole('button', { name: 'In a window of its own' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/The browser has let no window open/);
    await expect.element(panel()).toBeVisible();
    opened.mockRestore();
    const popUp = await popOut();
    await expect.poll(() => text(popUp)).toContain('test-world');
    popUp.close();
  });
});

async function show(props: Partial<ObserverDockProps> = {}, isStrict = false) {
  const bridge = fakeBridge();
  const frames = createFrames();
  const screen = await render(hostPage('A page'));
  if (props.disabled !== true) {
    await expect.poll(() => bridge.connections()).toBe(1);
    bridge.send(frames.sessionInit());
  }
  return {
    bridge,
    frames,
    screen,
    again: (title: string) => screen.rerender(hostPage(title)),
    afterReload: () => render(hostPage('A page')),
  };

  function hostPage(title: string) {
    const dock = <ObserverDock transport={bridge.transport} {...props} />;
    return (
      <>
        <h1 style={{ position: 'relative', zIndex: 2147483647 }}>{title}</h1>
        <button type="button" id="near">
          near
        </button>
        <button type="button" id="far" style={{ position: 'fixed', insetBlockStart: 300, insetInlineEnd: 40 }}>
          far
        </button>
        <div style={{ transform: 'translateX(40px)', overflow: 'hidden' }}>{isStrict ? <StrictMode>{dock}</StrictMode> : dock}</div>
      </>
    );
  }
}

async function popOut(): Promise<Window> {
  const opened = vi.spyOn(window, 'open');
  await page.getByRole('button', { name: 'In a window of its own' }).click();
  const popUp = opened.mock.results[0]?.value as Window;
  opened.mockRestore();
  onTestFinished(() => popUp.close());
  return popUp;
}

function text({ document }: Window): string {
  return document.body.textContent;
}

function box(selector: string): DOMRect {
  return (document.querySelector(selector) as Element).getBoundingClientRect();
}
