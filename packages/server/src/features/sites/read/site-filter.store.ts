import { sql } from 'kysely';
import { AppError } from '../../../kernel/errors.ts';
import type { ListFilter } from '../../../kernel/lists/list.ts';
import { inScope, isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { instantMs } from '../../../kernel/text/instants.ts';
import type { Database } from '../../../ports/database/port.ts';
import type { SiteCondition } from '../../site-conditions/index.ts';
import { ANSWERED_WELL, inHealth, WITH_PENDING_UPDATES } from '../health/site-health.store.ts';
import type { SiteHealth } from '../health/site-health.ts';
import { type SiteQuery, searchedSites } from '../site.store.ts';
import type { SiteStatus } from '../site.ts';

/** The result of the last check of the address. */
export type SiteCheckState = 'up' | 'down' | 'unchecked';

/** All given filters must match; an empty list counts as absent. */
export interface RecordFilter extends ListFilter, SiteScope {
  readonly statuses?: readonly (SiteStatus | 'available_update')[] | undefined;
  readonly healths?: readonly SiteHealth[] | undefined;
  readonly check?: SiteCheckState;
  /** 0 = without client. */
  readonly client_ids?: readonly number[];
  readonly tags_any?: readonly number[];
  readonly tags_all?: readonly number[];
  readonly conditions?: readonly SiteCondition[] | undefined;
  readonly wp_versions?: readonly string[];
  readonly php_versions?: readonly string[];
  readonly child_versions?: readonly string[];
  /** Slug of a plugin that the sites have. */
  readonly plugin?: string;
  readonly plugin_version?: string;
  /** Slug of a theme that the sites have. */
  readonly theme?: string;
  readonly theme_version?: string;
  /** Only sites changed after this instant. */
  readonly modified_after?: string | undefined;
}

/** The sites that match a filter. @param now ms epoch: some health follows from the time. */
export async function filteredSites(database: Database, filter: RecordFilter, now: number): Promise<SiteQuery> {
  const { search = '', include = [], exclude = [], client_ids = [], tags_any = [], tags_all = [], check } = filter;
  const { wp_versions = [], php_versions = [], child_versions = [], modified_after } = filter;
  const { plugin, plugin_version, theme, theme_version } = filter;
  const found = await searchedSites(database, search.trim().toLowerCase());
  return found
    .$if(include.length > 0, q => q.where('sites.id', 'in', [...include]))
    .$if(exclude.length > 0, q => q.where('sites.id', 'not in', [...exclude]))
    .$if(filter.statuses !== undefined, q => q.where(inStates(filter.statuses ?? [])))
    .$if(filter.healths !== undefined, q => q.where(inHealth(filter.healths ?? [], now)))
    .$if(check !== undefined, q => q.where(CHECKED[check ?? 'up']))
    .$if(modified_after !== undefined, q => q.where('sites.updated_at', '>', instantMs(modified_after as string)))
    .$if(filter.conditions !== undefined, q =>
      q.where('sites.id', 'in', inConditions(database, filter.conditions ?? [])),
    )
    .$if(isScoped(filter), q => q.where(inScope('sites.id', filter)))
    .$if(client_ids.length > 0, q => q.where(ofClients(client_ids)))
    .$if(tags_any.length > 0, q => q.where('sites.id', 'in', tagged(database, tags_any)))
    .$if(tags_all.length > 0, q => q.where('sites.id', 'in', taggedWithAll(database, tags_all)))
    .$if(wp_versions.length > 0, q => q.where(ofVersions('wp_version', wp_versions)))
    .$if(plugin !== undefined || plugin_version !== undefined, q =>
      q.where('sites.id', 'in', having(database, 'plugin', plugin, plugin_version)),
    )
    .$if(theme !== undefined || theme_version !== undefined, q =>
      q.where('sites.id', 'in', having(database, 'theme', theme, theme_version)),
    )
    .$if(php_versions.length > 0, q => q.where(ofVersions('php_version', php_versions)))
    .$if(child_versions.length > 0, q => q.where(ofVersions('child_version', child_versions)));
}

function having({ db }: Database, type: 'plugin' | 'theme', slug: string | undefined, version: string | undefined) {
  if (slug === undefined) {
    const message = `${type}_version is given without ${type}: name the ${type} by its slug.`;
    throw new AppError('ability_invalid_input', message, { errors: [{ path: `input.${type}`, message }] });
  }
  return db
    .selectFrom(`site_${type}s`)
    .select('site_id')
    .where('slug', '=', slug)
    .$if(version !== undefined, q => q.where('version', '=', version as string));
}

function inStates(wanted: readonly string[]) {
  const states = wanted.filter(state => state !== 'available_update');
  const either = [
    ...(states.length > 0 ? [sql<boolean>`sites.status in (${sql.join(states)})`] : []),
    ...(wanted.includes('available_update') ? [WITH_PENDING_UPDATES] : []),
  ];
  return sql<boolean>`(${sql.join(either, sql` or `)})`;
}

/** As in `check.reachable` of the site record. */
const CHECKED: Readonly<Record<SiteCheckState, ReturnType<typeof sql<boolean>>>> = {
  up: sql<boolean>`(sites.checked_at is not null and ${ANSWERED_WELL})`,
  down: sql<boolean>`(sites.checked_at is not null and not ${ANSWERED_WELL})`,
  unchecked: sql<boolean>`sites.checked_at is null`,
};

function ofClients(wanted: readonly number[]) {
  const ids = wanted.filter(id => id !== 0);
  const either = [
    ...(ids.length > 0 ? [sql<boolean>`sites.client_id in (${sql.join(ids)})`] : []),
    ...(wanted.includes(0) ? [sql<boolean>`sites.client_id is null`] : []),
  ];
  return sql<boolean>`(${sql.join(either, sql` or `)})`;
}

/** 6.9 is 6.9 and 6.9.1, not 6.91. */
function ofVersions(column: 'wp_version' | 'php_version' | 'child_version', wanted: readonly string[]) {
  const version = sql.ref(`sites.${column}`);
  const lines = wanted.map(of => sql`substr(${version}, 1, ${sql.lit(of.length + 1)}) = ${`${of}.`}`);
  return sql<boolean>`(${version} in (${sql.join(wanted)}) or ${sql.join(lines, sql` or `)})`;
}

function inConditions({ db }: Database, conditions: readonly SiteCondition[]) {
  return db.selectFrom('site_conditions').select('site_id').where('kind', 'in', conditions);
}

function tagged({ db }: Database, tags: readonly number[]) {
  return db
    .selectFrom('site_tags')
    .select('site_id')
    .where('tag_id', 'in', [...tags]);
}

function taggedWithAll(database: Database, tags: readonly number[]) {
  const wanted = new Set(tags);
  return tagged(database, [...wanted])
    .groupBy('site_id')
    .having(eb => eb.fn.countAll(), '=', wanted.size);
}
