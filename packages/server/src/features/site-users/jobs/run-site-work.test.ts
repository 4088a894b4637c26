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
