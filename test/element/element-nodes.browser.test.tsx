import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountObserver, type MountObserverOptions, type NodePlace } from '@oddkin/ai/element';
import { createDocuments, createFrames, documentEntry, fakeBridge } from '@oddkin/ai/testing';

afterEach(() => document.body.replaceChildren());

describe('renderers of a page without React', () => {
  it('make nodes for data, and may change what they made', async () => {
    const places: NodePlace[] = [];
    const { bridge, frames, mounted } = mount({
      renderers: {
        data: {
          score: ({ data }, place) => {
            places.push(place);
            const node = place.previous ?? document.createElement('strong');
            node.textContent = `Score: ${JSON.stringify(data)}`;
            return node;
          },
        },
      },
    });
    const tell = (points: number) => frames.agentMessage({ documents: [documentEntry('oddkin.ai.message', messageWithData(points))] });
    bridge.send(frames.sessionInit(), tell(3));
    await expect.element(page.getByText('Score: {"points":3}')).toBeVisible();
    const first = page.getByText('Score: {"points":3}').element();
    bridge.send(tell(4));
    await expect.element(page.getByText('Score: {"points":4}')).toBeVisible();
    expect(page.getByText('Score: {"points":4}').element()).toBe(first);
    expect(places.at(-1)?.signal.aborted).toBe(false);
    mounted.unmount();
    expect(places.at(-1)?.signal.aborted).toBe(true);
  });

  it('read the store beside what they show', async () => {
    const { bridge, frames, mounted } = mount({
      defaultRegion: 'world',
      renderers: {
        world: {
          'test-world': ({ sessionId }, { store, signal }) => {
            const node = document.createElement('p');
            const show = (): void =>
              void (node.textContent = `Seen at ${store.getState().sessions.get(sessionId)?.tick.current ?? 'unknown'}`);
            signal.addEventListener('abort', store.subscribe(show), { once: true });
            show();
            return node;
          },
        },
      },
    });
    bridge.send(frames.sessionInit());
    await expect.element(page.getByText('Seen at unknown')).toBeVisible();
    bridge.send(frames.event({ topic: 'tick', payload: { tick: 7 } }));
    await expect.element(page.getByText('Seen at 7')).toBeVisible();
    mounted.unmount();
  });

  it('leave the rest alive when one throws', async () => {
    const { bridge, frames, mounted } = mount({
      renderers: {
        data: {
          score: () => {
            throw new Error('No score.');
          },
        },
      },
    });
    bridge.send(
      frames.sessionInit(),
      frames.agentMessage({ documents: [documentEntry('oddkin.ai.message', messageWithData(1))] }),
      frames.agentMessage({ text: 'Still here.' }),
    );
    await expect.element(page.getByText('Still here.')).toBeVisible();
    mounted.unmount();
  });
});

function mount(options: MountObserverOptions) {
  const bridge = fakeBridge();
  const place = document.createElement('section');
  place.style.blockSize = '30rem';
  document.body.append(place);
  return { bridge, frames: createFrames(), mounted: mountObserver(place, { transport: bridge.transport, ...options }) };
}

function messageWithData(points: number) {
  return createDocuments().message({ id: 'm', parts: [{ id: 'p', type: 'data', name: 'score', data: { points } }] });
}
