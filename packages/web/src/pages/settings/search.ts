import { oneOf, optional, type Raw, text } from '../../shared/search-params.ts';

export const settingsSearch = (raw: Raw) => optional({ q: text(raw.q), only: oneOf(raw.only, ['changed']) });
