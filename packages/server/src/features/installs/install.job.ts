import type { Ctx, Services } from '../../kernel/context.ts';
import { AppError, type ErrorCode } from '../../kernel/errors.ts';
import type { JobType, SiteResult } from '../../kernel/work/job.ts';
import type { Trx } from '../../ports/database/port.ts';
import { holdJobs, jobHasEnded, requireJobGoesOn, setSentUnknown, untilSent } from '../jobs/index.ts';
import { jobCauseOfError, outcomeUnknown, TRY_AGAIN_MS } from '../sites/index.ts';
import { type InstallNote, installOnSite } from './install-on-site.ts';
import {
  insertInstallSent,
  selectInstallJob,
  selectInstallSentAt,
  selectSitesInstalling,
  selectSitesSentTo,
} from './installs.store.ts';

/** Turns of one site: enough to wait until what was sent must have ended there. */
const ATTEMPTS = 40;

/** Installs a plugin or theme, site by site. Run again, it looks at what it has sent, and sends nothing twice. */
export const installJob: JobType = {
  type: 'install',
  attempts: ATTEMPTS,
  begunOn: selectSitesInstalling,
  runSite: installInJob,
  endedEarly: sayUnknown,
};

/** What a look at the site has shown, or that it could not be made. After all other failures nobody has looked. */
const SEEN: readonly ErrorCode[] = ['installation_failed', 'activation_failed', 'outcome_unknown'];
const LOOK_FIRST = 'Check the site before you try again.';

/** Of sites to which the install was sent when the job is ended: it comes to its end there. */
async function sayUnknown(trx: Trx, _services: Services, jobId: string): Promise<void> {
  const wanted = await selectInstallJob(trx, jobId);
  const why = new AppError('canceled', 'The job ended before the answer of the site was stored.');
  const open = `whether the ${wanted?.type ?? 'package'} was installed`;
  await setSentUnknown(trx, jobId, selectSitesSentTo(trx, jobId), outcomeUnknown(open, why, LOOK_FIRST).message);
}

async function installInJob(ctx: Ctx, siteId: number, jobId: string, attempt: number): Promise<SiteResult> {
  const { db } = ctx.database;
  const wanted = await selectInstallJob(db, jobId);
  if (!wanted) return { ok: true, cause: 'work_forgotten', skipped: 'What was to be installed is not kept any more.' };
  let sentAt = await selectInstallSentAt(db, jobId, siteId);
  if (sentAt === undefined) await requireJobGoesOn(ctx, jobId);
  const note: InstallNote = {
    sentAt,
    async write(trx, sent_at) {
      await holdJobs(trx, [jobId]);
      if (await jobHasEnded(trx, jobId)) return false;
      if (!(await insertInstallSent(trx, { job_id: jobId, site_id: siteId, sent_at }))) return false;
      sentAt = sent_at;
      return true;
    },
  };
  try {
    const asking = untilSent(ctx, jobId, () => sentAt !== undefined);
    const { installed, slug, version, active, message } = await installOnSite(asking, siteId, wanted, note);
    const data = { slug, version, active };
    return installed ? { ok: true, data } : { ok: true, cause: 'already_installed', skipped: message, data };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const mayShow = error.code === 'outcome_unknown' && mayStillInstall(ctx, sentAt);
    const again = mayShow || error.code === 'site_busy' || error.data.reason === 'maintenance';
    if (again && sentAt === undefined) await requireJobGoesOn(ctx, jobId);
    const retry = again && attempt < ATTEMPTS ? { retryInMs: TRY_AGAIN_MS } : {};
    if (sentAt !== undefined && !SEEN.includes(error.code) && !('retryInMs' in retry)) {
      return { ok: false, ...outcomeUnknown(`whether the ${wanted.type} was installed`, error, LOOK_FIRST) };
    }
    const { code, message } = error;
    return { ok: false, code, cause: jobCauseOfError(error), message, ...retry };
  }
}

/** A large package takes longer than a proxy waits. */
function mayStillInstall({ clock, settings }: Services, sentAt: number | undefined): boolean {
  return sentAt !== undefined && clock.now() < sentAt + settings.updateSeconds * 1000;
}
