import { describe, expect, it } from 'vitest';
import { useImports } from '../import/imports.fixtures.ts';
import { forgetUserPayloads } from './user-jobs.job.ts';

const { world, site, siteOf, url, stored, row, login, importRows } = useImports();

describe('an import of more users than a request should wait for', () => {
  const many = (k: number, count: number, more = {}) =>
    Array.from({ length: count }, () => row({ select_sites: url(k), ...more }));

  it('becomes a job whose result equals that of an import in the request', async () => {
    const rows = [...many(1, 30), ...many(4, 5), 'too,few', ...many(2, 3, { email: 'admin@nowhere' })];
    const dated = row({ username: site(2).admin, select_sites: `${url(2)};${url(1)}` });
    const queued = await importRows(...rows, dated);
    expect(queued).toMatchObject({ queued: true, total: 40, success_count: 0, failed_count: 4, sites_queued: 3 });
    expect(queued.failed_users.map((one: { line_number: number }) => one.line_number)).toEqual([37, 38, 39, 40]);
    const end = await world().jobEnd(queued.job_id);
    expect(end).toMatchObject({ type: 'import', status: 'completed', total: 3, failed: 1 });
    expect(end.result).toMatchObject({ total: 40, success_count: 35, failed_count: 5 });
    expect(end.result.failed_users.at(-1)).toMatchObject({
      line_number: 41,
      error: expect.stringContaining(`${stored(1)}, ${stored(2)}: The username belongs to another user`),
      sites: 2,
      created: 0,
      failed: 2,
      failed_sites: [1, 2].map(k => ({
        website_id: siteOf(k),
        website_url: stored(k),
        code: 'svc_already_exists',
        cause: 'user_exists',
      })),
    });
    const items = await world().get('list-job-items-v1', { job_id: queued.job_id });
    expect(items.body.items[0].data).toEqual({ created: 30, failed: 1 });
    expect(
      site(1)
        .users.slice(-30)
        .map(user => user.login),
    ).toEqual(rows.slice(0, 30).map(login));
  });

  it('stores the data to send sealed, and deletes it when done', async () => {
    const { db } = world().app.services.database;
    site(1).setFaults('slow');
    const { job_id } = await importRows(...many(1, 13, { password: 'Streng-geheim-1' }));
    const kept = await db.selectFrom('user_job_sites').selectAll().where('job_id', '=', job_id).execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('Streng-geheim-1');
    site(1).setFaults();
    await world().jobEnd(job_id);
    const after = await db.selectFrom('user_job_sites').select('sealed').where('job_id', '=', job_id).execute();
    expect(after).toEqual([{ sealed: null }]);
  });

  it('reports the users of sites that could not be reached', async () => {
    site(3).setFaults('reset');
    const { job_id } = await importRows(...many(3, 10), ...many(5, 10));
    const end = await world().jobEnd(job_id);
    expect(end).toMatchObject({ succeeded: 1, failed: 1, result: { success_count: 10, failed_count: 10 } });
    expect(end.result.failed_users[0].error).toContain(stored(3));
  });

  it('reports on how many sites each row created the user', async () => {
    site(3).setFaults('auth401');
    const everywhere = [1, 2, 3, 4, 5, 6].map(url).join(';');
    const rows = Array.from({ length: 3 }, () => row({ select_sites: `${everywhere};nowhere.example` }));
    const { job_id, failed_users } = await importRows(...rows);
    expect(failed_users).toMatchObject(rows.map(() => ({ sites: 7, created: 0, failed: 1 })));
    const end = await world().jobEnd(job_id);
    const unknown = {
      website_id: 'nowhere.example',
      website_url: null,
      code: 'svc_site_not_found',
      cause: 'no_such_site',
    };
    const away = {
      website_id: siteOf(3),
      website_url: stored(3),
      code: 'svc_connection_failed',
      cause: 'http_auth',
    };
    expect(end.result.failed_users).toMatchObject(
      rows.map((_row, n) => ({ line_number: n + 2, sites: 7, created: 5, failed: 2, failed_sites: [unknown, away] })),
    );
  });

  it('reports the users left over after a cancel, and deletes their passwords', async () => {
    site(6).setFaults('slow');
    const { job_id } = await importRows(...many(6, 20));
    const canceled = await world().post('cancel-job-v1', { job_id });
    expect(canceled.body).toMatchObject({ status: 'canceled' });
    site(6).setFaults();
    const { body } = await world().get('get-batch-job-status-v1', { job_id });
    expect(body.result.success_count + body.result.failed_count).toBe(20);
    expect(body.result.failed_users.at(-1).error).toMatch(/canceled/);
    await forgetUserPayloads(world().app.services);
    const { db } = world().app.services.database;
    expect(await db.selectFrom('user_job_sites').select('site_id').where('sealed', 'is not', null).execute()).toEqual(
      [],
    );
  });
});
