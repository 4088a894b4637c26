import { change } from '../../kernel/change.ts';
import type { Ctx } from '../../kernel/context.ts';
import { wireCode } from '../../kernel/errors.ts';
import { createJob, jobUrl } from '../jobs/index.ts';
import { type KnownSite, loadKnownSites } from './connection.ts';
import type { ResolvedSite, SiteError } from './resolve-sites.ts';
import type { SiteFailure } from './site-failure.ts';

/**
 * Runs work on several sites at once. Each call has its own deadline and its turn in the outbound lanes, so one bad
 * site delays nobody; a failure becomes an entry, in the order of the sites.
 */
export async function settleSites(
  ctx: Ctx,
  sites: readonly ResolvedSite[],
  run: (site: KnownSite) => Promise<SiteFailure | undefined>,
): Promise<{ done: KnownSite[]; errors: SiteError[] }> {
  const known = await loadKnownSites(
    ctx,
    sites.map(({ site }) => site.id),
  );
  const byId = new Map(known.map(site => [site.row.id, site]));
  const gone: SiteFailure = { code: 'site_not_found', message: 'The site has been deleted.' };
  const failures = await Promise.all(
    sites.map(({ site }) => {
      const found = byId.get(site.id);
      return found ? run(found) : gone;
    }),
  );
  const done = sites.flatMap(({ site }, index) => (failures[index] ? [] : (byId.get(site.id) ?? [])));
  const errors = sites.flatMap(({ identifier }, index) => {
    const failure = failures[index];
    return failure ? [errorEntry(ctx, identifier, failure)] : [];
  });
  return { done, errors };
}

function errorEntry(ctx: Ctx, identifier: number | string, failure: SiteFailure): SiteError {
  return { identifier, code: wireCode(failure.code, ctx.settings.namespace), message: failure.message };
}

/** Makes the work a job, as soon as it concerns more sites than a request should wait for. */
export async function queueSites(ctx: Ctx, type: string, sites: readonly ResolvedSite[]) {
  const ids = sites.map(({ site }) => site.id);
  const job_id = await change(ctx, async trx => {
    const id = await createJob(trx, ctx, type, ids);
    return { result: id, audit: [{ action: 'job.queued', subject: `job:${id}`, detail: { type, sites: ids.length } }] };
  });
  return { queued: true as const, job_id, status_url: jobUrl(ctx, job_id), sites_queued: ids.length };
}
