import { SCOPE_PARAMS } from '../../api/scope-address.ts';

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
