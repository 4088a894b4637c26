import { probe } from '@sitekeeper/protocol';
import { expect, it } from 'vitest';
import type { Ctx } from '../../kernel/context.ts';
import type { SiteResult } from '../../kernel/work/job.ts';
import type { QueueMessage } from '../../ports/job-queue/port.ts';
import { done, UNKNOWN_JOB, useJobs } from './job.fixtures.ts';
import { JOB_QUEUE } from './job.ts';
import { jobHandler } from './job-handler.ts';

const jobs = useJobs();
const cancel = (job_id: string) => jobs().world.post('cancel-job-v1', { job_id });

it('cancels a job: sites with a result keep it, the others are skipped', async () => {
  const { queue, work, status, messages } = jobs();
  const sites = Array.from({ length: 30 }, (_, index) => index + 1);
  const id = await queue(sites);
  const asked: number[] = [];
  let answer: ReturnType<typeof cancel> | undefined;
  await work(async siteId => {
    asked.push(siteId);
    if (siteId <= 25) return done();
    answer ??= cancel(id); // while the last five are under way
    await answer;
    return done();
  });
  expect(await answer).toMatchObject({ status: 200, body: { job_id: id, status: 'canceled', processed: 25 } });
  const shown = { status: 'canceled', processed: 25, total: 30, progress: 83, succeeded: 25, failed: 0, errors: [] };
  expect(await status(id)).toMatchObject(shown);
  expect(await messages()).toEqual([]);
  expect(asked).toEqual(sites); // what is under way ends, and its result comes too late
});

it('sends no further request after a job was canceled, and stores no result of it', async () => {
  const { queue, world, status } = jobs();
  const { services } = world.app;
  const id = await queue([1]);
  const [message] = await services.queue.claim(JOB_QUEUE, 1);
  const site = { url: 'http://127.0.0.1:9/', verifyTls: true };
  const runSite = async (ctx: Ctx): Promise<SiteResult> => {
    await cancel(id);
    await ctx.childSites.callUnsigned(site, 'admin', { ...probe, effect: 'change' }, undefined);
    throw new Error('was sent');
  };
  await jobHandler(services, [{ type: 'sync', runSite }]).handle(message as QueueMessage);
  await services.queue.complete([(message as QueueMessage).id]);
  expect(await status(id)).toMatchObject({ status: 'canceled', failed: 0 });
  expect(jobs().errors).toEqual([]);
});

it('skips every site of a canceled job that has not begun', async () => {
  const { queue, work, status } = jobs();
  const id = await queue([1, 2]);
  await cancel(id);
  await work(() => {
    throw new Error('nobody is asked');
  });
  expect(await status(id)).toMatchObject({
    status: 'canceled',
    progress: 0,
    processed: 0,
    succeeded: 0,
    failed: 0,
    job_timed_out: false,
  });
});

it('writes one audit entry when a job is canceled', async () => {
  const { queue, world } = jobs();
  const id = await queue([1]);
  await cancel(id);
  const again = await cancel(id);
  expect(again).toMatchObject({ status: 409, body: { code: 'svc_invalid_state' } });
  expect(again.body.message).toContain('canceled');
  const rows = await world.app.services.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `job:${id}`)
    .execute();
  expect(rows).toEqual([expect.objectContaining({ action: 'job.canceled', actor: 'user:admin' })]);
});

it('refuses to cancel a job that has ended or does not exist', async () => {
  const { queue, work } = jobs();
  const id = await queue([1]);
  await work(done);
  expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'svc_invalid_state' } });
  expect(await cancel(UNKNOWN_JOB)).toMatchObject({ status: 404, body: { code: 'svc_job_not_found' } });
});
