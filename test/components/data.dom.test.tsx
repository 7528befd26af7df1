import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ChatProvider, createObserverStore, Data, type ObserverStore, type Renderers } from '@oddkin/ai';

afterEach(cleanup);

const Pose = ({ data }: { readonly data: unknown }) => <p>Stands at {(data as { x: number }).x}.</p>;
const schema = { type: 'object', required: ['x'], properties: { x: { type: 'integer' } } };
const renderers: Renderers = {
  data: { pose: { component: Pose, schema }, plain: Pose, strange: { component: Pose, schema: { type: 7 } } },
};

function show(name: string, data: unknown): { readonly store: ObserverStore; readonly state: () => string | null | undefined } {
  const store = createObserverStore();
  const { container } = render(
    <ChatProvider store={store} renderers={renderers}>
      <Data part={{ type: 'data', id: 'p', name, data }} />
    </ChatProvider>,
  );
  return { store, state: () => container.querySelector('.oddkin-data')?.getAttribute('data-state') };
}

describe('data whose renderer has a schema', () => {
  it('comes to the component where it fits', async () => {
    const { store } = show('pose', { x: 3 });
    expect(await screen.findByText('Stands at 3.')).toBeTruthy();
    expect(store.getState().problems.entries.size).toBe(0);
  });

  it('is shown as it came where it does not fit, with what is wrong, and told once under the problems', async () => {
    const { store, state } = show('pose', { x: 'far', kept: 'all of it' });
    expect((await screen.findByRole('status')).textContent).toContain('/x must be of type integer');
    expect(state()).toBe('mismatch');
    expect(screen.getByText(/all of it/)).toBeTruthy();
    const told = [...store.getState().problems.entries];
    expect(told).toMatchObject([{ code: 'data_mismatch', level: 'warning', path: '/x', value: { x: 'far', kept: 'all of it' } }]);
    act(() => store.note(told[0]!));
    expect(store.getState().problems.entries.size).toBe(1);
  });

  it('is shown as it came where the schema is none', async () => {
    const { state } = show('strange', { x: 3 });
    expect(await screen.findByRole('status')).toBeTruthy();
    expect(state()).toBe('mismatch');
  });

  it('needs no schema', () => {
    show('plain', { x: 4 });
    expect(screen.getByText('Stands at 4.')).toBeTruthy();
  });
});

it('keeps a problem that a host has told in a snapshot, and at its place in time', () => {
  const store = createObserverStore();
  const found = { code: 'data_mismatch', level: 'warning', message: 'Not so.', path: '/x' } as const;
  store.note(found, { sessionId: 's' });
  const restored = createObserverStore();
  restored.restore(JSON.parse(JSON.stringify(store.snapshot())) as ReturnType<ObserverStore['snapshot']>);
  expect([...restored.getState().problems.entries]).toEqual([...store.getState().problems.entries]);
  expect([...restored.getState().problems.entries]).toMatchObject([{ ...found, sessionId: 's' }]);
});
