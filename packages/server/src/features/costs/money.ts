import type { Frequency } from './cost.ts';

/** Times a year that a cost is paid. */
const PER_YEAR: Record<Frequency, bigint> = { weekly: 52n, monthly: 12n, quarterly: 4n, yearly: 1n, once: 0n };

/** An exact amount in cents: a price shared by several sites is seldom a whole number of them. */
export interface Share {
  readonly cents: bigint;
  readonly sites: bigint;
}

/** Cents of a price as JSON carries it; undefined when it isn't one (negative, or parts of a cent). */
export function toCents(price: number): number | undefined {
  const cents = Math.round(price * 100);
  return cents >= 0 && Number.isSafeInteger(cents) && cents / 100 === price ? cents : undefined;
}

/** A multi-site price is shared by its sites; a single-site price is paid for each. */
export function shareOf(cost: { price_cents: number; license_type: string }, targetSites: number): Share {
  const shared = cost.license_type === 'multi_site' ? Math.max(1, targetSites) : 1;
  return { cents: BigInt(cost.price_cents), sites: BigInt(shared) };
}

/** Cents of one renewal, as they are paid: a multi-site price once, a single-site price for each site, at least once. */
export function renewalCents(cost: { price_cents: number; license_type: string }, targetSites: number): number {
  return cost.license_type === 'multi_site' ? cost.price_cents : cost.price_cents * Math.max(1, targetSites);
}

export function amountOf({ cents, sites }: Share): number {
  return rounded(cents, sites);
}

/**
 * The total of running costs. The sum is exact and rounded once, so that cents don't drift with the number of costs.
 * Source: docs/spec/abilities.md#costs-of-a-site.
 */
export function totalsOf(costs: readonly { share: Share; frequency: Frequency }[]) {
  let top = 0n;
  let bottom = 1n;
  for (const { share, frequency } of costs) {
    top = top * share.sites + share.cents * PER_YEAR[frequency] * bottom;
    bottom *= share.sites;
    const common = gcd(top, bottom);
    top /= common;
    bottom /= common;
  }
  return { total_monthly: rounded(top, bottom * 12n), total_yearly: rounded(top, bottom) };
}

/** top/bottom cents, rounded half up to whole cents, as returned to callers. */
function rounded(top: bigint, bottom: bigint): number {
  return Number((top * 2n + bottom) / (bottom * 2n)) / 100;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
