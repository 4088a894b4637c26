import { choiceParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

export const peopleSearch = (raw: RawParams) =>
  optionalParams({ q: textParam(raw.q), view: choiceParam(raw.view, ['invitations']) });
