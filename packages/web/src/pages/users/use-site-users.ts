import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { lines } from '../../api/request.ts';
import { RequestError } from '../../api/request-error.ts';
import { MOST_PER_PAGE } from '../../generated/limits.ts';
import { type Scope, scopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import type { RowsSource } from '../../ui/data-table/rows.ts';
import type { UsersSearch } from './search.ts';
import {
  type Changes,
  NONE_YET,
  takeChanges,
  takeLine,
  type UserOnSite,
  type UsersLine,
  type UsersShown,
  withChange,
} from './users-shown.ts';

const KEY = 'site-users';

/** all: every site. failed: sites that failed a moment ago. missing: sites that were not contacted yet. */
type Ask = 'all' | 'failed' | 'missing';

/** Whether the address says whose users to show. */
export const isAsked = ({ q, sites, clients, tags, role, all }: UsersSearch) =>
  [q, sites, clients, tags, role, all].some(given => given !== undefined);

type Search = UsersSearch & Scope;

const keyOf = ({ q, sites, clients, tags, role, page = 1, client, tag }: Search) =>
  [KEY, { q, sites, clients, tags, role, page, client, tag }] as const;

/** What the next request should include; by default it continues with the known answers. */
let wanted: Ask = 'missing';
/** Changes made here since the request: answers on their way may be older. */
let changes: Changes = new Map();

/**
 * The users, read from the sites themselves. That takes time, so it never starts automatically, and never repeats for
 * the same selection unless requested. Partial results are shown in the meantime.
 */
export function useSiteUsers(search: Search) {
  const client = useQueryClient();
  const queryKey = keyOf(search);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const ask = wanted;
      wanted = 'missing';
      return read(search, ask, signal, shown => client.setQueryData(queryKey, shown));
    },
    enabled: isAsked(search),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  return {
    ...query,
    /** Sends another request, and keeps the known answers. */
    ask: (ask: Ask) => {
      wanted = ask;
      void query.refetch();
    },
    /** Stops reading; what has arrived stays. */
    stop: async () => {
      const shown = client.getQueryData(queryKey);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, shown);
    },
  };
}

/** The next request contacts every site, even those whose answers are still known. */
export function askAnew(client: QueryClient, search: Search): void {
  wanted = 'all';
  client.removeQueries({ queryKey: keyOf(search), type: 'inactive' });
}

/** What is asked for, without the page. */
const usersInput = (search: Search) => {
  const { q, sites, clients, tags, role } = search;
  return { ...scopeInput(search), search: q, websites: sites, clients, groups: tags, roles: role && [role] };
};

/** The same list, for a file of all its pages. */
export const usersSource = (search: Search): RowsSource => ({ name: 'list-site-users-v1', input: usersInput(search) });

async function read(search: Search, ask: Ask, signal: AbortSignal, show: (shown: UsersShown) => void) {
  const body = { ask, input: { ...usersInput(search), page: search.page ?? 1, per_page: MOST_PER_PAGE } };
  changes = new Map();
  let shown = NONE_YET;
  for await (const line of lines<UsersLine>('/web/site-users', { method: 'POST', body, signal, changes: false })) {
    if (line.error) throw new RequestError(line.error.data.status, line.error.code, line.error.message);
    shown = takeLine(shown, line, changes);
    if (shown.done) return shown;
    show(shown);
  }
  throw new RequestError(0, 'offline', t('users.asking.broken'));
}

/** Applies a change to the shown lists without contacting all sites again. Undefined: the user was deleted. */
export function showChanged(client: QueryClient, before: UserOnSite, after: UserOnSite | undefined): void {
  changes = withChange(changes, before, after);
  client.setQueriesData<UsersShown>({ queryKey: [KEY] }, shown => shown && takeChanges(shown, changes));
}
