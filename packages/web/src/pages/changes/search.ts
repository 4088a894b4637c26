import { CHANGE_KINDS } from '../../generated/choices.ts';
import { daysParams } from '../../shared/days.ts';
import { choiceParam, idsParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

/** Filters of the changes, from the address. */
export const changesSearch = (raw: RawParams) =>
  optionalParams({
    q: textParam(raw.q),
    kind: choiceParam(raw.kind, CHANGE_KINDS),
    sites: idsParam(raw.sites),
    ...daysParams(raw),
  });
