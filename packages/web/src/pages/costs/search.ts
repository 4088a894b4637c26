import { oneOf, optional, type Raw, text } from '../../shared/search-params.ts';

export const STATUSES = ['active', 'canceled', 'onhold', 'expired', 'pending_cancelation'] as const;
export const PRODUCT_TYPES = ['plugin', 'theme', 'hosting', 'service', 'other'] as const;
export const PAYMENT_TYPES = ['subscription', 'lifetime'] as const;
const LONGEST_DAYS = 3650;

/** View, search and filters of the costs, as they stand in the address. */
export const costsSearch = (raw: Raw) =>
  optional({
    view: oneOf(raw.view, ['year']),
    q: text(raw.q),
    status: oneOf(raw.status, STATUSES),
    product: oneOf(raw.product, PRODUCT_TYPES),
    type: oneOf(raw.type, PAYMENT_TYPES),
    /** Only what is due within so many days. */
    due: days(raw.due),
  });

function days(value: unknown): number | undefined {
  const given = Number(value);
  return value !== '' && Number.isInteger(given) && given >= 0 && given <= LONGEST_DAYS ? given : undefined;
}
