import { appendAudit } from '../../../kernel/audit/audit.ts';
import type { Services } from '../../../kernel/context.ts';
import type { RunItem, RunItemEnd } from '../run-item.ts';
import { endLostRollBack } from '../run-items.store.ts';
import { watchBrokenItem } from './broken-items.store.ts';
import { selectLostRollBacks } from './lost-items.store.ts';

/** What still looks for an outcome does so within this time after the longest that a rollback may take. */
const SPARE_MS = 2 * 60_000;
const AT_ONCE = 100;

/**
 * Rollbacks whose process died, or lost the store, before it noted their outcome, and that nothing else will look for.
 * Only their sites can show how they ended: they are looked at until they work, as after any update that is unknown.
 */
export async function endLostRollBacks(services: Services): Promise<void> {
  const { database, clock, settings } = services;
  const now = clock.now();
  const sentBefore = now - settings.updateSeconds * 1000 - SPARE_MS;
  for (const item of await selectLostRollBacks(database.db, { sentBefore, now, most: AT_ONCE })) {
    await database.write(async trx => {
      const end = unknown(item);
      if (!(await endLostRollBack(trx, item, end))) return;
      await watchBrokenItem(trx, item, end, now);
      const { type, slug, from_version: to, to_version: from, job_id: job } = item;
      const detail = { type, slug, from, to, job, reason: end.reason };
      const entry = { action: `update.${end.state}`, subject: `site:${item.site_id}`, detail };
      await appendAudit(trx, services, { actor: 'system:lost rollbacks' }, [entry]);
    });
  }
}

function unknown({ from_version, way_out }: RunItem): RunItemEnd {
  const message = `Version ${from_version} was sent to the site, but the server stopped before it saw whether it was installed. Sync the site and check its version, then roll back again if needed.`;
  const wayOut = way_out === null ? {} : { wayOut: way_out };
  return { state: 'needs_attention', reason: 'outcome_unknown', message, ...wayOut };
}
