import { expect, it } from 'vitest';
import type { Ctx } from '../../../kernel/context.ts';
import type { Secrets } from '../../../ports/secrets/port.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import { storeAwayAfter } from '../../../testing/store-away.ts';
import { withSiteTurn } from '../../sites/index.ts';
import { IMPORT_COLUMNS } from '../import/import-row.ts';
import { runSiteWork } from './run-site-work.ts';

const world = useWorld({ sites: 1, seeded: true, env: { SITEKEEPER_BATCH_INLINE_LIMIT: '1' } });

it('goes on where another process has got to, once the site is free', async () => {
  const { services } = world().app;
  const site = world().fleet.site(1);
  const before = site.users.length;
  const [siteId = 0] = world().siteIds;
  const rows = [1, 2, 3, 4].map(n => `user${n},user${n}@x.example,,,,,0,subscriber,${world().fleet.url(1)},`);
  const csv = [IMPORT_COLUMNS.join(','), ...rows].join('\r\n');
  const { body } = await world().post('import-site-users-v1', { csv });
  expect(body).toMatchObject({ queued: true, sites_queued: 1 });
  const opened = Promise.withResolvers<void>();
  const secrets: Secrets = Object.create(services.secrets, {
    open: {
      value(place: string, sealed: string) {
        opened.resolve();
        return services.secrets.open(place, sealed);
      },
    },
    mac: { value: (purpose: string, text: string) => services.secrets.mac(purpose, text) },
    seal: { value: (place: string, plain: string) => services.secrets.seal(place, plain) },
  });
  const ctx: Ctx = { ...services, secrets, actor: { kind: 'system', name: 'test' }, origin: '' };
  const work = await withSiteTurn(services, siteId, async () => {
    const work = runSiteWork(ctx, siteId, body.job_id);
    await opened.promise;
    await services.database.write(trx =>
      trx.updateTable('user_job_sites').set({ begun: 3, done: 3 }).where('job_id', '=', body.job_id).execute(),
    );
    return { ended: work };
  });
  expect(await work.ended).toEqual({ ok: true, data: { created: 4, failed: 0 } });
  expect(site.users.slice(before).map(user => user.login)).toEqual(['user4']);
});

it('counts a user whose progress waits to be stored', async () => {
  const [siteId = 0] = world().siteIds;
  const row = `late,late@x.example,,,,,0,subscriber,${world().fleet.url(1)},`;
  const other = row.replaceAll('late', 'later');
  const { body } = await world().post('import-site-users-v1', {
    csv: [IMPORT_COLUMNS.join(','), row, other].join('\r\n'),
  });
  const { ctx, back } = storeAwayAfter(world(), 'newuser');
  const work = runSiteWork(ctx, siteId, body.job_id);
  await expect.poll(() => ctx.unsavedResults.count).toBe(1);
  back();
  expect(await work).toEqual({ ok: true, data: { created: 2, failed: 0 } });
  expect(ctx.unsavedResults.count).toBe(0);
});

// Seen to fail: the user counted as not created, because the site was suspended.
it.each([
  ['the only user', 1],
  ['the first of two users', 2],
])('does not know whether %s was created, if the site can’t be asked after a crash', async (_which, users) => {
  const { database } = world().app.services;
  const [siteId = 0] = world().siteIds;
  const rows = Array.from({ length: 2 }, (_none, n) => {
    const login = `lost${users}${n}`;
    return `${login},${login}@x.example,,,,,0,subscriber,${world().fleet.url(1)},`;
  });
  const csv = [IMPORT_COLUMNS.join(','), ...rows].join('\r\n');
  const { job_id } = (await world().post('import-site-users-v1', { csv })).body;
  // As the crash left it: the user was sent, and its answer is lost.
  const done = 2 - users;
  await database.write(trx =>
    trx
      .updateTable('user_job_sites')
      .set({ begun: done + 1, done })
      .where('job_id', '=', job_id)
      .execute(),
  );
  await world().post('suspend-site-v1', { site_id_or_domain: siteId });
  const result = await runSiteWork(world().app.ctx({ kind: 'system', name: 'test' }), siteId, job_id);
  await world().post('unsuspend-site-v1', { site_id_or_domain: siteId });
  expect(result).toMatchObject({ ok: false, code: users === 1 ? 'outcome_unknown' : 'site_suspended' });
  const { code, message } = result as { code: string; message: string };
  await database.write(trx =>
    trx.updateTable('job_items').set({ state: 'failed', code, message }).where('job_id', '=', job_id).execute(),
  );
  const { body } = await world().get('get-batch-job-status-v1', { job_id });
  const failed = body.result.failed_users.map((one: { failed_sites: unknown[] }) => one.failed_sites[0]);
  const unknown = {
    code: 'svc_outcome_unknown',
    message: expect.stringMatching(/^It is not known whether the user was/),
  };
  expect(failed).toMatchObject([unknown, { code: 'svc_site_suspended' }].slice(0, users));
});
