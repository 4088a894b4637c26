import type { Trx } from '../../ports/database/port.ts';
import { insertEvents, selectExistingSites } from './event.store.ts';
import { causeOf, type NewEvent, severityOf } from './event-types.ts';

/**
 * Writes events in the transaction of what happened: both are stored or neither. What is stored is told by others, and
 * readers see ids grow in the order of commits (docs/decisions/0055). Events about a site that is gone are left out.
 */
export async function emitEvents(trx: Trx, events: readonly NewEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  const siteIds = [...new Set(events.flatMap(({ siteId }) => siteId ?? []))];
  const existing = new Set(await selectExistingSites(trx, siteIds));
  const told = events.filter(({ siteId }) => siteId === undefined || existing.has(siteId));
  await insertEvents(
    trx,
    told.map(({ type, siteId, clientId, data, cause }) => ({
      type,
      severity: severityOf(type, data),
      site_id: siteId ?? null,
      client_id: clientId ?? null,
      cause: cause ?? causeOf(type, { siteId, clientId }, data),
      occurred_at: now.getTime(),
      data_json: JSON.stringify(data),
    })),
  );
}
