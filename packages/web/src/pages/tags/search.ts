import { optionalParams, type RawParams, textParam } from '../../shared/search-params.ts';

export const tagsSearch = (raw: RawParams) => optionalParams({ q: textParam(raw.q) });
