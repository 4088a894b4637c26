import { ConnectorError } from '@sitekeeper/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../kernel/time/durations.ts';
import { OutboundError, type OutboundFault } from '../../../ports/outbound/port.ts';
import { auditOf, eventTypes, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { failureOf } from '../site-failure.ts';
import type { SyncOutcome } from './ask-site.ts';
import { rowsTouched } from './rows-touched.fixtures.ts';
import { saveOutcomes } from './save-outcomes.ts';
import { offerOf, useSavedSite } from './saved-site.fixtures.ts';

const world = useWorld();
const at = useSavedSite(world);
const { ok, failed, save } = at;
const set = (columns: { status?: string; name?: string; search_text?: string }) =>
  world().app.services.database.write(trx => trx.updateTable('sites').set(columns).where('id', '=', at.id).execute());

describe('saveOutcomes after a success', () => {
  it('stores what the site reported, and when', async () => {
    const health = { good: 9, recommended: 2, critical: 0 };
    await save(failed('timeout'));
    const before = Date.now();
    await save(ok({ phpVersion: '8.4', connectorVersion: '6.1', usersCount: 3, health }));
    const row = await siteRow(world(), at.id);
    expect(row).toMatchObject({
      wp_version: '7.1',
      php_version: '8.4',
      child_version: '6.1',
      users_count: 3,
      health_score: 90,
      status: 'connected',
      failed_syncs: 0,
      sync_error: null,
      sync_error_code: null,
      admin_username: 'anna',
    });
    expect(row.last_sync_at).toBeGreaterThanOrEqual(before);
    expect(row.next_sync_at).toBeGreaterThan(before);
  });

  it('stores the number of pending updates in the one write of the site', async () => {
    const pluginUpdates = [offerOf('shop'), offerOf('mail')];
    const counts = async () => {
      const { pending_core, pending_plugins, pending_themes } = await siteRow(world(), at.id);
      return { pending_core, pending_plugins, pending_themes };
    };
    const saves = (outcome: SyncOutcome) => rowsTouched(world(), 'sites', () => save(outcome));
    expect(await saves(ok({ pluginUpdates, coreUpdate: '7.2' }))).toBe(1);
    expect(await counts()).toEqual({ pending_core: 1, pending_plugins: 2, pending_themes: 0 });
    await set({ status: 'disconnected' });
    await world().post('ignore-updates-v1', { site_id_or_domain: at.id, type: 'plugins', slugs: ['mail'] });
    expect(await saves(ok({ pluginUpdates, coreUpdate: null }))).toBe(1);
    expect(await counts()).toEqual({ pending_core: 0, pending_plugins: 1, pending_themes: 0 });
    await save(failed('timeout'));
    expect(await counts()).toEqual({ pending_core: 0, pending_plugins: 1, pending_themes: 0 });
  });

  it('keeps what the site did not report', async () => {
    await save(ok({ phpVersion: '8.4', health: { good: 1, recommended: 0, critical: 1 } }));
    await save(ok({ wpVersion: undefined }));
    expect(await siteRow(world(), at.id)).toMatchObject({ wp_version: '7.1', php_version: '8.4', health_score: 40 });
  });

  it.each(['suspended', 'disconnected'] as const)('leaves a site %s if it became so in the meantime', async status => {
    await set({ status });
    await save(ok());
    expect(await siteRow(world(), at.id)).toMatchObject({ status, wp_version: '7.1' });
  });

  it('skips a site deleted in the meantime, and saves the others', async () => {
    const gone = ok();
    const { database } = world().app.services;
    await database.write(trx => trx.deleteFrom('sites').where('id', '=', at.id).execute());
    at.id = await storeSite(world(), { url: 'https://other.example/' });
    at.site = await at.known();
    await save(gone, ok({ phpVersion: '8.5' }));
    expect((await siteRow(world(), at.id)).php_version).toBe('8.5');
  });

  it('corrects the address where the site moved to https or www., so that it is found there', async () => {
    const { host } = new URL(at.site.row.url);
    await save(ok({}, `https://www.${host}/`));
    expect((await siteRow(world(), at.id)).url).toBe(`https://www.${host}/`);
    expect((await world().post('get-site-v1', { site_id_or_domain: host })).body.id).toBe(at.id);
    expect((await world().get('list-sites-v1', { search: `www.${host}` })).body.total).toBe(1);
  });

  it('finds a renamed site by its new name even if its address is corrected', async () => {
    await world().post('update-site-v1', { site_id_or_domain: at.id, name: `Renamed ${at.count}` });
    await save(ok({}, at.site.row.url.replace('https', 'http')));
    expect((await world().get('list-sites-v1', { search: `renamed ${at.count}` })).body.items).toMatchObject([
      { id: at.id },
    ]);
  });

  it('keeps a new unique id and a new reconnect secret, sealed, and forgets a unique id that is off', async () => {
    await save(ok({ uniqueId: 'UNIQUE-1', regverify: 'SECRET-1' }));
    at.site = await at.known();
    expect(at.site).toMatchObject({ uniqueId: 'UNIQUE-1', regverify: 'SECRET-1' });
    await save(ok({ uniqueId: undefined }));
    expect((await at.known()).uniqueId).toBe('UNIQUE-1');
    await save(ok({ uniqueId: '' }));
    expect(await at.known()).toMatchObject({ uniqueId: '', regverify: 'SECRET-1' });
    const { db } = world().app.services.database;
    const sealed = await db.selectFrom('site_secrets').selectAll().where('site_id', '=', at.id).execute();
    expect(JSON.stringify(sealed)).not.toMatch(/UNIQUE-1|SECRET-1/);
  });

  it('continues as the administrator that a cloned site names', async () => {
    await save(ok({ cloneAdminName: 'berta' }));
    expect((await siteRow(world(), at.id)).admin_username).toBe('berta');
  });

  it('requests changes since the newest one next time, never from a future time', async () => {
    const change = (created: number) => ({
      source: 'log' as const,
      sourceId: `${created}`,
      context: 'plugin',
      action: 'updated',
      user: '',
      created,
      createdSeconds: Math.floor(created),
      objectName: '',
    });
    await save(ok({ changeLogs: [change(1_700_000_060), change(1_700_000_000)], actions: [change(1_700_000_001.5)] }));
    expect(await siteRow(world(), at.id)).toMatchObject({
      logs_seen_at: 1_700_000_060_000,
      actions_seen_at: 1_700_000_001_500,
    });
    await save(ok({ changeLogs: [change(1_600_000_000)], actions: [] }));
    expect((await siteRow(world(), at.id)).logs_seen_at).toBe(1_700_000_060_000);
    await save(ok({ changeLogs: [change(9e9)], actions: [change(1e300)] }));
    const row = await siteRow(world(), at.id);
    expect(row.logs_seen_at).toBeLessThanOrEqual(Date.now());
    expect(row.actions_seen_at).toBeLessThanOrEqual(Date.now());
  });
});

describe('saveOutcomes after a failure', () => {
  it('keeps the state and the data, stores the reason, and retries sooner', async () => {
    await save(ok());
    const { last_sync_at } = await siteRow(world(), at.id);
    await save(failed('timeout'));
    const row = await siteRow(world(), at.id);
    expect(row).toMatchObject({
      status: 'connected',
      wp_version: '7.1',
      last_sync_at,
      failed_syncs: 1,
      sync_error_code: 'connection_failed',
      sync_error: 'It failed.',
    });
    expect(row.next_sync_at).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
  });

  it.each(['disconnected', 'admin_gone'] as const)('disconnects the site after the failure %s', async kind => {
    await save(failed(kind));
    expect(await siteRow(world(), at.id)).toMatchObject({ status: 'disconnected', disconnected_by: 'refusal' });
    expect(await auditOf(world().app.services.database, at.id)).toEqual(['site.disconnected']);
  });

  it('leaves a site suspended that was suspended in the meantime, even if it refused us', async () => {
    await set({ status: 'suspended' });
    await save(failed('disconnected'));
    expect((await siteRow(world(), at.id)).status).toBe('suspended');
  });

  it('keeps the reason if a person disconnected the site in the meantime', async () => {
    await world().post('disconnect-site-v1', { site_id_or_domain: at.id });
    await save(failed('disconnected'));
    expect(await siteRow(world(), at.id)).toMatchObject({ status: 'disconnected', disconnected_by: 'person' });
  });
});

describe('a failed check', () => {
  const checked = (check_status: number, check_message: string | null) =>
    world().app.services.database.write(trx =>
      trx
        .updateTable('sites')
        .set({ checked_at: 1, check_status, check_ms: 5, check_message })
        .where('id', '=', at.id)
        .execute(),
    );
  const list = async (check: string) => {
    const { body } = await world().get('list-site-records-v1', { search: at.site.row.url, check });
    return body.items.map((item: { id: number }) => item.id);
  };

  it.each([0, 401, 503])(
    'with status %i is dropped after a successful sync, wherever it is shown or counted',
    async status => {
      await checked(status, 'Why it failed.');
      expect(await list('down')).toEqual([at.id]);
      await save(failed('timeout'));
      expect(await list('down')).toEqual([at.id]);
      await save(ok());
      expect([await list('down'), await list('unchecked')]).toEqual([[], [at.id]]);
      const { body } = await world().get('get-site-record-v1', { site_id_or_domain: at.id });
      expect(body.check).toBeNull();
    },
  );

  it('is distinguished from a successful one, which is kept', async () => {
    await checked(200, null);
    await save(ok());
    expect(await list('up')).toEqual([at.id]);
  });
});

it('saveOutcomes tells that syncs keep failing, and that they go well again, once each', async () => {
  for (let turn = 0; turn < 5; turn++) await save(failed('timeout'));
  expect(await eventTypes(world(), { siteId: at.id })).toEqual(['site.sync_failing']);
  for (let turn = 0; turn < 2; turn++) await save(ok());
  expect(await eventTypes(world(), { siteId: at.id })).toEqual(['site.sync_failing', 'site.sync_recovered']);
});

describe('saveOutcomes while the network of the server is said to be broken', () => {
  const broke = async () => {
    const { database, clock } = world().app.services;
    const key = 'monitoring_broken_since';
    await database.write(trx =>
      trx
        .insertInto('meta')
        .values({ key, value: String(clock.now()) })
        .execute(),
    );
    onTestFinished(async () => {
      await database.write(trx => trx.deleteFrom('meta').where('key', '=', key).execute());
    });
  };
  /** @param ms So much later. */
  const saveChecked = (outcome: SyncOutcome, { monitors = true, ms = 0 } = {}) => {
    const { services } = world().app;
    const settings = { ...services.settings, monitors };
    const clock = { ...services.clock, now: () => services.clock.now() + ms };
    return services.database.write(trx => saveOutcomes(trx, { ...services, settings, clock }, [outcome]));
  };
  const unreached = (fault: OutboundFault): SyncOutcome => {
    const cause = new OutboundError(fault, 'It failed.', { sent: false });
    return { site: at.site, ok: false, failure: failureOf(new ConnectorError('unreachable', 'It failed.', { cause })) };
  };
  const failures = async () => (await siteRow(world(), at.id)).failed_syncs;

  // Seen to fail without: after an hour, all sites were failing to sync, and that was told of each.
  it('leaves a site as it is that does not answer', async () => {
    await broke();
    const before = await siteRow(world(), at.id);
    for (const fault of ['timeout', 'dns', 'connect', 'broken'] as const) await saveChecked(unreached(fault));
    const after = await siteRow(world(), at.id);
    expect(after).toEqual({ ...before, next_sync_at: after.next_sync_at, updated_at: after.updated_at });
    expect(Number(after.next_sync_at)).toBeGreaterThan(Number(after.updated_at));
    expect(await eventTypes(world(), { siteId: at.id })).toEqual([]);
  });

  // Seen to fail without: a suspended account, a refused certificate or a 504 counted as silence.
  it('counts whatever is known of the site itself', async () => {
    await broke();
    await saveChecked(failed('site_error'));
    await saveChecked(failed('unreachable'));
    await saveChecked(failed('timeout'));
    await saveChecked(unreached('tls'));
    await saveChecked(unreached('refused_address'));
    expect(await failures()).toBe(5);
  });

  it('counts silence where no process checks sites, which could say that the network is back', async () => {
    await broke();
    await saveChecked(unreached('timeout'), { monitors: false });
    expect(await failures()).toBe(1);
  });

  it('counts silence after a day', async () => {
    await broke();
    await saveChecked(unreached('timeout'), { ms: 24 * HOUR_MS });
    expect(await failures()).toBe(1);
  });

  // Seen to fail without: half of the addresses were away for days, and no site of theirs was said to fail.
  it('counts silence once another sync has ended well more than a minute later', async () => {
    await save(ok());
    await broke();
    await saveChecked(unreached('timeout'));
    expect(await failures()).toBe(0);
    await saveChecked(ok(), { ms: 2 * MINUTE_MS });
    await saveChecked(unreached('timeout'));
    expect(await failures()).toBe(1);
  });
});
