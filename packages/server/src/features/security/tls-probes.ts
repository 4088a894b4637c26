import { Type } from 'typebox';
import { fitsSchema } from '../../kernel/ability/validate.ts';
import type { Services } from '../../kernel/context.ts';
import { oneSiteEach } from '../../kernel/work/set-aside.ts';
import type { QueueHandler } from '../../kernel/work/worker.ts';
import { updateRows } from '../../ports/database/bulk.ts';
import { lookNextMonth, nextUsualSync } from '../sites/index.ts';
import { probeSite } from './probe-site.ts';
import { siteUrl } from './security.store.ts';
import { tlsEndpoint } from './ssl-status.ts';

const QUEUE = 'tls-probes';
/** The first turn may come a quarter later (`nextUsualSync`): still before a finding grows old and somebody must wait. */
const EVERY_MS = 9 * 3600_000;
/** Sites under way at once: a message is worked through one by one, and all messages are worked on together. */
const SITES_PER_LOOK = 400;
const SITES_PER_MESSAGE = 25;
const Body = Type.Object({ site_ids: Type.Array(Type.Integer()) });

/**
 * Queues the connected https sites whose certificate is due to be looked at, and gives each its next time, which is
 * spread over the interval. Returns how many.
 */
export async function queueTlsProbes({ database, clock, queue }: Services): Promise<number> {
  if ((await queue.size(QUEUE)) > 0) return 0;
  const now = clock.now();
  return database.write(async trx => {
    const due = trx
      .selectFrom('sites')
      .select(['id', 'url'])
      .where('status', '=', 'connected')
      .where('tls_due_at', '<=', now)
      .orderBy('tls_due_at')
      .limit(SITES_PER_LOOK);
    const rows = await (database.engine === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
    const set = { table: 'sites', columns: { id: 'integer', tls_due_at: 'integer' }, key: ['id'] } as const;
    const next = rows.map(({ id }) => ({ id, tls_due_at: nextUsualSync(id, now, EVERY_MS) }));
    await updateRows(trx, database.engine, set, next);
    const ids = rows.filter(({ url }) => tlsEndpoint(url) !== undefined).map(({ id }) => id);
    const messages = Array.from({ length: Math.ceil(ids.length / SITES_PER_MESSAGE) }, (_, index) => ({
      body: { site_ids: ids.slice(index * SITES_PER_MESSAGE, (index + 1) * SITES_PER_MESSAGE) },
    }));
    await queue.send(trx, QUEUE, messages);
    return ids.length;
  });
}

/** Works on what `queueTlsProbes` queued, one site after the other: this work is never urgent. */
export function tlsProbesHandler(services: Services): QueueHandler {
  return {
    queue: QUEUE,
    async handle({ id, body }) {
      if (!fitsSchema(Body, body)) throw new Error(`Message ${id} is not a list of sites`);
      const { site_ids } = body as { site_ids: number[] };
      for (const siteId of site_ids) {
        const url = await siteUrl(services.database.db, siteId);
        const target = url === undefined ? undefined : tlsEndpoint(url);
        if (url !== undefined && target) await probeSite(services, { id: siteId, url }, target);
      }
    },
    pieces: oneSiteEach,
    async setAside({ body }) {
      const { site_ids } = body as { site_ids: number[] };
      await lookNextMonth(services, 'tls_due_at', site_ids);
    },
  };
}
