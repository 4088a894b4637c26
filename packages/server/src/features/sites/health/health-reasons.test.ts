import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { finding, type HealthTrx, storeAlteredFiles, storeRunItem } from './site-health.fixtures.ts';

const world = useWorld();
const DAY_MS = 86_400_000;
let now = 0;
let id = 0;
let stored = 0;

beforeAll(() => {
  now = world().app.services.clock.now();
});
beforeEach(async () => {
  id = await storeSite(world(), {
    url: `https://reason-${++stored}.example/`,
    columns: { last_sync_at: now - DAY_MS },
  });
});

const write = <T>(run: (trx: HealthTrx) => Promise<T>) => world().app.services.database.write(run);
const record = async () => (await world().get('get-site-record-v1', { site_id_or_domain: id })).body;
const state = async () => {
  const { health, health_reasons } = await record();
  const listed = await world().get('list-site-records-v1', { include: [id], health });
  expect(listed.body.items).toMatchObject([{ id, health, health_reasons }]);
  return health;
};
const set = (columns: object) => write(trx => trx.updateTable('sites').set(columns).where('id', '=', id).execute());
const plugin = (columns: object = {}) => {
  const row = { site_id: id, slug: 'a/a.php', name: 'A', version: '2', active: 1, must_use: 0, is_connector: 0 };
  return write(trx =>
    trx
      .insertInto('site_plugins')
      .values({ ...row, ...columns })
      .execute(),
  );
};
const setPlugin = (columns: { version?: string; active?: number }) =>
  write(trx => trx.updateTable('site_plugins').set(columns).where('site_id', '=', id).execute());

describe('a site that an update has broken', () => {
  const broken = (given: object = {}) => write(trx => storeRunItem(trx, { site_id: id, finished_at: now, ...given }));

  it('says which update of which run it was', async () => {
    const run_id = await broken();
    await plugin();
    expect(await state()).toBe('broken');
    const at = `${new Date(now).toISOString().slice(0, 19)}Z`;
    expect((await record()).health_reasons).toEqual([
      { kind: 'broken', count: 1, at, detail: 'Shop', cause: null, run_id },
    ]);
  });

  it.each([{ version: '3' }, { active: 0 }])('is well again when the plugin is changed to %o', async change => {
    await broken();
    await plugin();
    expect(await state()).toBe('broken');
    await setPlugin(change);
    expect(await state()).toBe('healthy');
  });

  it('stays broken when the earlier version does not help', async () => {
    await broken();
    await plugin({ version: '1' });
    expect(await state()).toBe('broken');
  });

  it('is well again after a later update of the same plugin, not of another one', async () => {
    await broken();
    await plugin();
    const later = { finished_at: now + 1, state: 'updated', reason: null };
    await broken({ ...later, slug: 'b/b.php' });
    expect(await state()).toBe('broken');
    await broken(later);
    expect(await state()).toBe('healthy');
  });

  it('is well again after somebody checked it and it answered', async () => {
    await broken();
    await plugin();
    await set({ checked_at: now + 1, check_status: 200 });
    expect(await state()).toBe('healthy');
  });

  it('is well again for its monitor only where the monitor can see the fault', async () => {
    await plugin();
    await broken();
    const watch = { site_id: id, status: 'up', checked_at: now + 1, status_at: 1, due_at: 1 };
    await write(trx => trx.insertInto('monitors').values(watch).execute());
    expect(await state()).toBe('broken');
    await write(trx =>
      trx.updateTable('update_run_items').set({ reason: 'front_page_status' }).where('site_id', '=', id).execute(),
    );
    expect(await state()).toBe('healthy');
  });

  it('is broken until the next sync where a run lost sight of it', async () => {
    await broken({ reason: 'outcome_unknown' });
    expect(await state()).toBe('broken');
    await set({ last_sync_at: now + 1 });
    expect(await state()).toBe('healthy');
  });

  it('is broken until a plugin that vanished is there again', async () => {
    await broken({ reason: 'gone' });
    expect(await state()).toBe('broken');
    await plugin({ version: '7' });
    expect(await state()).toBe('healthy');
  });

  it('is broken by WordPress until it has another version', async () => {
    await broken({ type: 'core', slug: 'wordpress' });
    await set({ wp_version: '2' });
    expect(await state()).toBe('broken');
    await set({ wp_version: '2.1' });
    expect(await state()).toBe('healthy');
  });
});

describe('a site with altered files', () => {
  const files = (given: object = {}) => write(trx => storeAlteredFiles(trx, { site_id: id, found_at: now, ...given }));
  const judge = (state: string) =>
    write(trx => trx.updateTable('file_digests').set({ state }).where('site_id', '=', id).execute());

  it('says whose files they are and since when, until somebody accepts them or they are as they should be', async () => {
    await plugin({ name: 'Shop' });
    await files();
    await files({ state: 'accepted', slug: 'b/b.php' });
    expect(await state()).toBe('altered');
    const at = `${new Date(now).toISOString().slice(0, 19)}Z`;
    const reason = { kind: 'altered', count: 1, at, detail: 'Shop', cause: null, run_id: null };
    expect((await record()).health_reasons).toEqual([reason]);
    for (const over of ['accepted', 'unchanged']) {
      await judge(over);
      expect(await state()).toBe('healthy');
      await judge('altered');
    }
    expect((await record()).health_reasons).toMatchObject([{ kind: 'altered', count: 2 }]);
  });

  it('names WordPress, and a plugin that is not known by its slug', async () => {
    await files({ type: 'core', slug: 'wordpress' });
    expect((await record()).health_reasons).toMatchObject([{ kind: 'altered', detail: 'WordPress' }]);
    await write(trx => trx.deleteFrom('file_digests').where('site_id', '=', id).execute());
    await files({ slug: 'gone/gone.php' });
    expect((await record()).health_reasons).toMatchObject([{ kind: 'altered', detail: 'gone/gone.php' }]);
  });

  it('is forgotten when file checks are turned off', async () => {
    await files();
    expect(await state()).toBe('altered');
    await world().post('set-file-checks-v1', { site_ids_or_domains: [id], allowed: false });
    expect(await state()).toBe('healthy');
  });
});

describe('a vulnerable site', () => {
  it('says how many vulnerabilities are exposed and how bad the worst is, until they are ignored', async () => {
    const rows = [finding(id, 'medium'), finding(id, 'critical'), { ...finding(id, 'low'), active: 0 }];
    await write(trx => trx.insertInto('vulnerability_findings').values(rows).execute());
    expect(await state()).toBe('vulnerable');
    expect((await record()).health_reasons).toMatchObject([{ kind: 'vulnerable', count: 2, detail: 'critical' }]);
    const rule = { site_id: id, reason: '', created_by: 'test', created_at: 1 };
    const rules = ['record-medium', 'record-critical'].map(record_id => ({
      ...rule,
      record_id,
      until_at: now + DAY_MS,
    }));
    await write(trx => trx.insertInto('vulnerability_ignores').values(rules).execute());
    expect(await state()).toBe('healthy');
    await write(trx =>
      trx.updateTable('vulnerability_ignores').set({ until_at: 1 }).where('site_id', '=', id).execute(),
    );
    expect(await state()).toBe('vulnerable');
  });
});

describe('a site whose certificate or domain runs out', () => {
  const certificate = (expires_at: number, issued_at: number | null) => {
    const row = {
      site_id: id,
      endpoint: `reason-${stored}.example:443`,
      issuer: 'CA',
      expires_at,
      issued_at,
      seen_at: 1,
    };
    return write(trx => trx.insertInto('site_certificates').values(row).execute());
  };

  it.each([
    ['13 days before the end', 13, 90, 'expiring'],
    ['not 15 days before it', 15, 90, 'healthy'],
    ['not while a short certificate is to be renewed by itself', 3, 6, 'healthy'],
    ['late in the life of a short one', 1, 6, 'expiring'],
    ['after the end', -1, 90, 'expiring'],
  ])('is expiring %s', async (_title, days, life, wanted) => {
    await certificate(now + days * DAY_MS, now + (days - life) * DAY_MS);
    expect(await state()).toBe(wanted);
  });

  it('says what runs out first', async () => {
    await certificate(now + 9 * DAY_MS, null);
    const domain = `reason-${stored}.example`;
    const lookedUp = { domain, due_at: 1, outcome: 'found', server: '', expires_at: null };
    await write(async trx => {
      await trx
        .insertInto('domains')
        .values({ ...lookedUp, given_expires_at: now + 5 * DAY_MS })
        .execute();
      await trx.insertInto('site_domains').values({ site_id: id, url: 'x', domain }).execute();
    });
    expect(await state()).toBe('expiring');
    const at = `${new Date(now + 5 * DAY_MS).toISOString().slice(0, 19)}Z`;
    expect((await record()).health_reasons).toEqual([
      { kind: 'expiring', count: 2, at, detail: domain, cause: null, run_id: null },
    ]);
  });
});

it('a site tells why it is down, disconnected or not synced', async () => {
  const watch = {
    site_id: id,
    status: 'down',
    checked_at: now,
    status_at: now - 1000,
    due_at: 1,
    reason: 'It timed out.',
  };
  const incident = { site_id: id, started_at: now - 1000, cause: 'timeout', reason: 'It timed out.', checks: 3 };
  await write(async trx => {
    await trx.insertInto('monitors').values(watch).execute();
    await trx.insertInto('monitor_incidents').values(incident).execute();
  });
  await set({ sync_error_code: 'site_offline', sync_error: 'No answer.', failed_syncs: 4, pending_plugins: 2 });
  expect(await state()).toBe('down');
  expect((await record()).health_reasons).toMatchObject([
    { kind: 'down', detail: 'It timed out.', cause: 'timeout' },
    { kind: 'sync_failing', count: 4, detail: 'No answer.', cause: 'site_offline' },
    { kind: 'updates', count: 2 },
  ]);
  await write(trx => trx.updateTable('monitors').set({ due_at: null }).where('site_id', '=', id).execute());
  await set({ sync_error_cause: 'maintenance' });
  expect((await record()).health_reasons).toMatchObject([{ kind: 'sync_failing', cause: 'maintenance' }, {}]);
  expect(await state()).toBe('sync_failing');
});
