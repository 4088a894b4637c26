import { SCOPE_PARAMS } from '../../api/scope-address.ts';
import { isNeverNarrowed } from '../scope/not-narrowed.ts';

const sorted = (query: string) => {
  const params = new URLSearchParams(query);
  params.sort();
  return params;
};

/** Whether an address shows what a view saved: in any order, and in whichever scope if the view names none. */
export function showsView(open: string, saved: string): boolean {
  const [now, then] = [sorted(open), sorted(saved)];
  for (const name of SCOPE_PARAMS) if (!then.has(name)) now.delete(name);
  return now.toString() === then.toString();
}

/** Whether an address has no filters of its own, besides the client and tag of the top bar. @param base Of the list. */
export const isPlain = (open: string, base = '') => showsView(open, base);

/** What a view saves of an address: without the client and tag of the top bar where they narrow nothing. */
export function queryToSave(path: string, open: string): string {
  const query = open.replace(/^\?/, '');
  if (!isNeverNarrowed(path, new URLSearchParams(query).get('view') ?? undefined)) return query;
  const isScope = (part: string) => SCOPE_PARAMS.some(name => part.startsWith(`${name}=`));
  return query
    .split('&')
    .filter(part => !isScope(part))
    .join('&');
}
