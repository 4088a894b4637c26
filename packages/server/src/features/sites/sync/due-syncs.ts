import { Type } from 'typebox';
import { fitsSchema } from '../../../kernel/ability/validate.ts';
import type { Services } from '../../../kernel/context.ts';
import { oneSiteEach } from '../../../kernel/work/set-aside.ts';
import type { QueueHandler } from '../../../kernel/work/worker.ts';
import { updateRows } from '../../../ports/database/bulk.ts';
import { intervalMs } from './save-outcomes.ts';
import { setSyncAside, syncSiteById } from './sync-one.ts';
import { nextUsualSync } from './sync-policy.ts';

const QUEUE = 'due-syncs';
const SITES_PER_MESSAGE = 25;
const SITES_PER_LOOK = 1000;
const Body = Type.Object({ site_ids: Type.Array(Type.Integer()) });

/**
 * Queues the connected sites whose usual sync is due, and gives each its next time in the same transaction, so that
 * one of several processes gets them. Returns how many.
 */
export async function queueDueSyncs(services: Services): Promise<number> {
  const { database, clock, queue } = services;
  if (services.settings.syncIntervalMinutes === 0) return 0;
  const now = clock.now();
  const due = database.db
    .selectFrom('sites')
    .select('id')
    .where('status', '=', 'connected')
    .where('next_sync_at', '<=', now)
    .orderBy('next_sync_at')
    .limit(SITES_PER_LOOK);
  if ((await due.limit(1).execute()).length === 0) return 0;
  return database.write(async trx => {
    const mine = trx
      .selectFrom('sites')
      .select('id')
      .where('status', '=', 'connected')
      .where('next_sync_at', '<=', now);
    const limited = mine.orderBy('next_sync_at').limit(SITES_PER_LOOK);
    const rows = await (database.engine === 'postgres' ? limited.forUpdate().skipLocked() : limited).execute();
    const ids = rows.map(row => row.id);
    const set = { table: 'sites', columns: { id: 'integer', next_sync_at: 'integer' }, key: ['id'] } as const;
    const next = ids.map(id => ({ id, next_sync_at: nextUsualSync(id, now, intervalMs(services)) }));
    await updateRows(trx, database.engine, set, next);
    const chunks = Array.from({ length: Math.ceil(ids.length / SITES_PER_MESSAGE) }, (_, index) => ({
      body: { site_ids: ids.slice(index * SITES_PER_MESSAGE, (index + 1) * SITES_PER_MESSAGE) },
    }));
    await queue.send(trx, QUEUE, chunks);
    return ids.length;
  });
}

/** Works on what `queueDueSyncs` queued. The result of each sync is in the site itself. */
export function dueSyncsHandler(services: Services): QueueHandler {
  return {
    queue: QUEUE,
    async handle({ id, body }) {
      if (!fitsSchema(Body, body)) throw new Error(`Message ${id} is not a list of sites`);
      const { site_ids } = body as { site_ids: number[] };
      await Promise.all(site_ids.map(siteId => syncSiteById(services, siteId)));
    },
    pieces: oneSiteEach,
    async setAside({ body }) {
      const { site_ids } = body as { site_ids: number[] };
      await Promise.all(site_ids.map(siteId => setSyncAside(services, siteId)));
    },
  };
}

/** Forgets changes of sites that are older than the setting says. */
export async function deleteOldChanges({ database, clock, settings }: Services): Promise<void> {
  const before = clock.now() - settings.changesKeepDays * 24 * 3600_000;
  await database.write(trx => trx.deleteFrom('site_changes').where('occurred_at', '<', before).execute());
}
