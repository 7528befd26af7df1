import { describe, expect, it } from 'vitest';
import { hasTerm, toggleTerm, writeTerm } from '../../../src/observer/filter/toggle-term.js';

describe('a term that is switched by a press', () => {
  it.each([
    ['', 'look', 'tool:look'],
    ['status:failed', 'look', 'status:failed tool:look'],
    ['tool:move status:failed', 'look', 'status:failed tool:look'],
    ['tool:look', 'look', ''],
    ['tool:LOOK status:failed', 'look', 'status:failed'],
    ['tool:look,move', 'look', 'tool:look'],
    ['-tool:move', 'look', '-tool:move tool:look'],
    ['door', 'two words', 'door tool:"two words"'],
  ])('%j and %j make %j', (typed, name, expected) => {
    expect(toggleTerm(typed, 'tool', name)).toBe(expected);
  });

  it('knows whether it is on', () => {
    expect(hasTerm('status:failed tool:Look', 'tool', 'look')).toBe(true);
    expect(hasTerm('tool:look,move', 'tool', 'look')).toBe(false);
    expect(hasTerm('-tool:look', 'tool', 'look')).toBe(false);
    expect(hasTerm('agent:"Big Bird"', 'agent', 'Big Bird')).toBe(true);
  });

  it('leaves out of a name what can not be typed', () => {
    expect(writeTerm('agent', 'a "b" c')).toBe('agent:"a b c"');
    expect(hasTerm(writeTerm('agent', 'a "b" c'), 'agent', 'a "b" c')).toBe(true);
  });
});
