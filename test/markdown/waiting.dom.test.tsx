import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarkdownText } from '@oddkin/ai';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says that it waits once nothing has come for a while, until more comes or nothing more will', () => {
  const { container, rerender } = render(<MarkdownText text="One" isStreaming />);
  const isWaiting = () => container.firstElementChild?.hasAttribute('data-waiting');
  const pass = (): void => {
    act(() => void vi.advanceTimersByTime(1_000));
  };
  expect(isWaiting()).toBe(false);
  pass();
  expect(isWaiting()).toBe(true);
  rerender(<MarkdownText text="One, two" isStreaming />);
  expect(isWaiting()).toBe(false);
  pass();
  expect(isWaiting()).toBe(true);
  rerender(<MarkdownText text="One, two" />);
  expect(isWaiting()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
