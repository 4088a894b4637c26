import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { createJob, jobUrl } from '../../jobs/index.ts';
import type { TargetSite } from '../target-sites.ts';
import { type SitePayload, userJobPlace } from './run-site-work.ts';
import { type ImportRejection, insertUserJob, type NewSiteWork } from './user-job.store.ts';

/** A site, and the lines of its rows, in their order. */
export interface SiteLines extends TargetSite {
  readonly lines: readonly number[];
}

export interface UserJob {
  readonly type: 'import' | 'createuser' | 'password';
  /** Number of rows, including refused ones. */
  readonly total: number;
  readonly rejected: readonly ImportRejection[];
  readonly sites: readonly SiteLines[];
  readonly payloadOf: (site: SiteLines) => SitePayload;
}

/** Creates a job for work on many sites. The data for each site is stored sealed until the site is done. */
export async function queueUserJob(ctx: Ctx, { type, total, rejected, sites, payloadOf }: UserJob) {
  const ids = sites.map(site => site.id);
  const job_id = await audited(ctx, async trx => {
    const id = await createJob(trx, ctx, type, ids);
    await insertUserJob(trx, ctx.database, { job_id: id, total, rejected }, sealedWork(ctx, id, sites, payloadOf));
    return { result: id, audit: [{ action: 'job.queued', subject: `job:${id}`, detail: { type, sites: ids.length } }] };
  });
  return { queued: true as const, job_id, status_url: jobUrl(ctx, job_id), sites_queued: ids.length };
}

/** One after another, so that the plain data of all sites is never in memory at the same time. */
function* sealedWork(
  ctx: Ctx,
  jobId: string,
  sites: readonly SiteLines[],
  payloadOf: UserJob['payloadOf'],
): Generator<NewSiteWork> {
  for (const site of sites) {
    const sealed = ctx.secrets.seal(userJobPlace(jobId, site.id), JSON.stringify(payloadOf(site)));
    yield { site_id: site.id, site_url: site.url, lines_json: JSON.stringify(site.lines), sealed };
  }
}
