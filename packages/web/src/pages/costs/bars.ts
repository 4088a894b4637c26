import type { Product } from '../../shared/costs/cost.ts';

export interface MonthOfCosts {
  /** YYYY-MM */
  readonly month: string;
  readonly total: number;
  readonly by_type: Readonly<Record<Product, number>>;
}

/** A part of a month's bar; sizes in the units of the drawing. */
export interface Bar {
  readonly key: string;
  readonly type: Product;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly amount: number;
}

/** The top of the scale: 1, 2, 2.5 or 5 times a power of ten for each of four lines. */
export function scaleOf(highest: number): number {
  if (highest <= 0) return 4;
  const raw = highest / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].find(times => times * power >= raw) ?? 10;
  return step * power * 4;
}

/** The types of each month, stacked. @param box The area of the bars. */
export function barsOf(
  months: readonly MonthOfCosts[],
  types: readonly Product[],
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Bar[] {
  const scale = scaleOf(Math.max(0, ...months.map(({ total }) => total)));
  const slot = box.width / Math.max(1, months.length);
  const width = slot * 0.62;
  return months.flatMap(({ month, by_type }, index) => {
    let base = box.top + box.height;
    return types.flatMap(type => {
      const amount = by_type[type];
      if (amount === 0) return [];
      const height = (amount / scale) * box.height;
      base -= height;
      const x = box.left + slot * index + (slot - width) / 2;
      return [{ key: `${month} ${type}`, type, x, y: base, width, height, amount }];
    });
  });
}
