// Durations mean the same, however a style sheet spells them.
import { describe, expect, it } from 'vitest';
import { milliseconds } from './motion';

describe('milliseconds', () => {
  it.each([
    ['420ms', 420],
    ['.42s', 420],
    [' 0.42s ', 420],
    ['1s', 1000],
    ['1.4S', 1400],
    ['2e2ms', 200],
    ['0ms', 0],
    ['0s', 0],
  ])('reads %s', (text, time) => expect(milliseconds(text)).toBeCloseTo(time));
  it.each(['', '420', 'fast', '4px'])('takes %o for no time at all', (text) => expect(milliseconds(text)).toBe(0));
});
