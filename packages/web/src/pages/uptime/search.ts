import { MAINTENANCE_STATES, MONITOR_SORTS, MONITOR_STATUSES, SORT_ORDERS } from '../../generated/choices.ts';
import { choiceParam, idsParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

/** Besides the sites. */
export const UPTIME_VIEWS = ['incidents', 'maintenance'] as const;
export const INCIDENT_STATES = ['open', 'over'] as const;

/** View, search, filters and order, from the address. */
export const uptimeSearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, UPTIME_VIEWS),
    q: textParam(raw.q),
    status: choiceParam(raw.status, MONITOR_STATUSES),
    incidents: choiceParam(raw.incidents, INCIDENT_STATES),
    /** Of maintenance windows. */
    state: choiceParam(raw.state, MAINTENANCE_STATES),
    clients: idsParam(raw.clients),
    tags: idsParam(raw.tags),
    sort: choiceParam(raw.sort, MONITOR_SORTS),
    order: choiceParam(raw.order, SORT_ORDERS),
  });

export type UptimeSearch = ReturnType<typeof uptimeSearch>;
