import { Type } from 'typebox';
import { fitsSchema } from '../../../kernel/ability/validate.ts';
import type { Services } from '../../../kernel/context.ts';
import { oneSiteEach } from '../../../kernel/work/set-aside.ts';
import type { QueueHandler } from '../../../kernel/work/worker.ts';
import { loadKnownSites } from '../connection.ts';
import { lookNextMonth } from '../sync/look-next-month.ts';
import { findNetwork } from './find-network.ts';

const QUEUE = 'network-looks';
const RETRY_MS = 24 * 3600_000;
/** Sites per look: a large fleet is worked through bit by bit, not at once. */
const SITES_PER_LOOK = 200;
const SITES_PER_MESSAGE = 10;
const Body = Type.Object({ site_ids: Type.Array(Type.Integer()) });

/** Queues connected sites of which it is due to be looked whether they belong to a network, new ones first. Returns how many. */
export async function queueNetworkLooks({ database, clock, queue, settings }: Services): Promise<number> {
  if (settings.networksIntervalDays === 0 || (await queue.size(QUEUE)) > 0) return 0;
  const now = clock.now();
  return database.write(async trx => {
    const due = trx
      .selectFrom('sites')
      .select('id')
      .where('status', '=', 'connected')
      .where('network_due_at', '<=', now)
      .orderBy('network_due_at')
      .orderBy('id', 'desc')
      .limit(SITES_PER_LOOK);
    const rows = await (database.engine === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
    const ids = rows.map(row => row.id);
    if (ids.length === 0) return 0;
    await trx
      .updateTable('sites')
      .set({ network_due_at: now + RETRY_MS })
      .where('id', 'in', ids)
      .execute();
    const messages = Array.from({ length: Math.ceil(ids.length / SITES_PER_MESSAGE) }, (_, index) => ({
      body: { site_ids: ids.slice(index * SITES_PER_MESSAGE, (index + 1) * SITES_PER_MESSAGE) },
    }));
    await queue.send(trx, QUEUE, messages);
    return ids.length;
  });
}

/** Works on what `queueNetworkLooks` queued, one site after the other: this work is never urgent. */
export function networkLooksHandler(services: Services): QueueHandler {
  return {
    queue: QUEUE,
    async handle({ id, body }) {
      if (!fitsSchema(Body, body)) throw new Error(`Message ${id} is not a list of sites`);
      const { site_ids } = body as { site_ids: number[] };
      for (const siteId of site_ids) {
        const [site] = await loadKnownSites(services, [siteId]);
        if (site?.row.status === 'connected') await findNetwork(services, site);
      }
    },
    pieces: oneSiteEach,
    async setAside({ body }) {
      const { site_ids } = body as { site_ids: number[] };
      await lookNextMonth(services, 'network_due_at', site_ids);
    },
  };
}
