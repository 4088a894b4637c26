import { probe } from '@sitekeeper/protocol';
import { expect, it } from 'vitest';
import type { Ctx } from '../../kernel/context.ts';
import { type JobType, leftOpen } from '../../kernel/work/job.ts';
import type { QueueMessage } from '../../ports/job-queue/port.ts';
import { useJobs } from './job.fixtures.ts';
import { JOB_QUEUE } from './job.ts';
import { jobHandler } from './job-handler.ts';

const jobs = useJobs({ sites: 1 });
const UNKNOWN = leftOpen('whether it was done', 'Check the site.');
const cancel = (job_id: string) => jobs().world.post('cancel-job-v1', { job_id });

async function itemsOf(job_id: string) {
  return (await jobs().world.get('list-job-items-v1', { job_id })).body.items;
}

/** Works off the only message. */
async function work(runSite: JobType['runSite']): Promise<void> {
  const { services } = jobs().world.app;
  const [message] = (await services.queue.claim(JOB_QUEUE, 1)) as [QueueMessage];
  await jobHandler(services, [{ type: 'sync', leftOpen: UNKNOWN, runSite }]).handle(message);
  await services.queue.complete([message.id]);
}

async function change(ctx: Ctx, url = jobs().world.fleet.url(1)): Promise<void> {
  await ctx.childSites.callUnsigned({ url, verifyTls: true }, 'admin', { ...probe, effect: 'change' }, undefined);
}

it('does not know the outcome on a site to which a change was sent when the job is canceled', async () => {
  const id = await jobs().queue([1, 2, 3]);
  const over = Promise.withResolvers<void>();
  await work(async (ctx, siteId) => {
    if (siteId === 1) await change(ctx);
    if (siteId === 2) await change(ctx, 'http://127.0.0.1:9/').catch(() => {}); // nobody is there
    if (siteId === 1) over.resolve(cancel(id).then(() => {}));
    await over.promise;
    if (siteId === 3) await change(ctx); // its turn comes too late
    return { ok: true };
  });
  const unknown = { state: 'failed', code: 'svc_outcome_unknown', message: UNKNOWN };
  expect(await itemsOf(id)).toMatchObject([unknown, { state: 'canceled' }, { state: 'canceled' }]);
});

it('shows nothing of that while the job goes on, and the result counts', async () => {
  const id = await jobs().queue([1]);
  let shown: unknown;
  await work(async ctx => {
    await change(ctx);
    shown = await itemsOf(id);
    return { ok: true };
  });
  expect(shown).toMatchObject([{ state: 'pending', code: null, message: null }]);
  expect(await itemsOf(id)).toMatchObject([{ state: 'succeeded', code: null, message: null }]);
});
