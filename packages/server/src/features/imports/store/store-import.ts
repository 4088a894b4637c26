import { randomUUID } from 'node:crypto';
import { appendAudit } from '../../../kernel/audit/audit.ts';
import { type Actor, actorName, type Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { siteKey } from '../../sites/index.ts';
import { isLeftToCarry } from '../carry/carried-sites.store.ts';
import { queueCarrying } from '../carry/carry-queue.ts';
import { type StoredPlan, wayInOf } from '../import.ts';
import type { OldDashboard } from '../mainwp/old-dashboard.ts';
import { storeRecords } from './import-records.store.ts';
import { storeImportSites } from './import-sites.store.ts';
import { requireNoImportJob } from './imports.store.ts';

export interface ImportToStore {
  readonly oldDashboard: OldDashboard;
  /** Without one, the way in follows from each row alone. */
  readonly plan?: StoredPlan | undefined;
}

export interface StoredImport {
  readonly importId: string;
  /** False: this dashboard was planned before, and its import was brought up to date. */
  readonly created: boolean;
}

/**
 * Stores what was read from another dashboard, its secrets sealed. The same dashboard planned again updates what has not
 * been taken over yet, and never touches what has; with sites of it here, what is new is carried over.
 * @throws AppError invalid_state while the import is being adopted or cut over.
 */
export async function storeImport(
  services: Services,
  actor: Actor,
  { oldDashboard: old, plan }: ImportToStore,
): Promise<StoredImport> {
  const planned = new Map([...old.sites.map(wayInOf), ...(plan?.sites ?? [])].map(site => [site.oldId, site] as const));
  return services.database.write(async trx => {
    const stored = await storeHead(trx, services, actor, old, plan);
    await storeImportSites(trx, services, stored.importId, { old, plan: planned });
    await storeRecords(trx, services, stored.importId, old);
    // Once all its sites are here, no step is left that would carry over what is new.
    if (await isLeftToCarry(trx, stored.importId)) await queueCarrying(trx, services, stored.importId);
    await appendAudit(trx, services, { actor: actorName(actor) }, [
      {
        action: stored.created ? 'import.planned' : 'import.planned_again',
        subject: `import:${stored.importId}`,
        detail: { url: old.url, sites: old.sites.length },
      },
    ]);
    return stored;
  });
}

async function storeHead(
  trx: Trx,
  services: Services,
  actor: Actor,
  old: OldDashboard,
  plan: StoredPlan | undefined,
): Promise<StoredImport> {
  const now = services.clock.now();
  const origin_key = `${siteKey(old.url)} ${old.prefix}`;
  const { prefix, dbVersion, currency } = old;
  const facts = {
    url: old.url,
    facts_json: JSON.stringify({ prefix, dbVersion, currency }),
    plan_json: plan?.report ? JSON.stringify(plan.report) : null,
    planned_at: now,
  };
  const known = trx.selectFrom('imports').selectAll().where('source', '=', 'mainwp');
  const before = await known.where('origin_key', '=', origin_key).forUpdate().executeTakeFirst();
  if (!before) {
    const importId = randomUUID();
    const row = { id: importId, source: 'mainwp', origin_key, job_id: null, ...facts };
    await trx
      .insertInto('imports')
      .values({ ...row, created_by: actorName(actor), created_at: now })
      .execute();
    return { importId, created: true };
  }
  await requireNoImportJob(trx, before);
  await trx.updateTable('imports').set(facts).where('id', '=', before.id).execute();
  return { importId: before.id, created: false };
}
