import type { Static } from 'typebox';
import * as sites from '../../../features/sites/index.ts';
import { unsuspended } from '../rest/sites/sites.lines.ts';
import { offsetInstant } from '../views/php.ts';
import type { DialectAbility, Running } from './dialect-ability.ts';
import * as given from './inputs.ts';
import { refuseBoth } from './refuse-both.ts';

type Detail = Static<typeof sites.getSite.output>;
type Ref = { readonly site_id_or_domain: number | string };

interface Lists {
  readonly page?: number;
  readonly per_page?: number;
  readonly status?: string;
  readonly search?: string;
  readonly client_id?: number;
  readonly tag_id?: number;
  readonly tag_ids?: readonly number[];
}

const ONE = given.dialectInput({ site_id_or_domain: given.oneSite });

const WARNINGS = [
  'Deleting a site cannot be undone.',
  'Everything that is stored about the site is deleted.',
  'The site loses its tags and no longer belongs to its client.',
  'The MainWP Child plugin stays installed on the site.',
];

/** Sites, one by one. */
export const SITE_ABILITIES: readonly DialectAbility[] = [
  {
    name: 'list-sites-v1',
    category: 'sites',
    ability: sites.listSiteRecords,
    input: given.dialectInput({
      ...given.pages(20),
      status: given.anySiteStatus,
      search: given.searchInput,
      client_id: given.integerInput('Only sites of this client.', { minimum: 1 }),
      tag_id: given.integerInput('Only sites with this tag.', { minimum: 1 }),
    }),
    run: async (input: Lists, { call }) => {
      const { items, ...rest } = await call(sites.listSiteRecords, { ...filters(input), sort: 'url' });
      return { items: items.map(listedSite), ...rest };
    },
  },
  {
    name: 'get-site-v1',
    category: 'sites',
    ability: sites.getSite,
    input: given.dialectInput({ site_id_or_domain: given.oneSite, include_stats: given.flagInput('Add counts.') }),
    run: async (input: Ref, { call }) => detailView(await call(sites.getSite, input)),
  },
  {
    name: 'count-sites-v1',
    category: 'sites',
    ability: sites.countSiteRecords,
    input: given.dialectInput({
      status: given.siteStatus,
      tag_ids: given.someIds('Only sites with one of these tags.'),
      client_id: given.integerInput('Only sites of this client.'),
    }),
    run: async (input: Lists, { call }) => call(sites.countSiteRecords, filters(input)),
  },
  {
    name: 'get-sites-basic-v1',
    category: 'sites',
    ability: sites.listSiteBriefs,
    input: given.dialectInput({
      ...given.pages(20),
      status: given.siteStatus,
      tag_ids: given.someIds('Only sites with one of these tags.'),
      client_id: given.integerInput('Only sites of this client.'),
    }),
    run: async (input: Lists, { call }) => {
      const { items, ...rest } = await call(sites.listSiteBriefs, { ...filters(input), sort: 'url' });
      return { items: items.map(({ id, url, name }) => ({ id, url, name })), ...rest };
    },
  },
  {
    name: 'delete-site-v1',
    category: 'sites',
    ability: sites.deleteSite,
    input: given.dialectInput({ site_id_or_domain: given.oneSite, ...given.confirmation }),
    run: async (input: Ref & { confirm?: boolean; dry_run?: boolean }, { call }) => {
      refuseBoth(input);
      const { id, url, name } = await call(sites.getSite, { site_id_or_domain: input.site_id_or_domain });
      await call(sites.deleteSite, input);
      if (input.dry_run) return { dry_run: true, would_affect: { id, url, name }, warnings: WARNINGS };
      return { dry_run: false, deleted: true, site: { id, url, name }, would_affect: [], warnings: [] };
    },
  },
  move('reconnect-site-v1', 'reconnected', sites.reconnectSite),
  move('disconnect-site-v1', 'disconnected', sites.disconnectSite),
  move('suspend-site-v1', 'suspended', sites.suspendSite),
  {
    name: 'unsuspend-site-v1',
    category: 'sites',
    ability: sites.unsuspendSite,
    input: ONE,
    run: async ({ site_id_or_domain }: Ref, { call }) => {
      await unsuspended(site_id_or_domain, call);
      return { unsuspended: true, site: await detailOf(site_id_or_domain, call) };
    },
  },
  {
    name: 'check-site-v1',
    category: 'sites',
    ability: sites.checkSite,
    input: ONE,
    run: async (input: Ref, { call }) => {
      const checked = await call(sites.checkSite, input);
      const { id, url, name } = await call(sites.getSite, { site_id_or_domain: checked.site_id });
      const response_time = Math.round(checked.response_time_ms / 10) / 100;
      const status = { online: checked.reachable, http_code: checked.http_status, response_time };
      return { site_id: id, response_time, checked: true, site: { id, url, name }, status };
    },
  },
];

function filters({ client_id, tag_id, tag_ids, ...rest }: Lists): object {
  return {
    ...rest,
    ...(client_id === undefined || client_id === 0 ? {} : { client_ids: [client_id] }),
    ...(tag_id === undefined ? {} : { tags_any: [tag_id] }),
    ...(tag_ids === undefined ? {} : { tags_any: tag_ids }),
  };
}

export function listedSite({
  id,
  url,
  name,
  status,
  client_id,
}: Pick<Detail, 'id' | 'url' | 'name' | 'status' | 'client_id'>) {
  return { id, url, name, status, client_id };
}

export function detailView(site: Detail) {
  const { admin_username, wp_version, php_version, child_version, last_sync, notes, stats } = site;
  return {
    ...listedSite(site),
    admin_username,
    wp_version,
    php_version,
    child_version,
    last_sync: offsetInstant(last_sync),
    notes,
    ...(stats === undefined ? {} : { stats }),
  };
}

export async function detailOf(site: number | string, call: Running['call']) {
  return detailView(await call(sites.getSite, { site_id_or_domain: site }));
}

function move(name: string, verb: string, ability: DialectAbility['ability']): DialectAbility {
  return {
    name,
    category: 'sites',
    ability,
    input: ONE,
    run: async ({ site_id_or_domain }: Ref, { call }) => {
      await call(ability, { site_id_or_domain });
      return { [verb]: true, site: await detailOf(site_id_or_domain, call) };
    },
  };
}
