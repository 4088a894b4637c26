import { type Frequency, PRODUCT_TYPES, type ProductType, type RenewalType } from './cost.ts';
import { dateOf, nextRenewal } from './renewal.ts';

/** A cost as a forecast needs it. */
export interface Dated {
  readonly last: string;
  readonly day: number;
  readonly every: Exclude<RenewalType, 'disabled'> & Frequency;
  readonly product_type: ProductType;
  /** Cents of one renewal, for all its sites. */
  readonly cents: number;
}

interface Month {
  readonly month: string;
  total: number;
  readonly by_type: Record<ProductType, number>;
}

/**
 * What is paid in each of twelve months, the whole one of `today` first: so a yearly cost is in it once. Unconfirmed
 * renewals count as paid. Amounts in cents.
 */
export function forecast(costs: readonly Dated[], today: string): Month[] {
  const months = monthsFrom(today).map(month => ({
    month,
    total: 0,
    by_type: Object.fromEntries(PRODUCT_TYPES.map(type => [type, 0])) as Record<ProductType, number>,
  }));
  const byName = new Map(months.map(month => [month.month, month]));
  for (const { product_type, cents, ...renewal } of costs) {
    const start = `${today.slice(0, 7)}-01`;
    let next = renewal.last >= start ? renewal.last : nextRenewal({ ...renewal, today: start });
    for (;;) {
      const month = byName.get(next.slice(0, 7));
      if (!month) break;
      month.total += cents;
      month.by_type[product_type] += cents;
      next = nextRenewal({ ...renewal, today: dayAfter(next) });
    }
  }
  return months;
}

function monthsFrom(today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  return Array.from({ length: 12 }, (_, n) => dateOf(Date.UTC(year, month + n, 1)).slice(0, 7));
}

const dayAfter = (date: string) => dateOf(Date.parse(date) + 86_400_000);
