import { ORDERS, oneOf, optional, type Raw, text } from '../../shared/search-params.ts';

export const STATUSES = ['active', 'suspended', 'lead', 'lost'] as const;
export const SORTS = ['name', 'created', 'sites'] as const;

/** View, search, filter and order of the clients, as they stand in the address. */
export const clientsSearch = (raw: Raw) =>
  optional({
    view: oneOf(raw.view, ['fields']),
    q: text(raw.q),
    status: oneOf(raw.status, STATUSES),
    sort: oneOf(raw.sort, SORTS),
    order: oneOf(raw.order, ORDERS),
  });

export const clientSearch = (raw: Raw) => optional({ view: oneOf(raw.view, ['sites', 'costs']) });
