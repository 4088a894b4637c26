import { optional, type Raw, text } from '../../shared/search-params.ts';

export const peopleSearch = (raw: Raw) => optional({ q: text(raw.q) });
