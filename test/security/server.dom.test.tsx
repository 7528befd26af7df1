import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createObserverStore } from '@oddkin/ai/store';
import { createFrames } from '@oddkin/ai/testing';
import { audit } from './audit.js';
import { Exhibits } from './exhibits.js';
import { payloads } from './payloads/index.js';

describe('what a server writes of the corpus', () => {
  it.each([...new Set(payloads.map(({ kind }) => kind))])('of the kind %s holds nothing that runs, loads or leads away', (kind) => {
    const mine = payloads.filter((payload) => payload.kind === kind);
    const frames = createFrames();
    const store = createObserverStore();
    store.ingest(
      [frames.sessionInit(), ...mine.map(({ documents }) => frames.agentMessage({ documents }))].map((frame) => JSON.stringify(frame)),
    );
    const html = renderToString(<Exhibits store={store} sessionId={frames.sessionId} payloads={mine} />);
    const written = new DOMParser().parseFromString(html, 'text/html');
    expect(audit(written)).toEqual([]);
    expect(written.querySelectorAll('[style]')).toHaveLength(0);
    expect(written.querySelectorAll('[data-exhibit]')).toHaveLength(mine.length);
  });
});
