import { expect, it } from 'vitest';
import type { Services } from '../../kernel/context.ts';
import { useJobs } from './job.fixtures.ts';
import { JobWatches, watchJob } from './watch-job.ts';

const jobs = useJobs();

/** Services whose statements are counted. */
function counted(): { services: Services; statements: () => number } {
  const { services } = jobs().world.app;
  let statements = 0;
  const db = new Proxy(services.database.db, {
    get(target, name) {
      if (name === 'executeQuery') statements += 1;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { services: { ...services, database: { ...services.database, db } }, statements: () => statements };
}

it('asks the store once for all reads of a job that are due together, whatever their message', async () => {
  const id = await jobs().queue([1, 2, 3, 4]);
  const { services, statements } = counted();
  const watches = new JobWatches(services);
  const message = () => watches.during(id, async look => void (await Promise.all([look('read'), look('read')])));
  await Promise.all([message(), message()]);
  expect(statements()).toBe(1);
});

it('asks the store anew before each change, also while it is asked for a read', async () => {
  const id = await jobs().queue([1]);
  const { services, statements } = counted();
  const look = watchJob(services, id);
  await Promise.all([look('read'), look('change'), look('change')]);
  await look('change');
  expect(statements()).toBe(4);
});

it('ends all reads that waited for one answer when the job was canceled', async () => {
  const id = await jobs().queue([1]);
  await jobs().world.post('cancel-job-v1', { job_id: id });
  const look = watchJob(jobs().world.app.services, id);
  const ends = await Promise.allSettled([look('read'), look('read'), look('change')]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it('trusts no answer that an earlier message of the job was given', async () => {
  const id = await jobs().queue([1]);
  const watches = new JobWatches(jobs().world.app.services);
  await watches.during(id, look => look('read'));
  await jobs().world.post('cancel-job-v1', { job_id: id });
  await expect(watches.during(id, look => look('read'))).rejects.toThrow('has ended');
});
