import { CLIENT_SORTS, CLIENT_STATUSES, SORT_ORDERS } from '../../generated/choices.ts';
import { oneOf, optional, type Raw, text } from '../../shared/search-params.ts';

/** View, search, filter and order of the clients, as they stand in the address. */
export const clientsSearch = (raw: Raw) =>
  optional({
    view: oneOf(raw.view, ['fields']),
    q: text(raw.q),
    status: oneOf(raw.status, CLIENT_STATUSES),
    sort: oneOf(raw.sort, CLIENT_SORTS),
    order: oneOf(raw.order, SORT_ORDERS),
  });

export const clientSearch = (raw: Raw) => optional({ view: oneOf(raw.view, ['sites', 'costs']) });
