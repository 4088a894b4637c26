import type { Updateable } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../../kernel/time/durations.ts';
import type { SiteTable } from '../../../../ports/database/schema.ts';
import { auditOf, eventTypes, siteRow, useWorld } from '../../../../testing/fixtures.ts';
import { deleteMessages } from '../../../../testing/messages.ts';
import { looksHandler, queueLooks } from './look-again.ts';

const world = useWorld({ sites: 3, seeded: true });
const services = () => world().app.services;
const id = (k: number) => world().siteIds[k - 1] as number;
const SITES = [1, 2, 3];

const set = (k: number, columns: Updateable<SiteTable>) =>
  services().database.write(trx => trx.updateTable('sites').set(columns).where('id', '=', id(k)).execute());
/** As an inference leaves it, and due. */
const lose = (k: number, since = services().clock.now() - HOUR_MS) =>
  set(k, { status: 'disconnected', disconnected_by: 'missing_connector', disconnected_at: since, next_sync_at: 0 });
/** Looks at all that are due. */
async function look(): Promise<number> {
  const queued = await queueLooks(services());
  const handler = looksHandler(services());
  for (const message of await services().queue.claim('look-again', 100)) await handler.handle(message);
  return queued;
}

beforeEach(async () => {
  const healthy = { status: 'connected', disconnected_by: null, last_sync_at: null, sync_error: null };
  for (const k of SITES) await set(k, { ...healthy, next_sync_at: services().clock.now() + HOUR_MS });
  await services().database.write(async trx => {
    await trx.deleteFrom('audit_log').where('subject', 'like', 'site:%').execute();
  });
  await deleteMessages(services().database);
  world().fleet.ledger.reset();
});
afterEach(() => {
  for (const k of SITES) world().fleet.site(k).setFaults();
});

describe('a site that was disconnected because its connector seemed to be gone', () => {
  it('is reconnected when it answers, synced at once, and audited', async () => {
    await lose(1);
    await set(1, {
      failed_syncs: 3,
      missing_count: 3,
      missing_at: 1,
      sync_error: 'x',
      sync_error_code: 'x',
      sync_error_cause: 'x',
    });
    expect(await look()).toBe(1);
    const row = await siteRow(world(), id(1));
    expect(row).toMatchObject({
      status: 'connected',
      failed_syncs: 0,
      missing_count: 0,
      missing_at: null,
      sync_error: null,
      sync_error_cause: null,
      last_sync_at: expect.any(Number),
    });
    expect(await auditOf(services().database, id(1))).toEqual(['site.reconnected']);
    expect(await eventTypes(world(), { siteId: id(1) })).toEqual(['site.reconnected', 'site.sync_recovered']);
    expect(world().fleet.ledger.site(1).functions).toEqual({ stats: 2 });
  });

  it('stays disconnected while it does not answer, and is checked hourly, then daily', async () => {
    world().fleet.site(1).setFaults('connector_off');
    for (const [since, wait] of [
      [1, HOUR_MS],
      [23, HOUR_MS],
      [25, 24 * HOUR_MS],
    ] as const) {
      const now = services().clock.now();
      await lose(1, now - since * HOUR_MS);
      await look();
      const { status, next_sync_at, sync_error, sync_error_cause } = await siteRow(world(), id(1));
      expect(status).toBe('disconnected');
      expect(sync_error).toMatch(/connector plugin did not answer/);
      expect(sync_error_cause).toBe('no_connector');
      expect(next_sync_at - now).toBeGreaterThanOrEqual(wait);
      expect(next_sync_at - now).toBeLessThan(wait + HOUR_MS / 2);
    }
    expect(await auditOf(services().database, id(1))).toEqual([]);
  });

  it('is no longer checked once it explicitly refuses our key', async () => {
    await lose(1);
    world().fleet.site(1).setFaults({ name: 'key_lost', times: 1 });
    await look();
    const row = await siteRow(world(), id(1));
    expect(row).toMatchObject({ status: 'disconnected', disconnected_by: 'refusal' });
    await set(1, { next_sync_at: 0 });
    expect(await queueLooks(services())).toBe(0);
  });

  it('stays disconnected when a person disconnects it, before the check or after it was queued', async () => {
    await lose(2);
    await world().post('disconnect-site-v1', { site_id_or_domain: id(2) });
    expect(await look()).toBe(0);
    expect(await auditOf(services().database, id(2))).toEqual(['site.disconnected']);
    await lose(2);
    await queueLooks(services());
    await world().post('disconnect-site-v1', { site_id_or_domain: id(2) });
    await look();
    expect(await siteRow(world(), id(2))).toMatchObject({ status: 'disconnected', disconnected_by: 'person' });
    expect(world().fleet.ledger.site(2).calls).toBe(0);
  });

  it('stays disconnected when a person disconnects it during the check', async () => {
    await lose(3);
    const asked = services().childSites;
    const meanwhile: typeof asked = {
      ...asked,
      async call(...given: Parameters<typeof asked.call>) {
        const answer = await asked.call(...given);
        await world().post('disconnect-site-v1', { site_id_or_domain: id(3) });
        return answer as never;
      },
    };
    await queueLooks(services());
    const handler = looksHandler({ ...services(), childSites: meanwhile });
    for (const message of await services().queue.claim('look-again', 100)) await handler.handle(message);
    expect(world().fleet.ledger.site(3).functions).toEqual({ stats: 1 });
    expect(await siteRow(world(), id(3))).toMatchObject({ status: 'disconnected', disconnected_by: 'person' });
  });
});

describe('checks of sites without connector', () => {
  it('are queued once, however many processes try, and only for sites that are due', async () => {
    await lose(1);
    await lose(2);
    await lose(3);
    await set(3, { next_sync_at: services().clock.now() + HOUR_MS });
    const counts = await Promise.all([1, 2, 3].map(() => queueLooks(services())));
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  });

  it('skip sites that a person disconnected, that refused us, or that are suspended', async () => {
    for (const k of SITES) await lose(k);
    await set(1, { disconnected_by: 'person' });
    await set(2, { disconnected_by: 'refusal' });
    await set(3, { status: 'suspended' });
    expect(await queueLooks(services())).toBe(0);
  });

  it('happen even if scheduled syncs are off', async () => {
    await lose(1);
    const settings = { ...services().settings, syncIntervalMinutes: 0 };
    expect(await queueLooks({ ...services(), settings })).toBe(1);
  });

  it('show in the record of a site why it is disconnected, and since when', async () => {
    const since = Date.UTC(2026, 10, 1);
    await lose(1, since);
    const { body } = await world().get('get-site-record-v1', { site_id_or_domain: id(1) });
    expect(body.disconnected).toEqual({ by: 'missing_connector', since: '2026-11-01T00:00:00Z' });
    const other = await world().get('get-site-record-v1', { site_id_or_domain: id(2) });
    expect(other.body.disconnected).toBeNull();
  });
});
