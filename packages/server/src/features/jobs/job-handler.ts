import { Type } from 'typebox';
import { fitsSchema } from '../../kernel/ability/validate.ts';
import type { Ctx, Services } from '../../kernel/context.ts';
import { Batcher } from '../../kernel/work/batcher.ts';
import { type BrokenOff, HandedBack, JobEnded, type JobType, type SiteResult } from '../../kernel/work/job.ts';
import { isLastingBug, type QueueHandler } from '../../kernel/work/queue-handler.ts';
import { oneSiteEach, SET_ASIDE } from '../../kernel/work/set-aside.ts';
import type { Look } from '../../ports/child-sites/port.ts';
import type { Database } from '../../ports/database/port.ts';
import type { QueueMessage } from '../../ports/job-queue/port.ts';
import { finishJobIfDone, type JobRow, selectJob, startJob } from './job.store.ts';
import { JOB_QUEUE } from './job.ts';
import { hasPendingSites, type JobItemResult, selectPendingSites, updateJobItemRows } from './job-items.store.ts';
import { notingOpen } from './noting-open.ts';
import { JobWatches } from './watch-job.ts';

const Body = Type.Object({
  job_id: Type.String(),
  site_ids: Type.Array(Type.Integer()),
  attempt: Type.Integer(),
  unready: Type.Optional(Type.Integer()),
});
type Body = { job_id: string; site_ids: number[]; attempt: number; unready?: number };

/** What a message asks for. */
interface PartOfJob {
  /** Of the message. */
  readonly deliveries: number;
  readonly job: JobRow;
  readonly type: JobType;
  readonly body: Body;
  readonly look: Look;
  readonly progressed: (() => void) | undefined;
  /** Told how many of its sites are left. */
  readonly remain: (sites: number) => void;
}

const RESULTS_PER_WRITE = 100;
const GATHER_MS = 60;
/** While no site waits for its turn, the end of the job may wait for this result. */
const GATHER_LAST_MS = 10;
/** Attempts for a site that asks to be retried later (maintenance mode). */
const ATTEMPTS = 3;

/** Works on the messages of jobs: runs each site that has no final result yet, and writes the results. */
export function jobHandler(services: Services, types: readonly JobType[]): QueueHandler {
  const byName = new Map(types.map(type => [type.type, type]));
  const watches = new JobWatches(services);
  const results = new Batcher<JobItemResult>(
    batch => services.database.write(trx => updateJobItemRows(trx, services.database.engine, batch)),
    {
      most: RESULTS_PER_WRITE,
      restMs: () => (services.childSites.waiting() > 0 ? GATHER_MS : GATHER_LAST_MS),
    },
  );
  return {
    queue: JOB_QUEUE,
    handle: (message, progressed, remain) => work(message, runSite, progressed, remain),
    pieces,
    setAside: message => work(message, setSiteAside),
  };

  /** One message for each site that is left: a message in hand for long has sites that are done. */
  async function pieces(body: unknown): Promise<readonly unknown[]> {
    if (!fitsSchema(Body, body)) return [body];
    const { job_id, site_ids } = body as Body;
    const job = await selectJob(services.database, job_id);
    const type = job && byName.get(job.type);
    const left = type && (await sitesLeft(services.database, type, job, site_ids));
    return oneSiteEach({ ...(body as Body), site_ids: left ?? [] });
  }

  async function work(
    message: QueueMessage,
    onSite: typeof runSite,
    progressed?: () => void,
    remain: PartOfJob['remain'] = () => {},
  ): Promise<void> {
    if (!fitsSchema(Body, message.body)) {
      // Delivering it again would not change that.
      services.log.error({ message: message.id }, 'a message of the job queue is no job message and was dropped');
      return;
    }
    const body = message.body as Body;
    const job = await selectJob(services.database, body.job_id);
    const type = job && byName.get(job.type);
    const { deliveries } = message;
    if (type)
      await watches.during(job.id, look => workOn({ job, type, body, deliveries, look, progressed, remain }, onSite));
  }

  async function workOn(
    { job, type, body, deliveries, look, progressed, remain }: PartOfJob,
    onSite: typeof runSite,
  ): Promise<void> {
    const { job_id, site_ids, attempt, unready = 0 } = body;
    const { database, clock } = services;
    const left = await sitesLeft(database, type, job, site_ids);
    if (left === undefined) return;
    // Beside the requests to sites, which need not wait for it.
    const started = job.status === 'queued' ? database.write(trx => startJob(trx, job_id, clock.now())) : undefined;
    const childSites = type.begunOn ? services.childSites : services.childSites.watched(look);
    const actor = { kind: 'system', name: `job for ${job.requested_by}` } as const;
    const ctx: Ctx = { ...services, childSites, actor, origin: '', ...(left.length === 1 ? { progressed } : {}) };
    const retries: { siteId: number; delay: number; unready: number }[] = [];
    let handedBack: HandedBack | undefined;
    let remaining = left.length;
    remain(remaining);
    const ended = await Promise.allSettled([
      started,
      ...left.map(async siteId => {
        const result = await onSite(ctx, type, { jobId: job_id, siteId, attempt, unready, deliveries });
        if (result instanceof HandedBack) handedBack = result;
        else if (!result.ok && result.retryInMs !== undefined && attempt < (type.attempts ?? ATTEMPTS)) {
          retries.push({ siteId, delay: result.retryInMs, unready: unready + (result.unready ? 1 : 0) });
        } else {
          await services.unsavedResults.during(results.add(itemResult(job_id, siteId, result, clock.now())));
        }
        remaining -= 1;
        remain(remaining);
      }),
    ]);
    // Only now: a message that is delivered again must not find its own sites still in progress.
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
    if (handedBack) throw handedBack; // what was done is stored, the rest is done when the message comes again
    const alike = Map.groupBy(retries, one => `${one.delay} ${one.unready}`);
    const again = [...alike.values()].map(some => {
      const { delay, unready } = some[0] as (typeof some)[number];
      const ids = some.map(({ siteId }) => siteId);
      return { body: { job_id, site_ids: ids, attempt: attempt + 1, unready }, runAt: clock.now() + delay };
    });
    // Only the transaction with the last result finds none pending: most messages need no further write.
    if (again.length === 0 && !type.afterMessage && (await hasPendingSites(database, job_id))) return;
    await database.write(async trx => {
      await services.queue.send(trx, JOB_QUEUE, again);
      const mayEnd = (await type.afterMessage?.(trx, ctx, job_id)) ?? true;
      if (mayEnd) await finishJobIfDone(trx, job_id, clock.now());
    });
  }
}

/** Sites of a message without a final result; once the job has ended, only those on which work has begun. */
async function sitesLeft(
  database: Database,
  type: JobType,
  job: JobRow,
  ids: readonly number[],
): Promise<number[] | undefined> {
  if (job.status === 'queued' || job.status === 'processing') return selectPendingSites(database, job.id, ids);
  return type.begunOn?.(database.db, job.id, ids);
}

interface SiteOfJob {
  readonly jobId: string;
  readonly siteId: number;
  readonly attempt: number;
  readonly unready: number;
  /** Of the message. */
  readonly deliveries: number;
}

async function runSite(
  ctx: Ctx,
  type: JobType,
  { jobId, siteId, attempt, unready, deliveries }: SiteOfJob,
): Promise<SiteResult | HandedBack> {
  try {
    return await type.runSite(notingOpen(ctx, type, jobId, siteId), siteId, jobId, attempt, unready);
  } catch (error) {
    if (error instanceof JobEnded) return { ok: false, code: 'canceled', message: 'The job has ended.' };
    if (error instanceof HandedBack) return error;
    if (ctx.database.closed) throw error; // this process has ended; another one has the message
    // What happened on the site happened: the site gets its result when this process can work again.
    // If the database always refuses what is to be stored of it, asking again changes nothing.
    if (!isLastingBug(ctx, { deliveries }, error) && ctx.troubles.note(error)) throw error;
    // A bug at one site must not affect the other sites of the message.
    ctx.log.error({ err: error, job: type.type, site: siteId }, 'a site of a job failed unexpectedly');
    return breakOff(ctx, type, { jobId, siteId });
  }
}

const BUG: BrokenOff = {
  code: 'internal_error',
  message: 'Something went wrong on this server; its log tells more.',
};

async function breakOff(ctx: Ctx, type: JobType, { jobId, siteId }: Pick<SiteOfJob, 'jobId' | 'siteId'>) {
  try {
    const result = await type.brokenOff?.(ctx, siteId, jobId, BUG);
    if (result) return result;
  } catch (error) {
    if (ctx.database.closed || ctx.troubles.note(error)) throw error;
    ctx.log.error({ err: error, job: type.type, site: siteId }, 'what a bug left open at a site could not be ended');
  }
  return { ok: false, ...BUG } as const;
}

/** Without asking the site anything. */
async function setSiteAside(ctx: Ctx, type: JobType, { jobId, siteId }: SiteOfJob): Promise<SiteResult> {
  return (await type.setAside?.(ctx, siteId, jobId)) ?? { ok: false, ...SET_ASIDE };
}

function itemResult(job_id: string, site_id: number, result: SiteResult, finished_at: number): JobItemResult {
  const base = { job_id, site_id, finished_at };
  const data_json = result.data ? JSON.stringify(result.data) : null;
  if (result.ok && 'skipped' in result) {
    return { ...base, state: 'skipped', code: null, cause: result.cause, message: result.skipped, data_json };
  }
  return result.ok
    ? { ...base, state: 'succeeded', code: null, cause: null, message: null, data_json }
    : { ...base, state: 'failed', code: result.code, cause: result.cause ?? null, message: result.message, data_json };
}
