import type { Ctx } from '../../kernel/context.ts';
import { AppError, wireCode } from '../../kernel/errors.ts';
import { readTogether } from '../../kernel/read-together.ts';
import type { Trx } from '../../ports/database/port.ts';
import {
  type SiteBrief,
  type SiteRow,
  selectSiteRows,
  sitesByIds,
  sitesByKeys,
  sitesUnderHosts,
} from './site.store.ts';
import { selectorId, siteKey } from './site.ts';
import { GONE, requestError } from './site-failure.ts';

/** One failed site of a batch, as returned to callers. */
export interface SiteError {
  identifier: number | string;
  code: string;
  message: string;
}

export interface ResolvedSite {
  /** As the caller gave it; otherwise the id. */
  identifier: number | string;
  site: SiteBrief;
}

const briefById = readTogether(async ({ database }: Ctx, ids) => {
  return new Map((await sitesByIds(database.db, ids)).map(site => [site.id, site]));
});

/** @throws AppError site_not_found or ambiguous_site. */
export async function resolveBrief(ctx: Ctx, selector: number | string): Promise<SiteBrief> {
  const id = selectorId(selector);
  if (id !== undefined) {
    const site = await briefById(ctx, id);
    if (site) return site;
    throw notFound(selector);
  }
  const { resolved, failed } = await resolveAll(ctx, [selector]);
  if (resolved[0]) return resolved[0].site;
  throw failed[0]?.error ?? notFound(selector);
}

const rowById = readTogether(async ({ database }: Ctx, ids) => {
  return new Map((await selectSiteRows(database.db, { sites: ids })).map(row => [row.id, row as SiteRow]));
});

/** The same with the whole row. */
export async function resolveSite(ctx: Ctx, selector: number | string): Promise<SiteRow> {
  const row = await rowById(ctx, selectorId(selector) ?? (await resolveBrief(ctx, selector)).id);
  if (row) return row;
  throw notFound(selector);
}

/**
 * For what is stored about a site that was found before the transaction: it is not deleted until this ends.
 * @throws AppError site_not_found if it was deleted meanwhile.
 */
export async function requireStillThere(trx: Trx, siteId: number): Promise<void> {
  const site = trx.selectFrom('sites').select('id').where('id', '=', siteId);
  if ((await site.forKeyShare().executeTakeFirst()) === undefined) throw requestError(GONE);
}

/** Each selector with its site; a site named twice counts once. An unresolved selector becomes an error entry. */
export async function resolveSites(
  ctx: Ctx,
  selectors: readonly (number | string)[],
): Promise<{ sites: ResolvedSite[]; errors: SiteError[] }> {
  const { sites: named, errors } = await resolveEach(ctx, selectors);
  const seen = new Set<number>();
  return { sites: named.filter(({ site }) => !seen.has(site.id) && seen.add(site.id)), errors };
}

/** The same with an entry for each selector, even if two of them name one site. */
export async function resolveEach(
  ctx: Ctx,
  selectors: readonly (number | string)[],
): Promise<{ sites: ResolvedSite[]; errors: SiteError[] }> {
  const { resolved, failed } = await resolveAll(ctx, selectors);
  return { sites: resolved, errors: failed.map(({ identifier, error }) => siteError(ctx, identifier, error)) };
}

/**
 * The sites of a batch: the named ones, or `all` if none are named, without those in `exclude`.
 * @throws AppError site_not_found or ambiguous_site for `exclude`: a typo there would widen the operation.
 */
export async function chooseSites(
  ctx: Ctx,
  named: readonly (number | string)[],
  exclude: readonly (number | string)[],
  all: () => Promise<readonly SiteBrief[]>,
): Promise<{ sites: ResolvedSite[]; errors: SiteError[] }> {
  const { resolved, failed } = await resolveAll(ctx, exclude);
  if (failed[0]) throw failed[0].error;
  const excluded = new Set(resolved.map(({ site }) => site.id));
  const { sites, errors } =
    named.length > 0
      ? await resolveSites(ctx, named)
      : { sites: (await all()).map(site => ({ identifier: site.id, site })), errors: [] };
  return { sites: sites.filter(({ site }) => !excluded.has(site.id)), errors };
}

export function siteError(ctx: Ctx, identifier: number | string, error: AppError): SiteError {
  return { identifier, code: wireCode(error.code, ctx.settings.namespace), message: error.message };
}

async function resolveAll(ctx: Ctx, selectors: readonly (number | string)[]) {
  const asked = [...new Set(selectors)].map(identifier => ({ identifier, id: selectorId(identifier) }));
  const ids = asked.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const keys = asked.flatMap(({ identifier, id }) => (id === undefined ? [siteKey(String(identifier))] : []));
  const byId = new Map((await sitesByIds(ctx.database.db, ids)).map(site => [site.id, site]));
  const byKey = await sitesByAddress(ctx, keys);
  const resolved: ResolvedSite[] = [];
  const failed: { identifier: number | string; error: AppError }[] = [];
  for (const { identifier, id } of asked) {
    const found =
      id === undefined ? (byKey.get(siteKey(String(identifier))) ?? []) : [byId.get(id)].filter(site => !!site);
    const [site, second] = found;
    if (site && !second) resolved.push({ identifier, site });
    else failed.push({ identifier, error: site ? ambiguous(identifier, found) : notFound(identifier) });
  }
  return { resolved, failed };
}

/** A host with no site at its root means those in its folders. */
async function sitesByAddress(ctx: Ctx, keys: readonly string[]): Promise<Map<string, SiteBrief[]>> {
  const { db } = ctx.database;
  const found: Map<string, SiteBrief[]> = Map.groupBy(await sitesByKeys(db, keys), site => site.url_key);
  const hosts = new Set(keys.filter(key => key !== '' && !key.includes('/') && !found.has(key)));
  for (const site of await sitesUnderHosts(db, [...hosts])) {
    const [host = ''] = site.url_key.split('/');
    found.set(host, [...(found.get(host) ?? []), site]);
  }
  return found;
}

function notFound(selector: number | string): AppError {
  const what = selectorId(selector) === undefined ? 'that address' : `id ${selector}`;
  return new AppError('site_not_found', `No site has ${what}. List the sites to see which exist.`);
}

/** This many sites are named in a message; its data has all of them. */
const MOST_NAMED = 10;

function ambiguous(selector: number | string, sites: readonly SiteBrief[]): AppError {
  const named = sites.slice(0, MOST_NAMED).map(({ id, url }) => `${id} (${url})`);
  const more = sites.length > MOST_NAMED ? ` and ${sites.length - MOST_NAMED} more` : '';
  return new AppError(
    'ambiguous_site',
    `"${selector}" fits several sites: ${named.join(', ')}${more}. Use the id of the one you mean.`,
    { site_ids: sites.map(site => site.id), sites: sites.map(({ id, url }) => ({ id, url })) },
  );
}
