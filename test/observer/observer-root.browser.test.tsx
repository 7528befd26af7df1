import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  ConversationRegion,
  InspectorRegion,
  ObserverHeader,
  ObserverPanel,
  ObserverRoot,
  PlanRegion,
  ProblemsRegion,
  TimelineRegion,
  ToolsRegion,
  useSelection,
  useShownRegion,
  WireRegion,
  WorldRegion,
  type ObserverRootProps,
} from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { createDocuments, createFrames, documentEntry } from '@oddkin/ai/testing';
import '@oddkin/ai/styles.css';
import '@oddkin/ai/observer.css';

beforeEach(async () => {
  await page.viewport(1300, 800);
});

describe('ObserverRoot', () => {
  it('holds the regions that a host puts into it, each under its name, in step with one another', async () => {
    const { store, callKey } = observed();
    const onSelect = vi.fn();
    await show(
      { store, onSelect },
      <>
        <WireRegion />
        <InspectorRegion />
      </>,
    );
    const wire = page.getByRole('region', { name: 'Wire' });
    await wire
      .getByRole('listbox')
      .getByRole('option', { name: /tool_call/ })
      .click();
    await expect
      .element(
        page
          .getByRole('region', { name: 'Inspector' })
          .getByText(/"look"|tool_call/)
          .first(),
      )
      .toBeVisible();
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ kind: 'frame', position: 1 });
    await page.getByRole('button', { name: 'Close the inspector' }).click();
    await expect.poll(() => onSelect.mock.calls.at(-1)).toEqual([undefined]);
    expect(callKey).toContain('call-1');
  });

  it('puts a heading over a region that is to have one', async () => {
    await show({ store: observed().store }, <PlanRegion heading className="mine" id="plan" />);
    const plan = page.getByRole('region', { name: 'Plan' });
    await expect.element(plan.getByRole('heading', { name: 'Plan' })).toBeVisible();
    await expect.element(plan).toHaveClass('mine');
    await expect.element(plan).toHaveAttribute('id', 'plan');
  });

  it('lets a part of the host select, and read what is selected', async () => {
    const { store, callKey } = observed();
    await show(
      { store },
      <>
        <Picker toolCallKey={callKey} />
        <InspectorRegion />
      </>,
    );
    await page.getByRole('button', { name: 'nothing' }).click();
    await expect.element(page.getByRole('button', { name: callKey })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Inspector' }).getByText('look').first()).toBeVisible();
  });

  it('tells a host that shows one region at a time which is asked for', async () => {
    const { store } = observed();
    store.ingest(['{']);
    await show(
      { store },
      <>
        <ObserverHeader />
        <OneRegion />
      </>,
    );
    await expect.element(page.getByRole('region', { name: 'Conversation' })).toBeVisible();
    await page.getByRole('button', { name: '1 protocol problem' }).click();
    await expect.element(page.getByRole('region', { name: 'Problems' })).toBeVisible();
  });

  it('says of a region outside it where it belongs', () => {
    silenceReact();
    return expect(render(<Picker toolCallKey="a" />)).rejects.toThrow(/Put it inside <ObserverPanel> or <ObserverRoot>/);
  });
});

describe('what a host draws with', () => {
  it('keeps its region alive when it throws, whatever it draws: tools, events, data', async () => {
    silenceReact();
    const { store, frames, callKey } = observed();
    store.ingest([
      createFrames().event({ message_id: '00000000-0000-4000-8000-00000000abcd', topic: 'audio', payload: { sound: 'dripping' } }),
    ]);
    store.put(
      [
        documentEntry(
          'oddkin.ai.message',
          createDocuments().message({ id: 'm', parts: [{ type: 'data', id: 'd', name: 'chart', data: { height: 3 } }] }),
        ),
      ],
      { sessionId: frames.sessionId },
    );
    const renderers = { tool: { look: Broken }, event: { audio: Broken }, data: { chart: Broken } };
    await show(
      { store, renderers },
      <>
        <ConversationRegion />
        <Picker toolCallKey={callKey} />
        <WireRegion />
        <InspectorRegion />
      </>,
    );
    await page.getByRole('feed').getByRole('button', { name: /look/ }).first().click();
    await expect.element(page.getByRole('feed').getByText('The display for “look” stopped with an error.', { exact: false })).toBeVisible();
    await expect
      .element(
        page
          .getByRole('feed')
          .getByText(/“chart”/)
          .first(),
      )
      .toBeVisible();
    await page.getByRole('listbox').getByRole('option', { name: /audio/ }).click();
    await expect
      .element(
        page
          .getByRole('region', { name: 'Inspector' })
          .getByText(/dripping/)
          .first(),
      )
      .toBeVisible();
  });

  it('is tried again when a person asks for it', async () => {
    silenceReact();
    let isBroken = true;
    const Map = () => (isBroken ? <Broken /> : <p>The map.</p>);
    await show({ store: observed().store, renderers: { world: { 'test-world': Map } } }, <WorldRegion />);
    await expect.element(page.getByRole('alert')).toHaveTextContent(/World could not be shown/);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('The map.')).toBeVisible();
  });

  it('goes on being watched in the other regions when the world throws at a later frame', async () => {
    silenceReact();
    const { store, frames } = observed();
    const Map = ({ sessionId }: { readonly sessionId: string }) =>
      store.getState().sessions.get(sessionId)?.tick.current === 99 ? <Broken /> : <p>The map.</p>;
    await render(
      <div style={{ blockSize: 700 }}>
        <ObserverPanel store={store} renderers={{ world: { 'test-world': Map } }} />
      </div>,
    );
    await expect.element(page.getByText('The map.')).toBeVisible();
    store.ingest([{ ...frames.event({ payload: {}, meta: { tick: 99 } }), message_id: '00000000-0000-4000-8000-00000000abce' }]);
    await page.getByRole('tab', { name: 'Wire' }).click();
    await expect.element(page.getByRole('option', { name: /state_change/ })).toBeVisible();
  });
});

describe('a browser that keeps what was chosen', () => {
  it('shows the regions again that were shown, under the key of the host alone', async () => {
    onTestFinished(() => localStorage.clear());
    const { store } = observed();
    const panel = (storageKey: string) => (
      <div key={storageKey} style={{ blockSize: 700 }}>
        <ObserverPanel store={store} storageKey={storageKey} />
      </div>
    );
    const screen = await render(panel('desk'));
    await page.getByRole('tab', { name: 'Wire' }).click();
    await page.getByRole('tab', { name: 'Attention' }).click();
    await screen.rerender(panel('elsewhere'));
    await expect.element(page.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
    await screen.rerender(panel('desk'));
    await expect.element(page.getByRole('tab', { name: 'Wire' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tab', { name: 'Attention' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('a browser that keeps nothing', () => {
  it('leaves a panel that works whole, and forgets its sizes', async () => {
    const closed = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(closed),
    );
    onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
    await render(
      <div style={{ blockSize: 700 }}>
        <ObserverPanel store={observed().store} storageKey="desk" />
      </div>,
    );
    const edge = page.getByRole('separator', { name: 'Width of the conversation' });
    const before = Number(edge.element().getAttribute('aria-valuenow'));
    (edge.element() as HTMLElement).focus();
    edge.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await expect.element(edge).toHaveAttribute('aria-valuenow', String(before + 2));
    await page.getByRole('tab', { name: 'Tools' }).click();
    await expect.element(page.getByRole('tabpanel', { name: 'Tools' }).getByText('look').first()).toBeVisible();
  });
});

function observed() {
  const store = createObserverStore();
  const frames = createFrames();
  store.ingest([frames.sessionInit(), frames.toolCall(), frames.toolResult()]);
  return { store, frames, callKey: `${frames.sessionId}/call-1` };
}

function show(props: ObserverRootProps, children: ReactNode) {
  return render(
    <div style={{ blockSize: 760 }}>
      <ObserverRoot {...props}>{children}</ObserverRoot>
    </div>,
  );
}

function Picker({ toolCallKey }: { readonly toolCallKey: string }) {
  const { selection, select } = useSelection();
  return (
    <button type="button" onClick={() => select({ kind: 'tool-call', toolCallKey })}>
      {selection?.kind === 'tool-call' ? selection.toolCallKey : 'nothing'}
    </button>
  );
}

function OneRegion() {
  switch (useShownRegion().region) {
    case 'conversation':
      return <ConversationRegion />;
    case 'problems':
      return <ProblemsRegion />;
    case 'tools':
      return <ToolsRegion />;
    default:
      return <TimelineRegion />;
  }
}

function Broken(): ReactNode {
  throw new Error('no paint today');
}

/** React tells the console of what a boundary has caught. */
function silenceReact(): void {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => spy.mockRestore());
}
