import { ALARM_STATES, EVENT_SEVERITIES } from '../../generated/choices.ts';
import { choiceParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

/** Search and filters, from the address. */
export const alarmsSearch = (raw: RawParams) =>
  optionalParams({
    q: textParam(raw.q),
    state: choiceParam(raw.state, ALARM_STATES),
    severity: choiceParam(raw.severity, EVENT_SEVERITIES),
  });

export type AlarmsSearch = ReturnType<typeof alarmsSearch>;
