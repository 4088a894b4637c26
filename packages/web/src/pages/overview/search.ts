import { EVENT_SEVERITIES, INBOX_KINDS } from '../../generated/choices.ts';
import { choiceParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

/** Search and filters of the inbox, from the address. */
export const overviewSearch = (raw: RawParams) =>
  optionalParams({
    q: textParam(raw.q),
    kind: choiceParam(raw.kind, INBOX_KINDS),
    severity: choiceParam(raw.severity, EVENT_SEVERITIES),
    snoozed: choiceParam(raw.snoozed, ['only'] as const),
  });

export type OverviewSearch = ReturnType<typeof overviewSearch>;
