import { describe, expect, test } from 'vitest';
import { columnFit, columnWeight } from '../src/model/column-fit.ts';

describe('the permanents of an opponent’s column', () => {
  test('a few are high tiles, more are lower ones, many are strips', () => {
    expect(columnFit(4, 302, 150)).toEqual({ size: 'tall', across: 4, shown: 4 });
    expect(columnFit(5, 302, 150)).toEqual({ size: 'short', across: 3, shown: 5 });
    expect(columnFit(8, 302, 220)).toEqual({ size: 'tall', across: 4, shown: 8 });
    expect(columnFit(9, 302, 150)).toEqual({ size: 'strips', across: 2, shown: 9 });
  });

  test('two or three are wider, and so are tiles in two rows', () => {
    expect(columnFit(2, 302, 150)).toEqual({ size: 'tall', across: 3, shown: 2 });
    expect(columnFit(5, 302, 220)).toEqual({ size: 'tall', across: 3, shown: 5 });
  });

  test('what no strip is left for is counted by the last place', () => {
    expect(columnFit(10, 302, 150)).toEqual({ size: 'strips', across: 2, shown: 10 });
    expect(columnFit(11, 302, 150)).toEqual({ size: 'strips', across: 2, shown: 9 });
    expect(columnFit(40, 180, 60)).toEqual({ size: 'strips', across: 1, shown: 1 });
  });

  test('never more are shown than there is room for', () => {
    for (let width = 90; width < 700; width += 37)
      for (let height = 30; height < 420; height += 23)
        for (let count = 0; count < 40; count++) {
          const { size, across, shown } = columnFit(count, width, height);
          const [high, gap] = size === 'tall' ? [104, 6] : size === 'short' ? [66, 6] : [26, 4];
          const places = shown < count ? shown + 1 : shown;
          const rows = Math.ceil(places / across);
          if (rows > 1) expect(rows * high + (rows - 1) * gap).toBeLessThanOrEqual(height);
          if (size !== 'strips') expect(shown).toBe(count);
        }
  });

  test('twice as large text takes twice the room', () => {
    expect(columnFit(4, 604, 300, 2)).toEqual(columnFit(4, 302, 150));
  });

  test('space goes to who has things, in steps', () => {
    expect([0, 5, 6, 9, 10, 40].map(columnWeight)).toEqual([1, 1, 1.15, 1.15, 1.35, 1.35]);
  });
});
