import { audited } from '../../kernel/audit/audited.ts';
import type { Ctx } from '../../kernel/context.ts';
import { wireCode } from '../../kernel/errors.ts';
import { createJob, jobUrl } from '../jobs/index.ts';
import { type KnownSite, loadKnownSites } from './connection.ts';
import { overSites } from './over-sites.ts';
import type { ResolvedSite, SiteError } from './resolve-sites.ts';
import { type SiteBrief, sitesByIds } from './site.store.ts';
import { GONE, type SiteFailure } from './site-failure.ts';

/** Works on several sites at once, see `overSites`; a failure becomes an entry, in the order of the sites. */
export async function settleSites(
  ctx: Ctx,
  sites: readonly ResolvedSite[],
  run: (site: KnownSite) => Promise<SiteFailure | undefined>,
): Promise<{ done: SiteBrief[]; errors: SiteError[] }> {
  const known = await loadKnownSites(
    ctx,
    sites.map(({ site }) => site.id),
  );
  const byId = new Map(known.map(site => [site.row.id, site]));
  const failures = await overSites(sites, async ({ site }) => {
    const found = byId.get(site.id);
    return found ? run(found) : GONE;
  });
  const well = sites.flatMap(({ site }, index) => (failures[index] ? [] : [site.id]));
  // Read again: the work may have corrected an address, and others may have changed a name in the meantime.
  const now = new Map((await sitesByIds(ctx.database.db, well)).map(site => [site.id, site]));
  const done = sites.flatMap(({ site }, index) => (failures[index] ? [] : [now.get(site.id) ?? site]));
  const errors = sites.flatMap(({ identifier }, index) => {
    const failure = failures[index];
    return failure ? [errorEntry(ctx, identifier, failure)] : [];
  });
  return { done, errors };
}

function errorEntry(ctx: Ctx, identifier: number | string, failure: SiteFailure): SiteError {
  return { identifier, code: wireCode(failure.code, ctx.settings.namespace), message: failure.message };
}

/** Turns the work into a job if it affects more sites than a request should wait for. */
export async function queueSites(ctx: Ctx, type: string, sites: readonly ResolvedSite[], errors: readonly SiteError[]) {
  const ids = sites.map(({ site }) => site.id);
  const job_id = await audited(ctx, async trx => {
    const id = await createJob(trx, ctx, type, ids);
    return { result: id, audit: [{ action: 'job.queued', subject: `job:${id}`, detail: { type, sites: ids.length } }] };
  });
  const answer = { queued: true as const, job_id, status_url: jobUrl(ctx, job_id), sites_queued: ids.length };
  return errors.length > 0 ? { ...answer, errors: [...errors] } : answer;
}
