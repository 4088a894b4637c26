import { CLIENT_STATUSES, PORTFOLIO_MARKS, PORTFOLIO_SORTS, SORT_ORDERS } from '../../generated/choices.ts';
import {
  choiceParam,
  dayParam,
  idsParam,
  optionalParams,
  type RawParams,
  textParam,
  textsParam,
} from '../../shared/search-params.ts';

/** View, search, filter and order of the clients, from the address. */
export const clientsSearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, ['fields', 'schedules', 'mails']),
    q: textParam(raw.q),
    status: choiceParam(raw.status, CLIENT_STATUSES),
    with: choiceParam(raw.with, PORTFOLIO_MARKS),
    sort: choiceParam(raw.sort, PORTFOLIO_SORTS),
    order: choiceParam(raw.order, SORT_ORDERS),
  });

/** View of a client, and what its report is asked for. */
export const clientSearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, ['details', 'contacts', 'sites', 'costs', 'report', 'mails', 'portal']),
    month: textsParam(raw.month, /^\d{4}-\d{2}$/)?.[0],
    from: dayParam(raw.from),
    to: dayParam(raw.to),
    sections: textsParam(raw.sections, /^[a-z,]{1,200}$/)?.[0],
  });

export const brandingSearch = (raw: RawParams) => optionalParams({ client: idsParam(raw.client)?.[0] });
