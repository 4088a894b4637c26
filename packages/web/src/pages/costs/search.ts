import { COST_PAYMENTS, COST_PRODUCTS, COST_STATUSES } from '../../generated/choices.ts';
import { MOST_DAYS_UNTIL_DUE } from '../../generated/limits.ts';
import { oneOf, optional, type Raw, text } from '../../shared/search-params.ts';

/** View, search and filters of the costs, as they stand in the address. */
export const costsSearch = (raw: Raw) =>
  optional({
    view: oneOf(raw.view, ['year']),
    q: text(raw.q),
    status: oneOf(raw.status, COST_STATUSES),
    product: oneOf(raw.product, COST_PRODUCTS),
    type: oneOf(raw.type, COST_PAYMENTS),
    /** Only what is due within so many days. */
    due: days(raw.due),
  });

function days(value: unknown): number | undefined {
  const given = Number(value);
  return value !== '' && Number.isInteger(given) && given >= 0 && given <= MOST_DAYS_UNTIL_DUE ? given : undefined;
}
