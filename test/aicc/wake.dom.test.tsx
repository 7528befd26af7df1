import { expect, it, vi } from 'vitest';
import { pageWake } from '@oddkin/ai/aicc';

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('tells of coming online, of becoming visible and of coming back from the page cache', () => {
  const onWake = vi.fn();
  const stop = pageWake(onWake);
  window.dispatchEvent(new Event('online'));
  expect(onWake).toHaveBeenCalledTimes(1);
  setVisibility('hidden');
  expect(onWake).toHaveBeenCalledTimes(1);
  setVisibility('visible');
  expect(onWake).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('pageshow'));
  expect(onWake).toHaveBeenCalledTimes(3);
  stop();
});

it('listens no more once it is stopped', () => {
  const onWake = vi.fn();
  pageWake(onWake)();
  window.dispatchEvent(new Event('online'));
  setVisibility('visible');
  expect(onWake).not.toHaveBeenCalled();
});
