import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { Output } from '../../generated/abilities.ts';
import type { UsersSearch } from './search.ts';

type UserPage = Output<'list-site-users-v1'>;
export type SiteUser = UserPage['items'][number];
export type SiteFailure = UserPage['errors'][number];

export const PER_PAGE = 200;
const KEY = 'site-users';

/** Whether the address says whose users are wanted. */
export const isAsked = ({ q, sites, clients, tags, role, all }: UsersSearch) =>
  [q, sites, clients, tags, role, all].some(given => given !== undefined);

/**
 * The users, asked from the sites themselves: which takes its time, so never by itself, and never twice for the same
 * question unless somebody wants it.
 */
export function useSiteUsers(search: UsersSearch) {
  const { q, sites, clients, tags, role, page = 1 } = search;
  const client = useQueryClient();
  const queryKey = [KEY, { q, sites, clients, tags, role, page }];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(
        'list-site-users-v1',
        { search: q, websites: sites, clients, groups: tags, roles: role && [role], page, per_page: PER_PAGE },
        signal,
      ),
    enabled: isAsked(search),
    ...{ staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  });
  return { ...query, stop: () => client.cancelQueries({ queryKey }) };
}

export const sameUser = (one: SiteUser, other: SiteUser) => one.website_id === other.website_id && one.id === other.id;

/** Takes a change into the lists that are shown, without asking all sites again. Undefined: the user is gone. */
export function showChanged(client: QueryClient, before: SiteUser, after: SiteUser | undefined): void {
  client.setQueriesData<UserPage>({ queryKey: [KEY] }, page => {
    if (!page?.items.some(user => sameUser(user, before))) return page;
    if (after) return { ...page, items: page.items.map(user => (sameUser(user, before) ? after : user)) };
    return { ...page, items: page.items.filter(user => !sameUser(user, before)), total: page.total - 1 };
  });
}
