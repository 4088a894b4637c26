import type { Ctx } from '../../kernel/context.ts';
import { AppError, wireCode } from '../../kernel/errors.ts';
import { isScoped, type SiteScope, scopeOf } from '../../kernel/lists/site-scope.ts';
import { resolveClient } from '../clients/index.ts';
import {
  type FailureCause,
  failureCauseOf,
  refusalOf,
  resolveSites,
  type SiteFailure,
  selectorId,
  sitesByIds,
} from '../sites/index.ts';
import {
  selectConnectedSites,
  selectExistingTags,
  selectIdsInScope,
  selectSiteIdsOfClients,
  selectSiteIdsOfTags,
  selectTagIdsByNames,
} from './target-sites.store.ts';

export interface UserTargetFilter extends SiteScope {
  readonly websites?: readonly (number | string)[] | undefined;
  readonly clients?: readonly (number | string)[] | undefined;
  readonly groups?: readonly (number | string)[] | undefined;
}

export interface TargetSite {
  readonly id: number;
  readonly url: string;
}

/** One failed site, as returned to callers. */
export interface WebsiteError {
  website_id: number | string;
  code: string;
  cause?: FailureCause;
  message: string;
}

export function websiteError(ctx: Ctx, website_id: number | string, failure: SiteFailure): WebsiteError {
  const { code, message } = failure;
  const cause = failureCauseOf(failure);
  const more = cause === null ? {} : { cause };
  return { website_id, code: wireCode(code, ctx.settings.namespace), ...more, message };
}

export interface UserTargets {
  /** Connected sites, by id. */
  readonly sites: readonly TargetSite[];
  /** Named sites that can't be contacted. */
  readonly errors: WebsiteError[];
}

/**
 * The sites that filters name, together; all connected ones if none are given. Source: docs/spec/rest-v2.md#parameters.
 * @throws AppError client_not_found or tag_not_found.
 */
export async function targetSites(ctx: Ctx, filter: UserTargetFilter): Promise<UserTargets> {
  if (!isGiven(filter)) return { sites: await selectConnectedSites(ctx.database.db, scopeOf(filter)), errors: [] };
  const { websites = [], clients = [], groups = [] } = filter;
  const named = await resolveSites(ctx, websites);
  const clientIds: number[] = [];
  for (const client of clients) clientIds.push((await resolveClient(ctx, client)).id);
  const { db } = ctx.database;
  const ids = new Set([
    ...named.sites.map(({ site }) => site.id),
    ...(await selectSiteIdsOfClients(db, clientIds)),
    ...(await selectSiteIdsOfTags(db, await requireTags(ctx, groups))),
  ]);
  const inside = isScoped(filter) ? await selectIdsInScope(db, scopeOf(filter)) : undefined;
  const wanted = inside ? [...ids].filter(id => inside.has(id)) : [...ids];
  const all = (await sitesByIds(db, wanted)).sort((a, b) => a.id - b.id);
  const errors = named.errors.map(({ identifier, ...error }) => ({ website_id: identifier, ...error }));
  for (const site of all) {
    const refusal = refusalOf(site);
    if (!refusal) continue;
    const { code, message } = refusal;
    errors.push({ website_id: site.id, code: wireCode(code, ctx.settings.namespace), message });
  }
  return { sites: all.filter(site => site.status === 'connected').map(({ id, url }) => ({ id, url })), errors };
}

/**
 * The same for changes, which never default to all sites.
 * @throws AppError invalid_input if nothing is named, site_not_found if the named tags or clients have no sites.
 */
export async function requireTargets(ctx: Ctx, filter: UserTargetFilter): Promise<UserTargets> {
  if (!isGiven(filter)) {
    const errors = [{ path: 'input.websites', message: 'or groups or clients must name the sites' }];
    throw new AppError('invalid_input', 'Name the sites: give websites, groups or clients.', { errors });
  }
  const targets = await targetSites(ctx, filter);
  if (targets.sites.length + targets.errors.length > 0) return targets;
  throw new AppError('site_not_found', 'These groups and clients have no sites.');
}

function isGiven({ websites = [], clients = [], groups = [] }: UserTargetFilter): boolean {
  return websites.length + clients.length + groups.length > 0;
}

/** Ids of tags given by id or by name. @throws AppError tag_not_found */
async function requireTags(ctx: Ctx, groups: readonly (number | string)[]): Promise<number[]> {
  if (groups.length === 0) return [];
  const { db } = ctx.database;
  const ids = groups.flatMap(group => selectorId(group) ?? []);
  const names = groups.filter(group => selectorId(group) === undefined).map(String);
  const [known, byName] = [await selectExistingTags(db, ids), await selectTagIdsByNames(db, names)];
  const unknown =
    ids.find(id => !known.has(id)) ?? names.find(name => byName.get(name.trim().toLowerCase()) === undefined);
  if (unknown === undefined) return [...known, ...byName.values()];
  throw new AppError(
    'tag_not_found',
    `No tag matches ${JSON.stringify(unknown)}. List the tags to see their ids and names.`,
  );
}
