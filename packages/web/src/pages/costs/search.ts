import { COST_PAYMENTS, COST_PRODUCTS, COST_STATUSES } from '../../generated/choices.ts';
import { MOST_DAYS_UNTIL_DUE } from '../../generated/limits.ts';
import { choiceParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

/** View, search and filters of the costs, from the address. */
export const costsSearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, ['year']),
    q: textParam(raw.q),
    status: choiceParam(raw.status, COST_STATUSES),
    product: choiceParam(raw.product, COST_PRODUCTS),
    type: choiceParam(raw.type, COST_PAYMENTS),
    /** Only costs that are due within this many days. */
    due: days(raw.due),
  });

function days(value: unknown): number | undefined {
  const given = Number(value);
  return value !== '' && Number.isInteger(given) && given >= 0 && given <= MOST_DAYS_UNTIL_DUE ? given : undefined;
}
