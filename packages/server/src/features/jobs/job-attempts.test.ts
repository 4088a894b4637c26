import { expect, it, onTestFinished, vi } from 'vitest';
import type { JobType, SiteResult } from '../../kernel/work/job.ts';
import { done, useJobs } from './job.fixtures.ts';
import { JOB_QUEUE } from './job.ts';
import { jobHandler } from './job-handler.ts';

const jobs = useJobs();

it('tells the work how often a site was not ready itself, and does not count what only waited', async () => {
  const { queue, world } = jobs();
  const { services } = world.app;
  const id = await queue([1, 2]);
  const told: [siteId: number, attempt: number, unready: number | undefined][] = [];
  const runSite: JobType['runSite'] = async (_ctx, siteId, _jobId, attempt, unready) => {
    told.push([siteId, attempt, unready]);
    if (attempt === 3) return { ok: true };
    const busy = { ok: false, code: 'site_busy', message: 'Later.', retryInMs: 0 } as const;
    return siteId === 1 ? { ...busy, unready: true } : busy;
  };
  const handler = jobHandler(services, [{ type: 'sync', runSite }]);
  for (const expected of [1, 2, 2]) {
    const messages = await services.queue.claim(JOB_QUEUE, 10);
    expect(messages).toHaveLength(expected);
    for (const message of messages) await handler.handle(message);
    await services.queue.complete(messages.map(message => message.id));
  }
  expect(told.toSorted()).toEqual([
    [1, 1, 0],
    [1, 2, 1],
    [1, 3, 2],
    [2, 1, 0],
    [2, 2, 0],
    [2, 3, 0],
  ]);
  expect(await services.database.db.selectFrom('jobs').select('status').where('id', '=', id).execute()).toEqual([
    { status: 'completed' },
  ]);
});

// Where a write takes more than a turn of the event loop, nobody knows when the gathering begins.
it.skipIf(process.env.TEST_ENGINE === 'postgres').each([
  { waiting: 5, gathersMs: 60 },
  { waiting: 0, gathersMs: 10 },
])(
  'gathers results for $gathersMs ms while $waiting other requests wait for their turn',
  async ({ waiting, gathersMs }) => {
    const { queue, world, status } = jobs();
    const { services } = world.app;
    const id = await queue([1, 2]);
    const second = Promise.withResolvers<void>();
    const runSite = async (_ctx: unknown, siteId: number): Promise<SiteResult> => {
      if (siteId === 2) await second.promise;
      return { ok: true };
    };
    const childSites = { ...services.childSites, waiting: () => waiting };
    const handler = jobHandler({ ...services, childSites }, [{ type: 'sync', runSite }]);
    const [message] = await services.queue.claim(JOB_QUEUE, 1);
    if (!message) throw new Error('no message');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const handled = handler.handle(message);
    const written = async () => ((await status(id)) as { processed: number }).processed;
    while ((await written()) < 1) await new Promise(resolve => setImmediate(resolve));
    second.resolve();
    await vi.advanceTimersByTimeAsync(gathersMs - 1);
    expect(await status(id)).toMatchObject({ status: 'processing', processed: 1 });
    await vi.advanceTimersByTimeAsync(1);
    await handled;
    expect(await status(id)).toMatchObject({ status: 'completed', succeeded: 2 });
    await services.queue.complete([message.id]);
  },
);

it('retries a site in maintenance up to three times before its result is final', async () => {
  const { queue, work, status, pass } = jobs();
  const id = await queue([1, 2]);
  const asked: number[] = [];
  const maintenance: SiteResult = { ok: false, code: 'site_offline', message: 'In maintenance.', retryInMs: 45_000 };
  const run = async (siteId: number) => {
    asked.push(siteId);
    return siteId === 1 ? maintenance : { ok: true as const };
  };
  await work(run);
  expect(await status(id)).toMatchObject({ status: 'processing', processed: 1, succeeded: 1, errors: [] });
  await work(run);
  expect(asked).toEqual([1, 2]);
  await pass(40_000);
  await work(run);
  expect(asked).toHaveLength(2);
  await pass(5_000);
  await work(run);
  await pass(45_000);
  await work(run);
  expect(asked).toEqual([1, 2, 1, 1]);
  const errors = [{ site_id: 1, code: 'svc_site_offline', message: 'In maintenance.' }];
  expect(await status(id)).toMatchObject({ status: 'completed', failed: 1, succeeded: 1, errors });
  await pass(100_000);
  await work(run);
  expect(asked).toHaveLength(4);
});

it('stores the result of the second attempt', async () => {
  const { queue, work, status, pass } = jobs();
  const id = await queue([7]);
  await work(async () => ({ ok: false, code: 'site_offline', message: 'In maintenance.', retryInMs: 1000 }));
  await pass(1000);
  await work(done);
  expect(await status(id)).toMatchObject({ status: 'completed', succeeded: 1, failed: 0, errors: [] });
});
