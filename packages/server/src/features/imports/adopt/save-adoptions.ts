import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.ts';
import type { Services } from '../../../kernel/context.ts';
import { Batcher } from '../../../kernel/work/batcher.ts';
import type { Database, Trx } from '../../../ports/database/port.ts';
import { lockAddresses, siteKey, sitesByKeys, storeSharedSites } from '../../sites/index.ts';
import type { WayIn } from '../import.ts';
import { siteReason } from '../site-reason.ts';
import { type ImportSiteOutcome, linkExistingSites, updateImportSiteRows } from '../store/import-states.store.ts';
import { type Adoption, waitsForCutOver } from './adopted.ts';

/** As for syncs: larger batches save little more and hold the event loop longer. */
const SITES_PER_WRITE = 30;
const GATHER_MS = 25;
const writers = new WeakMap<Database, Batcher<Adoption>>();

/** The one writer of adoptions of a store: sites that answer at the same time share a transaction. */
export function adoptionWriter(services: Services): Batcher<Adoption> {
  let writer = writers.get(services.database);
  if (!writer) {
    const save = (some: Adoption[]) => services.database.write(trx => saveAdoptions(trx, services, some));
    writer = new Batcher(save, { most: SITES_PER_WRITE, restMs: GATHER_MS });
    writers.set(services.database, writer);
  }
  return writer;
}

type Adopted = Extract<Adoption, { site: unknown }>;

/** Stores each site once, however often and by however many rows it was asked. */
async function saveAdoptions(trx: Trx, services: Services, adoptions: readonly Adoption[]): Promise<void> {
  // Before the rows: others lock them in the same order.
  await lockAddresses(trx, adoptions.flatMap(addressKeys));
  const open = await stillOpen(trx, adoptions);
  const well = open.filter(one => 'site' in one);
  const here = new Set((await sitesByKeys(trx, well.map(keyOf))).map(({ url_key }) => url_key));
  const fresh = [...new Map(well.map(one => [keyOf(one), one])).values()].filter(one => !here.has(keyOf(one)));
  await storeSharedSites(trx, services, fresh);
  const failed = open.filter(one => 'failure' in one);
  await updateImportSiteRows(trx, services, [...fresh.map(adoptedRow), ...failed.map(failedRow)]);
  // The other rows of these sites, and sites that were added in the meantime.
  for (const [importId, some] of Map.groupBy(well, ({ from }) => from.row.import_id)) {
    await linkExistingSites(trx, services, importId, some.map(keyOf));
  }
  await appendAudit(trx, services, { actor: 'system:import' }, fresh.map(entryOf));
}

/** Where the site is stored. */
const keyOf = ({ site, answer }: Adopted) => siteKey(answer?.url ?? site.address.url);

/** Where it is stored, and where the rows of the same site are found. */
const addressKeys = (one: Adoption) => [one.from.row.url_key, ...('site' in one ? [keyOf(one)] : [])];

/** Rows that were adopted, linked or planned anew in the meantime are left alone. */
async function stillOpen(trx: Trx, adoptions: readonly Adoption[]): Promise<Adoption[]> {
  const ids = adoptions.map(({ from }) => from.row.site_id as number);
  const rows = await trx
    .selectFrom('import_sites')
    .select('site_id')
    .where('site_id', 'in', ids)
    .where('linked', '=', 0)
    .where('state', 'in', ['planned', 'failed', 'undone'])
    .orderBy('import_id')
    .orderBy('old_id')
    .forUpdate()
    .execute();
  const open = new Set(rows.map(({ site_id }) => site_id));
  return adoptions.filter(({ from }) => open.has(from.row.site_id));
}

const idOf = ({ from: { row } }: Adoption) => ({
  import_id: row.import_id,
  old_id: row.old_id,
  way_in: row.way_in as WayIn,
  linked: 0,
  site_id: row.site_id,
});

function adoptedRow(adopted: Adopted): ImportSiteOutcome {
  return { ...idOf(adopted), state: 'adopted', code: null, reason: null };
}

function failedRow(failed: Extract<Adoption, { failure: unknown }>): ImportSiteOutcome {
  const { code, message } = failed.failure;
  if (!waitsForCutOver(failed)) return { ...idOf(failed), state: 'failed', code, reason: message };
  return { ...idOf(failed), way_in: 'reconnect-secret', state: 'failed', code, ...siteReason('key_refused') };
}

function entryOf({ site, from }: Adopted): AuditEntry {
  const detail = { url: site.address.url, admin: site.admin, import: from.row.import_id };
  return { action: 'site.adopted', subject: `site:${site.id}`, detail };
}
