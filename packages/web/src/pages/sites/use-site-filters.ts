import { getRouteApi } from '@tanstack/react-router';
import type { Input } from '../../generated/abilities.ts';
import type { sitesSearch } from './search.ts';
import { versionInput } from './versions.ts';

const route = getRouteApi('/app/sites');
export type SitesSearch = ReturnType<typeof sitesSearch>;

/** The input of the listing ability, from the address. */
export function filterOf(search: SitesSearch): Input<'list-site-records-v1'> {
  const { q, health, status, check, clients, tags, match, versions, sort, order } = search;
  return {
    search: q,
    health,
    status: status ?? (check ? ['connected', 'disconnected'] : undefined),
    check,
    client_ids: clients,
    ...(match === 'all' ? { tags_all: tags } : { tags_any: tags }),
    ...versionInput(versions),
    sort,
    order,
  };
}

export function useSiteFilters() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: SitesSearch) => navigate({ search: before => ({ ...before, ...next }), replace: true });
  const { q, health, status, check, clients, tags, versions } = search;
  const filtered = Boolean(q || health || status || check || clients || tags || versions);
  return { search, change, filtered, reset: () => navigate({ search: {}, replace: true }) };
}
