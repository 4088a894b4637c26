import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Input } from '../../generated/abilities.ts';
import { type Scope, scopeInput } from '../../shared/scope/use-scope.ts';
import { useChangeSearch } from '../../shared/search-params.ts';
import { AILING } from '../../shared/sites/health.ts';
import type { sitesSearch } from './search.ts';
import { versionInput } from './versions.ts';

const route = getRouteApi('/app/sites');
export type SitesSearch = ReturnType<typeof sitesSearch> & Scope;

/** The input of the listing ability, from the address. */
export function filterOf(search: SitesSearch): Input<'list-site-records-v1'> {
  const { q, health, status, check, condition, clients, tags, match, versions, sort, order } = search;
  const { plugin, theme, version } = search;
  return {
    ...scopeInput(search),
    search: q,
    health: health === 'problems' ? [...AILING] : health,
    status: status ?? (check ? ['connected', 'disconnected'] : undefined),
    check,
    condition,
    client_ids: clients,
    ...(match === 'all' ? { tags_all: tags } : { tags_any: tags }),
    ...versionInput(versions),
    plugin,
    plugin_version: plugin && version,
    theme,
    theme_version: plugin ? undefined : theme && version,
    sort,
    order,
  };
}

export function useSiteFilters() {
  const search = route.useSearch();
  return { search, filtered: isFiltered(search), ...useChanges() };
}

/** The filters without what is searched for: typing in the search field renders none of them again. */
export function useFilterFields() {
  const { filtered, ...search } = route.useSearch({ select: fieldsIn, structuralSharing: true });
  return { search, filtered, ...useChanges() };
}

function useChanges() {
  const change = useChangeSearch(route);
  const navigate = route.useNavigate();
  return { change, reset: () => navigate({ search: {}, replace: true }) };
}

const fieldsIn = (search: SitesSearch) => {
  const { q: _q, sort: _sort, order: _order, peek: _peek, ...fields } = search;
  return { ...fields, filtered: isFiltered(search) };
};

const isFiltered = ({ q, health, status, check, condition, clients, tags, versions, plugin, theme }: SitesSearch) =>
  Boolean(q || health || status || check || condition || clients || tags || versions || plugin || theme);

/** The site whose essentials are shown is part of the address, too. */
export function useDrawer() {
  const change = useChangeSearch(route);
  const open = useCallback(({ id }: { readonly id: number }) => change({ peek: id }), [change]);
  const close = useCallback(() => change({ peek: undefined }), [change]);
  return { open, close };
}
