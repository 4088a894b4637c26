import { choiceParam, optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

export const settingsSearch = (raw: RawParams) =>
  optionalParams({ q: textParam(raw.q), only: choiceParam(raw.only, ['changed', 'editable']) });
