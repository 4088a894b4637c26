import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barsOf, scaleOf } from '../../packages/web/src/pages/costs/bars.ts';

const BOX = { left: 60, top: 10, width: 600, height: 200 };
const month = (name: string, plugin: number, hosting: number) => ({
  month: name,
  total: plugin + hosting,
  by_type: { plugin, theme: 0, hosting, service: 0, other: 0 },
});

describe('The bars of the costs chart', () => {
  it('are stacked to the scale of the axis', () => {
    const bars = barsOf([month('2026-01', 100, 300), month('2026-02', 0, 50)], ['plugin', 'hosting'], BOX);
    expect(bars.map(({ key, height, y }) => [key, height, y])).toEqual([
      ['2026-01 plugin', 50, 160],
      ['2026-01 hosting', 150, 10],
      ['2026-02 hosting', 25, 185],
    ]);
  });

  it('never exceed the scale, which is less than three times their height', () => {
    const amount = fc.double({ min: 0.01, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, highest => {
        const scale = scaleOf(highest);
        expect(scale).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
        expect(scale).toBeLessThanOrEqual(highest * 3);
      }),
    );
    expect(scaleOf(0)).toBe(4);
  });
});
