import { audited } from '../../../kernel/audit/audited.ts';
import { requireNotStopping } from '../../../kernel/work/job.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { holdClientsAndTags, lockSites, refreshPending } from '../../sites/index.ts';
import { Remarks } from '../remarks/remarks.ts';
import { selectImportRecords } from '../store/import-records.store.ts';
import {
  assignClients,
  claimSites,
  insertCostSites,
  insertSiteNotes,
  insertSiteRules,
  insertSiteTags,
  type SiteToCarry,
  selectSitesToCarry,
} from './carried-sites.store.ts';
import { holdImport, selectCarriedIds } from './carry.store.ts';
import type { Carry } from './carry-kind.ts';
import { siteRules } from './ignore-rules.ts';
import { notesAsText } from './notes-as-text.ts';

const PER_TRANSACTION = 500;
const NOTES_MOST = 50_000;

type Ids = ReadonlyMap<number, number>;
interface Targets {
  readonly tags: Ids;
  readonly clients: Ids;
  /** Ids of costs here, by the site there that they are for. */
  readonly costs: ReadonlyMap<number, readonly number[]>;
}

/** Gives the sites that were adopted since the last time what belongs to them, each once. */
export async function carrySites(carry: Carry): Promise<void> {
  const { ctx, importId } = carry;
  const { db } = ctx.database;
  const targets = {
    tags: await selectCarriedIds(db, importId, 'tag'),
    clients: await selectCarriedIds(db, importId, 'client'),
    costs: await costsBySite(carry),
  };
  for (let after = -1; ; ) {
    requireNotStopping(ctx);
    const sites = await selectSitesToCarry(db, importId, { after, limit: PER_TRANSACTION });
    if (sites.length === 0) return;
    await audited(ctx, async trx => {
      const count = await carryChunk(trx, carry, sites, targets);
      const audit = [
        { action: 'import.carried', subject: `import:${importId}`, detail: { kind: 'site', carried: count } },
      ];
      return { result: undefined, audit: count === 0 ? [] : audit };
    });
    after = sites.at(-1)?.oldId ?? after;
  }
}

async function carryChunk(
  trx: Trx,
  { ctx, importId }: Carry,
  sites: readonly SiteToCarry[],
  { tags, clients, costs }: Targets,
): Promise<number> {
  if (!(await holdImport(trx, importId))) return 0;
  const { engine } = ctx.database;
  const now = ctx.clock.now();
  const read = sites.map(site => readSite(site));
  await lockAll(trx, read, { tags, clients });
  const claimed = await claimSites(
    trx,
    engine,
    importId,
    read.map(({ oldId, siteId, remarks }) => ({
      old_id: oldId,
      site_id: siteId,
      reason: String(remarks),
      remarks_json: remarks.json,
    })),
  );
  const mine = read.filter(({ siteId }) => claimed.has(siteId));
  const links = (of: (site: (typeof mine)[number]) => readonly (number | undefined)[]) =>
    mine.flatMap(site => of(site).flatMap(id => (id === undefined ? [] : [{ site_id: site.siteId, id }])));
  await insertSiteTags(
    trx,
    engine,
    links(({ details }) => details.tagIds.map(id => tags.get(id))),
  );
  await assignClients(
    trx,
    engine,
    links(({ details }) => [clients.get(details.clientId ?? -1)]),
    now,
  );
  await insertCostSites(
    trx,
    engine,
    links(({ oldId }) => costs.get(oldId) ?? []),
  );
  const notes = mine.map(({ siteId, note }) => ({ site_id: siteId, notes: note }));
  await insertSiteNotes(
    trx,
    engine,
    notes.filter(one => one.notes !== ''),
    now,
  );
  const rules = mine.flatMap(({ siteId, rules }) => rules.map(rule => ({ ...rule, site_id: siteId })));
  await insertSiteRules(trx, engine, rules);
  await refreshPending(trx, [...new Set(rules.map(rule => rule.site_id))]);
  return mine.length;
}

/** In the order in which everybody does: the rows that are written refer to all of these. */
async function lockAll(trx: Trx, sites: readonly SiteToCarry[], { tags, clients }: Pick<Targets, 'tags' | 'clients'>) {
  const here = (ids: Ids, old: readonly (number | null)[]) => [...new Set(old.flatMap(id => ids.get(id ?? -1) ?? []))];
  await holdClientsAndTags(
    trx,
    here(
      clients,
      sites.map(({ details }) => details.clientId),
    ),
    here(
      tags,
      sites.flatMap(({ details }) => details.tagIds),
    ),
  );
  await lockSites(
    trx,
    sites.map(({ siteId }) => siteId),
  );
}

function readSite(site: SiteToCarry) {
  const remarks = new Remarks();
  const rules = siteRules(site.details, remarks);
  const note = remarks.text(notesAsText(site.details.note), NOTES_MOST, 'note', { lines: true });
  return { ...site, rules, note, remarks };
}

async function costsBySite({ ctx, importId }: Carry): Promise<Map<number, number[]>> {
  const { db } = ctx.database;
  const ids = await selectCarriedIds(db, importId, 'cost');
  const bySite = new Map<number, number[]>();
  for (const { oldId, payload } of await selectImportRecords(db, ctx, importId, 'cost')) {
    const cost = ids.get(oldId);
    if (cost === undefined || payload.targets.kind !== 'sites') continue;
    for (const site of payload.targets.ids) bySite.set(site, [...(bySite.get(site) ?? []), cost]);
  }
  return bySite;
}
