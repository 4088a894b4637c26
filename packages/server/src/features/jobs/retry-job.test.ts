import { expect, it } from 'vitest';
import { storeSite } from '../../testing/fixtures.ts';
import { done, UNKNOWN_JOB, useJobs } from './job.fixtures.ts';

const jobs = useJobs();

it('retries the failed sites that still exist, as a new job of the same type', async () => {
  const { world, queue, work, status } = jobs();
  const sites: number[] = [];
  for (const name of ['a', 'b', 'c']) sites.push(await storeSite(world, { url: `https://${name}.example/` }));
  const [well, bad] = sites as [number, number, number];
  const first = await queue([...sites, 999_999]);
  await work(async id => (id === well ? { ok: true } : { ok: false, code: 'site_offline', message: 'down' }));
  await world.post('delete-site-v1', { site_id_or_domain: sites[2], confirm: true });

  const { status: http, body } = await world.post('retry-job-v1', { job_id: first });
  expect(http).toBe(200);
  expect(body).toMatchObject({ type: 'sync', status: 'queued', total: 1, processed: 0 });
  expect(body.job_id).not.toBe(first);
  const asked: number[] = [];
  await work(async id => {
    asked.push(id);
    return { ok: true };
  });
  expect(asked).toEqual([bad]);
  expect(await status(body.job_id)).toMatchObject({ status: 'completed', succeeded: 1 });
  expect(await status(first)).toMatchObject({ failed: 3 });
  const { db } = world.app.services.database;
  const audit = await db.selectFrom('audit_log').selectAll().where('action', '=', 'job.retried').execute();
  expect(audit).toEqual([
    expect.objectContaining({ subject: `job:${first}`, detail_json: `{"again":"${body.job_id}","sites":1}` }),
  ]);
  // The new one went well: there is nothing to do again.
  expect(await world.post('retry-job-v1', { job_id: body.job_id })).toMatchObject({ status: 409 });
});

it('refuses to retry jobs that are running, unknown, without their passwords, or that delete sites', async () => {
  const { world, queue, work } = jobs();
  const site = await storeSite(world, { url: 'https://d.example/' });
  const going = await queue([site]);
  const early = await world.post('retry-job-v1', { job_id: going });
  expect(early).toMatchObject({ status: 409, body: { code: 'svc_invalid_state' } });
  expect(early.body.message).toContain('not ended yet');
  await work(done);
  expect(await world.post('retry-job-v1', { job_id: UNKNOWN_JOB })).toMatchObject({ status: 404 });
  for (const type of ['import', 'createuser', 'password', 'updates', 'delete']) {
    const id = await queue([site], type);
    await world.post('cancel-job-v1', { job_id: id });
    const answer = await world.post('retry-job-v1', { job_id: id });
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.body.message).toContain(`Jobs of type ${type} `);
  }
  const run = await queue([site], 'update');
  const { body } = await world.post('retry-job-v1', { job_id: run });
  expect(body.message).toMatch(
    /cannot be retried\. .*run-updates-v1 with failed_in\.job_id, and failed_in\.state for what was rolled back\.$/,
  );
});
