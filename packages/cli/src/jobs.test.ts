import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

const JOB_FROM_2 = { SITEKEEPER_BATCH_INLINE_LIMIT: '1' };
const NOBODY_WORKS = { ...JOB_FROM_2, SITEKEEPER_WORKER: 'false' };

describe.each([
  { who: 'the running server', worker: true },
  { who: 'the command line itself', worker: false },
])('a sync of many sites, run by $who', ({ worker }) => {
  let cli: CliWorld;
  beforeAll(async () => {
    cli = await makeCliWorld({ sites: 5, seeded: true, worker });
  });
  afterAll(() => cli.close());

  it('follows a job to its end', async () => {
    const { code, stdout, stderr } = await cli.run(['sites', 'sync'], { env: JOB_FROM_2 });
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringMatching(/^5 sites queued as sync_/) });
    expect(stdout).toMatch(/^sync_[0-9a-f-]{36}: completed, .*\n5 sites: 5 succeeded, 0 failed, 0 to do\n$/);
  });

  it('exits with 1 and names the sites that failed', async () => {
    cli.world.fleet.site(2).setFaults('http500');
    const job = await cli.json(['sites', 'sync'], { env: JOB_FROM_2, code: 1 });
    cli.world.fleet.site(2).setFaults();
    expect(job).toMatchObject({ status: 'completed', succeeded: 4, failed: 1, progress: 100 });
    expect(job.errors).toMatchObject([{ site_id: cli.world.siteIds[1], code: 'svc_connection_failed' }]);
    const shown = await cli.run(['jobs', 'show', job.job_id]);
    expect(shown.code).toBe(0);
    expect(shown.stdout).toContain('svc_connection_failed');
  });

  it('can leave a job running and follow it later', async () => {
    const queued = await cli.json(['sites', 'sync', '--no-watch'], { env: NOBODY_WORKS });
    expect(queued).toMatchObject({ queued: true, sites_queued: 5 });
    const job = await cli.json(['jobs', 'show', queued.job_id, '--watch']);
    expect(job).toMatchObject({ job_id: queued.job_id, status: 'completed', succeeded: 5 });
    const { items } = await cli.json(['jobs', 'list', '--status', 'completed', '--per-page', '2']);
    expect(items[0].job_id).toBe(queued.job_id);
  });
});

describe('watching a job', () => {
  let cli: CliWorld;
  beforeAll(async () => {
    cli = await makeCliWorld({ sites: 3, seeded: true });
  });
  afterAll(() => cli.close());

  it('stops cleanly on Ctrl-C and says how to follow the job again', async () => {
    const watching = cli.start(['sites', 'sync'], NOBODY_WORKS);
    await watching.printed(/0 of 3 sites, queued/);
    const { code, stdout, stderr } = await watching.kill('SIGINT');
    expect(code).toBe(130);
    expect(stdout).toMatch(/: queued\n3 sites: 0 succeeded, 0 failed, 3 to do\n$/);
    expect(stderr).toMatch(/To follow it again: sitekeeper jobs show sync_\S+ --watch\n$/);
  });

  it('prints the latest state as one JSON value on Ctrl-C', async () => {
    const watching = cli.start(['sites', 'sync', '--json'], NOBODY_WORKS);
    await watching.printed(/0 of 3 sites, queued/);
    const { code, stdout } = await watching.kill('SIGINT');
    expect(code).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'queued', total: 3 });
  });

  it('says that the job does not exist', async () => {
    const unknown = 'sync_00000000-0000-4000-8000-000000000000';
    expect(await cli.run(['jobs', 'show', unknown, '--watch'])).toEqual({
      code: 1,
      stdout: '',
      stderr: `sitekeeper: There is no job ${unknown}. Jobs are kept for 30 days.\n`,
    });
    expect(await cli.json(['jobs', 'show', unknown], { code: 1 })).toMatchObject({
      error: { code: 'svc_job_not_found' },
    });
  });
});
