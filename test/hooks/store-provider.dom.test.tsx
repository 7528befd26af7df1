import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChatProvider, Message, useConversation, useSessionScope } from '@oddkin/ai';
import { createObserverStore, type ObserverStore } from '@oddkin/ai/store';
import { countedUuid, createFrames } from '@oddkin/ai/testing';

afterEach(() => {
  document.body.replaceChildren();
});

function storeOf(...batches: readonly (readonly unknown[])[]): ObserverStore {
  const store = createObserverStore();
  for (const frames of batches) store.ingest(frames, { at: 1_700_000_000_000 });
  return store;
}

it('speaks of the first session that lives where none is named, whoever joins', () => {
  const scout = createFrames(countedUuid(0, 1));
  const courier = createFrames(countedUuid(0, 2));
  const store = storeOf([scout.sessionInit()], [courier.sessionInit()]);
  const { container } = render(
    <ChatProvider store={store}>
      <Scope />
    </ChatProvider>,
  );
  expect(container.textContent).toBe(scout.sessionId);
  act(() => void store.ingest([scout.sessionClose()]));
  expect(container.textContent).toBe(courier.sessionId);
});

it('speaks of the session that the host names, and of none where the host put messages of its own', () => {
  const frames = createFrames(countedUuid(0, 1));
  const store = storeOf([frames.sessionInit()]);
  const { container, rerender } = render(
    <ChatProvider store={store} sessionId="another">
      <Scope />
    </ChatProvider>,
  );
  expect(container.textContent).toBe('another');
  store.put([{ schema: 'oddkin.ai.message', version: 1, value: { id: 'own', role: 'user', parts: [] } }]);
  rerender(
    <ChatProvider store={store}>
      <Scope />
    </ChatProvider>,
  );
  expect(container.textContent).toBe('none');
});

it('renders on the server what the store holds, and hydrates without a warning', async () => {
  const frames = createFrames(countedUuid(0, 1));
  const said = frames.event({ topic: 'agent_message', payload: { from: 'Scout', text: 'There are two doors.' } });
  const store = storeOf([frames.sessionInit(), said]);
  const page = (
    <ChatProvider store={store}>
      <Thread />
    </ChatProvider>
  );
  const html = renderToString(page);
  expect(html).toContain('There are two doors.');
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const hydrated = await act(async () => hydrateRoot(root, page));
  expect(root.textContent).toContain('There are two doors.');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  act(() => hydrated.unmount());
});

function Scope() {
  return <span>{useSessionScope() ?? 'none'}</span>;
}

function Thread() {
  return useConversation().map((key) => <Message key={key} messageId={key} />);
}
