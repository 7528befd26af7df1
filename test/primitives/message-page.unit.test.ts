import { describe, expect, it } from 'vitest';
import { extendBackwards, extendForwards, pageAfter, pageBefore } from '../../src/primitives/message-page.js';

const one = () => 1;

describe('a page of messages', () => {
  it('holds 40 messages, or as many as have 120 parts, and one at least', () => {
    expect(pageBefore(1_000, one)).toBe(960);
    expect(pageBefore(10, one)).toBe(0);
    expect(pageBefore(0, one)).toBe(0);
    expect(pageBefore(1_000, () => 40)).toBe(997);
    expect(pageBefore(1_000, () => 500)).toBe(999);
    expect(pageAfter(0, 1_000, one)).toBe(40);
    expect(pageAfter(990, 1_000, one)).toBe(1_000);
    expect(pageAfter(0, 1_000, () => 500)).toBe(1);
  });

  it('lets go of what is far behind as it grows, and loses nothing between', () => {
    let page = { start: 960, stop: 1_000 };
    for (let step = 0; step < 24; step += 1) page = extendBackwards(page, 1_000, one);
    expect(page).toEqual({ start: 0, stop: 120 });
    page = extendForwards(page, 1_000, one);
    expect(page).toEqual({ start: 40, stop: 160 });
  });
});
