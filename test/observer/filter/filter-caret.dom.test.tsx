import { afterEach, expect, it } from 'vitest';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ChatProvider } from '@oddkin/ai';
import { createObserverStore } from '@oddkin/ai/store';
import { FilterBox } from '../../../src/observer/filter/filter-box.js';
import { PanelStateProvider } from '../../../src/observer/panel-state.js';

afterEach(cleanup);

it('leaves the caret behind a letter that is typed before the page has painted what was completed', async () => {
  render(
    <ChatProvider store={createObserverStore()}>
      <PanelStateProvider defaultRegion="tools" session={undefined} hasShortcuts>
        <FilterBox />
      </PanelStateProvider>
    </ChatProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.change(box, { target: { value: 'to' } });
  await screen.findAllByRole('option', {}, { timeout: 15_000 });
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('tool:');
  expect(box.selectionStart).toBe(5);
  fireEvent.change(box, { target: { value: 'tool:m' } });
  await new Promise(requestAnimationFrame);
  expect(box.value).toBe('tool:m');
  expect(box.selectionStart).toBe(6);
});
