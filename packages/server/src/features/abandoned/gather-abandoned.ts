import { type AbandonedItem, type CheckAbandonedArgs, ConnectorError, checkAbandoned } from '@sitekeeper/protocol';
import type { Services } from '../../kernel/context.ts';
import type { QueueHandler } from '../../kernel/work/queue-handler.ts';
import { siteMessageHandler } from '../../kernel/work/site-messages.ts';
import type { SiteConnection } from '../../ports/child-sites/port.ts';
import { replaceRows } from '../../ports/database/bulk.ts';
import { ABANDONED_ROWS, abandonedRow, type KnownSite, loadSite, lookNextMonth } from '../sites/index.ts';

/** The connector looks up this many items per call. Source: docs/wire/sync.md#abandoned-items. */
const ITEMS_PER_CALL = 10;
const MOST_CALLS = 60;

export const ABANDONED_QUEUE = 'abandoned-checks';

/** Works on the sites that `queueAbandonedChecks` queued, one after the other: this work is never urgent. */
export function abandonedHandler(services: Services): QueueHandler {
  return siteMessageHandler(services, {
    queue: ABANDONED_QUEUE,
    async handle(siteIds) {
      for (const siteId of siteIds) {
        const site = await loadSite(services, siteId);
        if (site?.connection && site.row.status === 'connected') await gather(services, site, site.connection);
      }
    },
    setAside: siteIds => lookNextMonth(services, 'abandoned_due_at', siteIds),
  });
}

/**
 * Finds out which items of a site are abandoned, and stores it. A site that fails is asked again when it is next due.
 */
async function gather(services: Services, site: KnownSite, connection: SiteConnection): Promise<void> {
  try {
    for (const which of ['plugin', 'theme'] as const) {
      const found = await union(services, site, connection, which);
      if (found) await store(services, site.row.id, which, found);
    }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    services.log.warn({ site: site.row.id, reason: error.kind }, 'abandoned items could not be looked up');
  }
}

/** Each call looks up the next ten items; only all answers together are complete. */
async function union(
  services: Services,
  site: KnownSite,
  connection: SiteConnection,
  which: CheckAbandonedArgs['which'],
): Promise<AbandonedItem[] | undefined> {
  const table = which === 'plugin' ? 'site_plugins' : 'site_themes';
  const { count } = await services.database.db
    .selectFrom(table)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', site.row.id)
    .executeTakeFirstOrThrow();
  const found = new Map<string, AbandonedItem>();
  const calls = Math.min(MOST_CALLS, Math.ceil(count / ITEMS_PER_CALL));
  for (let call = 0; call < calls; call++) {
    const { value } = await services.childSites.call(connection, checkAbandoned, { which });
    const part = which === 'plugin' ? value.plugins : value.themes;
    if (part === undefined) return undefined;
    for (const item of part) found.set(item.slug, item);
  }
  return [...found.values()];
}

async function store(services: Services, siteId: number, type: 'plugin' | 'theme', items: readonly AbandonedItem[]) {
  const rows = items.map(item => abandonedRow(siteId, type, item));
  const { database } = services;
  await database.write(async trx => {
    const site = await trx.selectFrom('sites').select('id').where('id', '=', siteId).executeTakeFirst();
    if (site) await replaceRows(trx, database.engine, ABANDONED_ROWS, [{ site_id: siteId, type }], rows);
  });
}
