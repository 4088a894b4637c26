import { IMPORT_OUTCOMES, IMPORT_RECORD_KINDS, IMPORT_SITE_STATES, WAYS_IN } from '../../generated/choices.ts';
import { choiceParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

export const IMPORT_VIEWS = ['sites', 'records'] as const;

/** The chosen part of an import, and its filters. */
export const importSearch = (raw: RawParams) =>
  optionalParams({
    view: choiceParam(raw.view, IMPORT_VIEWS),
    q: textParam(raw.q),
    state: choiceParam(raw.state, IMPORT_SITE_STATES),
    way: choiceParam(raw.way, WAYS_IN),
    kind: choiceParam(raw.kind, IMPORT_RECORD_KINDS),
    outcome: choiceParam(raw.outcome, IMPORT_OUTCOMES),
  });
