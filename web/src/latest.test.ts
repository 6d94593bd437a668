import { expect, it } from 'vitest';
import { latest } from './latest';

it('only what was asked last counts, and only for who asked it of the same', () => {
  const [anew, other] = [latest(), latest()];
  const first = anew();
  expect(first()).toBe(true);
  other();
  expect(first()).toBe(true);
  const second = anew();
  expect([first(), second()]).toEqual([false, true]);
});
