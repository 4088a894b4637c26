import { CLIENT_SORTS, CLIENT_STATUSES, SORT_ORDERS } from '../../generated/choices.ts';
import { choiceParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

/** View, search, filter and order of the clients, from the address. */
export const clientsSearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, ['fields']),
    q: textParam(raw.q),
    status: choiceParam(raw.status, CLIENT_STATUSES),
    sort: choiceParam(raw.sort, CLIENT_SORTS),
    order: choiceParam(raw.order, SORT_ORDERS),
  });

export const clientSearch = (raw: RawParams) =>
  optionalParams({ view: choiceParam(raw.view, ['contacts', 'sites', 'costs']) });
