import { beforeEach, describe, expect, it } from 'vitest';
import { siteRow, useWorld } from '../../../../testing/fixtures.ts';
import { deleteMessages } from '../../../../testing/messages.ts';
import { dueSyncsHandler, queueDueSyncs } from './due-syncs.ts';

const world = useWorld({ sites: 3, seeded: true });
const services = () => world().app.services;
const id = (k: number) => world().siteIds[k - 1] as number;
const messages = () => services().queue.claim('due-syncs', 100);

beforeEach(async () => {
  const { database } = services();
  await database.write(async trx => {
    await trx.updateTable('sites').set({ next_sync_at: 0, status: 'connected', last_sync_at: null }).execute();
  });
  await deleteMessages(database);
});

describe('scheduled syncs', () => {
  it('are queued for the connected sites that are due, each once', async () => {
    const { database, clock } = services();
    await world().post('suspend-site-v1', { site_id_or_domain: id(2) });
    await database.write(trx =>
      trx
        .updateTable('sites')
        .set({ next_sync_at: clock.now() + 60_000 })
        .where('id', '=', id(3))
        .execute(),
    );
    expect(await queueDueSyncs(services())).toBe(1);
    expect(await queueDueSyncs(services())).toBe(0);
    expect((await messages()).map(message => message.body)).toEqual([{ site_ids: [id(1)] }]);
    expect((await siteRow(world(), id(1))).next_sync_at).toBeGreaterThan(clock.now() + 3 * 3600_000);
  });

  it('are shared by several processes without doubling', async () => {
    const counts = await Promise.all([queueDueSyncs(services()), queueDueSyncs(services()), queueDueSyncs(services())]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    expect(await messages()).toHaveLength(1);
  });

  // The queue grew without end where a fleet takes longer than its interval: each site was queued once for each.
  it('are not queued while thousands of sites that were queued before wait', async () => {
    const { database, queue } = services();
    const waiting = Array.from({ length: 1000 }, () => ({ body: { site_ids: [] } }));
    await database.write(trx => queue.send(trx, 'due-syncs', waiting));
    expect(await queueDueSyncs(services())).toBe(0);
    expect((await siteRow(world(), id(1))).next_sync_at).toBe(0);
    await queue.claim('due-syncs', 1); // what a worker has in hand may wait for a host that hangs
    expect(await queueDueSyncs(services())).toBe(3);
  });

  it('are off with an interval of 0', async () => {
    const settings = { ...services().settings, syncIntervalMinutes: 0 };
    expect(await queueDueSyncs({ ...services(), settings })).toBe(0);
  });

  it('sync the sites of a message, but not one that was suspended after it was queued', async () => {
    await queueDueSyncs(services());
    await world().post('suspend-site-v1', { site_id_or_domain: id(2) });
    const handler = dueSyncsHandler(services());
    for (const message of await messages()) await handler.handle(message);
    const synced = await Promise.all([1, 2, 3].map(async k => (await siteRow(world(), id(k))).last_sync_at !== null));
    expect(synced).toEqual([true, false, true]);
  });
});
