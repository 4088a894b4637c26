import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREQUENCIES } from './cost.ts';
import { amountOf, shareOf, toCents, totalsOf } from './money.ts';

const share = (price_cents: number, sites = 1) => shareOf({ price_cents, license_type: 'multi_site' }, sites);

describe('money', () => {
  it('accepts every price with whole cents, and no other', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), cents => toCents(cents / 100) === cents));
    for (const price of [0.001, 29.999, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
      expect(toCents(price)).toBeUndefined();
    }
    expect(toCents(1.15)).toBe(115);
  });

  it('shares a multi-site price among its sites, and charges each the full single-site price', () => {
    expect(amountOf(share(10_000, 3))).toBe(33.33);
    expect(amountOf(share(10_000, 0))).toBe(100);
    expect(amountOf(shareOf({ price_cents: 10_000, license_type: 'single_site' }, 3))).toBe(100);
  });

  it('rounds half up', () => {
    expect(amountOf(share(1, 2))).toBe(0.01);
    expect(amountOf(share(5, 2))).toBe(0.03);
    expect(totalsOf([{ share: share(6), frequency: 'yearly' }])).toEqual({ total_monthly: 0.01, total_yearly: 0.06 });
    expect(totalsOf([{ share: share(5), frequency: 'yearly' }])).toEqual({ total_monthly: 0, total_yearly: 0.05 });
  });

  it('counts 52 weeks, 12 months, 4 quarters and 1 year, and no one-time price', () => {
    const yearly = FREQUENCIES.map(frequency => totalsOf([{ share: share(2999), frequency }]).total_yearly);
    expect(yearly).toEqual([1559.48, 359.88, 119.96, 29.99, 0]);
    expect(totalsOf([])).toEqual({ total_monthly: 0, total_yearly: 0 });
  });

  it('loses no cent: the shares of a price add up to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 60 }), (cents, sites) => {
        const all = Array.from({ length: sites }, () => ({
          share: share(cents, sites),
          frequency: 'monthly' as const,
        }));
        expect(totalsOf(all)).toEqual({ total_monthly: cents / 100, total_yearly: (cents * 12) / 100 });
      }),
    );
  });
});
