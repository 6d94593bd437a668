import { describe, expect, it } from 'vitest';
import { high, spot, WIDE, type Box } from './spot';

const SCREEN: [number, number] = [1280, 720];
const box = (left: number, top: number, wide = 60, tall = 60): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + tall,
});
const place = (things: Box[], taken: Box[] = []) => spot(things, taken, high('x'.repeat(60)), SCREEN);

describe('a mark', () => {
  it('stands below what is high on the screen, above what is low, and points at its middle', () => {
    expect(place([box(600, 100)])).toMatchObject({ side: 'below', top: 170, left: 510, point: WIDE / 2 });
    expect(place([box(600, 600)])).toMatchObject({ side: 'above', bottom: 590 });
    expect(place([box(0, 100)])).toMatchObject({ left: 8, point: 22 });
  });
  it('covers nothing that can be chosen: it goes to another side, or to another thing of its kind', () => {
    const around = [box(500, 0, 260, 90), box(500, 170, 260, 90)];
    expect(place([box(600, 100)], around)).toMatchObject({ side: 'right', left: 670 });
    expect(place([box(600, 100)], [...around, box(680, 100)])).toMatchObject({ side: 'left', right: 590 });
    expect(place([box(600, 100), box(100, 100)], [box(300, 60, 700, 400)])).toMatchObject({ left: 10, side: 'below' });
  });
  it('is not shown where there is no room', () => {
    expect(place([box(600, 300)], [box(0, 0, 1280, 720)])).toBeNull();
    expect(spot([box(150, 200)], [], 500, [340, 600])).toBeNull();
  });
});
