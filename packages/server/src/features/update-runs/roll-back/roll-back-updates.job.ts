import type { Ctx } from '../../../kernel/context.ts';
import { AppError, type ErrorCode } from '../../../kernel/errors.ts';
import { type JobType, leftOpen, type SiteResult } from '../../../kernel/work/job.ts';
import { holdJobs, jobHasEnded, requireJobGoesOn, setSentUnknown, untilSent } from '../../jobs/index.ts';
import { changeOnSite, jobCauseOfError } from '../../sites/index.ts';
import { requireRun } from '../require-run.ts';
import type { KnownRun } from '../run.views.ts';
import { type RollBackNote, rollBackOnRequest } from '../site/roll-back-on-request.ts';
import { LOOK_AGAIN_MS } from '../site/site-of-run.ts';
import {
  markRollBackSent,
  selectRollBacksOfSite,
  selectSitesRolledBack,
  selectSitesRollingBack,
} from './roll-backs.store.ts';

/** Turns of one site: enough to wait until what was sent must have ended there. */
const ATTEMPTS = 40;

const LEFT_OPEN = leftOpen('whether all earlier versions were restored', 'The run shows what came of each update.');

/** Restores earlier versions, site by site. Run again, it looks at what it has sent, and sends nothing twice. */
export const rollBackUpdatesJob: JobType = {
  type: 'rollback',
  attempts: ATTEMPTS,
  begunOn: selectSitesRollingBack,
  runSite: rollBackOnSite,
  endedEarly: (trx, _services, jobId) => setSentUnknown(trx, jobId, selectSitesRolledBack(trx, jobId), LEFT_OPEN),
};

type RollBackOfSite = Awaited<ReturnType<typeof selectRollBacksOfSite>>[number];
interface RollBackProblem {
  readonly code: ErrorCode;
  readonly cause: string | null;
  readonly message: string;
}

async function rollBackOnSite(ctx: Ctx, siteId: number, jobId: string): Promise<SiteResult> {
  const wanted = await selectRollBacksOfSite(ctx.database.db, jobId, siteId);
  const [first] = wanted;
  if (!first) return { ok: true, cause: 'work_forgotten', skipped: 'The updates of this run are not kept any more.' };
  const run = await requireRun(ctx, first.job_id);
  const problems: RollBackProblem[] = [];
  for (const item of wanted) {
    const problem = await rollBackOne(ctx, run, jobId, item);
    if (problem && passesSoon(problem)) return { ok: false, ...problem, retryInMs: LOOK_AGAIN_MS };
    if (problem) problems.push({ ...problem, message: `${item.name}: ${problem.message}` });
  }
  const data = { rolled_back: wanted.length - problems.length };
  const [problem] = problems;
  return problem ? { ok: false, ...problem, data } : { ok: true, data };
}

/** A site in maintenance is installing something, which takes a moment. */
const passesSoon = ({ code, cause }: RollBackProblem) => code === 'site_busy' || cause === 'maintenance';

/** @returns why it is not rolled back; `site_busy`: not yet. */
async function rollBackOne(
  ctx: Ctx,
  run: KnownRun,
  jobId: string,
  item: RollBackOfSite,
): Promise<RollBackProblem | undefined> {
  if (item.state === 'rolled_back') return undefined;
  let sent = item.roll_back_sent_at !== null;
  if (!sent) await requireJobGoesOn(ctx, jobId);
  const { site_id: siteId, type, slug } = item;
  const note: RollBackNote = {
    sent,
    async mayBeSent(trx) {
      await holdJobs(trx, [jobId]);
      return !(await jobHasEnded(trx, jobId));
    },
    async write(trx, now) {
      await markRollBackSent(trx, jobId, item, now);
      sent = true;
    },
  };
  try {
    const asking = untilSent(ctx, jobId, () => sent);
    await changeOnSite(asking, siteId, site =>
      rollBackOnRequest(site.ctx, run, { siteId, type, slug }, site.connection, note),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'site_busy' && !sent) await requireJobGoesOn(ctx, jobId);
    return { code: error.code, cause: jobCauseOfError(error), message: error.message };
  }
  const items = await selectRollBacksOfSite(ctx.database.db, jobId, siteId);
  const after = items.find(({ seq }) => seq === item.seq);
  if (after === undefined || after.state === 'rolled_back') return undefined;
  const code = after.reason === 'outcome_unknown' ? 'site_busy' : 'update_failed';
  return { code, cause: 'not_restored', message: after.message ?? 'Check the site.' };
}
