import { DELIVERY_STATES, EVENT_SEVERITIES } from '../../generated/choices.ts';
import {
  choiceParam,
  idsParam,
  optionalParams,
  type RawParams,
  textParam,
  textsParam,
} from '../../shared/search-params.ts';

/** View, search and filters, from the address. */
export const notificationsSearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, ['rules', 'deliveries', 'events']),
    q: textParam(raw.q),
    state: choiceParam(raw.state, DELIVERY_STATES),
    channel: idsParam(raw.channel)?.[0],
    type: textsParam(raw.type, /^[a-z_]+\.[a-z_]+$/)?.[0],
    severity: choiceParam(raw.severity, EVENT_SEVERITIES),
    site: idsParam(raw.site)?.[0],
  });

export type NotificationsSearch = ReturnType<typeof notificationsSearch>;
