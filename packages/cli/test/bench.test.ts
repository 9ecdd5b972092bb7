/** Two builds compared: what pairs of measurements tell. */
import { expect, test } from 'vitest';
import { interval } from '../src/bench/compare.ts';

test('pairs that all say the same leave no doubt', () => {
  expect(interval([1.25, 1.25, 1.25])).toEqual({ ratio: 1.25, low: 1.25, high: 1.25 });
});

test('twice as slow and twice as fast is no difference, and three pairs that disagree show nothing', () => {
  const { ratio, low, high } = interval([2, 0.5, 1]);
  expect(ratio).toBe(1);
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(2);
});

test('the interval is that of Student for so few pairs', () => {
  // Logarithms -0.1, 0 and 0.1: standard error 0.1 / sqrt(3), and t is 4.30 for two degrees of freedom.
  const { low, high } = interval([Math.exp(-0.1), 1, Math.exp(0.1)]);
  expect(Math.log(high)).toBeCloseTo((4.3 * 0.1) / Math.sqrt(3), 3);
  expect(Math.log(low)).toBeCloseTo((-4.3 * 0.1) / Math.sqrt(3), 3);
});

test('more pairs of the same spread narrow the interval, up to any number of them', () => {
  const widths = [4, 8, 16, 60].map((pairs) => {
    const { low, high } = interval(Array.from({ length: pairs }, (_, i) => (i % 2 === 0 ? 1.1 : 0.9)));
    return high - low;
  });
  expect(widths).toEqual([...widths].sort((a, b) => b - a));
});
