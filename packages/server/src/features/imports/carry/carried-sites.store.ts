import { sql } from 'kysely';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Engine, Queryable, Trx } from '../../../ports/database/port.ts';
import type { IgnoreRule } from '../../../ports/database/schema.ts';
import type { OldSiteDetails } from '../import.ts';

/** A site that came over and hasn't got what belongs to it. */
export interface SiteToCarry {
  readonly oldId: number;
  readonly siteId: number;
  readonly details: OldSiteDetails;
}

/** By old id, after the one given. */
export async function selectSitesToCarry(
  db: Queryable,
  importId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<SiteToCarry[]> {
  const { rows } = await sql<{ old_id: number; site_id: number; details_json: string }>`
    select old_id, site_id, details_json from import_sites as old
    where import_id = ${importId} and state in ('adopted', 'cut_over') and old_id > ${after}
      and exists (select 1 from sites where sites.id = old.site_id)
      and not exists (select 1 from carried_sites as done
        where done.import_id = old.import_id and done.old_id = old.old_id and done.site_id = old.site_id)
    order by old_id limit ${limit}`.execute(db);
  return rows.map(row => ({
    oldId: row.old_id,
    siteId: row.site_id,
    details: JSON.parse(row.details_json) as OldSiteDetails,
  }));
}

/**
 * Whether something of an import is still to come, now that sites of it are here: a record, or what belongs to a site.
 * Uptime settings wait for their site, problems are only told, and what failed does not come by waiting.
 */
export async function isLeftToCarry(db: Queryable, importId: string): Promise<boolean> {
  const { rows: here } = await sql`select 1 from import_sites where import_id = ${importId}
    and state in ('adopted', 'cut_over') and site_id in (select id from sites) limit 1`.execute(db);
  if (here.length === 0) return false;
  if ((await selectSitesToCarry(db, importId, { after: -1, limit: 1 })).length > 0) return true;
  const open = db.selectFrom('import_records').select('old_id').where('import_id', '=', importId);
  const left = open.where('kind', 'not in', ['monitor', 'problem']).where('state', '=', 'planned').limit(1);
  return (await left.executeTakeFirst()) !== undefined;
}

export interface AdoptedSite {
  readonly site_id: number;
  /** 1: it was here before. */
  readonly linked: number;
}

/** The sites that were adopted, by their ids there. */
export async function selectAdoptedSites(db: Queryable, importId: string): Promise<Map<number, AdoptedSite>> {
  const { rows } = await sql<AdoptedSite & { old_id: number }>`select old_id, site_id, linked from import_sites
    where import_id = ${importId} and state in ('adopted', 'cut_over') and site_id in (select id from sites)`.execute(
    db,
  );
  return new Map(rows.map(row => [row.old_id, row]));
}

interface CarriedSite {
  readonly old_id: number;
  readonly site_id: number;
  readonly reason: string;
  readonly remarks_json: string | null;
}

/** Notes that these sites have got what belongs to them. @returns the ids of those that hadn't. */
export async function claimSites(
  trx: Trx,
  engine: Engine,
  importId: string,
  sites: readonly CarriedSite[],
): Promise<Set<number>> {
  const columns = { old_id: 'integer', site_id: 'integer', reason: 'text', remarks_json: 'text' } as const;
  const given = jsonRows(engine, columns, sites);
  const { rows } = await sql<{
    site_id: number;
  }>`insert into carried_sites (import_id, old_id, site_id, reason, remarks_json)
    select ${importId}, old_id, site_id, reason, remarks_json from ${given} as given where true order by old_id
    on conflict do nothing returning site_id`.execute(trx);
  return new Set(rows.map(row => row.site_id));
}

type Link = { readonly site_id: number; readonly id: number };

const siteExists = sql`exists (select 1 from sites where sites.id = given.site_id)`;

const linksIn = (engine: Engine, links: readonly Link[]) =>
  jsonRows(engine, { site_id: 'integer', id: 'integer' }, links);

export async function insertSiteTags(trx: Trx, engine: Engine, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  await sql`insert into site_tags (site_id, tag_id)
    select distinct site_id, id from ${linksIn(engine, links)} as given
    where ${siteExists} and exists (select 1 from tags where tags.id = given.id)
    on conflict do nothing`.execute(trx);
}

/**
 * The client of sites that have none. What a suspended client held there, it can give back here. The condition on the
 * client is written so that SQLite finds the sites by their ids, not by an index of those without a client.
 */
export async function assignClients(trx: Trx, engine: Engine, links: readonly Link[], now: number): Promise<void> {
  if (links.length === 0) return;
  await sql`update sites set client_id = given.id, updated_at = ${now} from ${linksIn(engine, links)} as given
    where sites.id = given.site_id and coalesce(sites.client_id, 0) = 0
      and exists (select 1 from clients where clients.id = given.id)`.execute(trx);
  await sql`insert into client_held_sites (site_id, client_id, status)
    select sites.id, clients.id, 'connected' from ${linksIn(engine, links)} as given
      join sites on sites.id = given.site_id and sites.client_id = given.id and sites.status = 'suspended'
      join clients on clients.id = given.id and clients.status = 'suspended'
    where true on conflict do nothing`.execute(trx);
}

/** Notes of sites that have none. */
export async function insertSiteNotes(
  trx: Trx,
  engine: Engine,
  notes: readonly { readonly site_id: number; readonly notes: string }[],
  now: number,
): Promise<void> {
  if (notes.length === 0) return;
  const given = jsonRows(engine, { site_id: 'integer', notes: 'text' }, notes);
  await sql`update sites set notes = given.notes, updated_at = ${now} from ${given} as given
    where sites.id = given.site_id and sites.notes = ''`.execute(trx);
}

export async function insertSiteRules(
  trx: Trx,
  engine: Engine,
  rules: readonly (IgnoreRule & { readonly site_id: number })[],
): Promise<void> {
  if (rules.length === 0) return;
  const columns = { site_id: 'integer', type: 'text', slug: 'text', version: 'text', name: 'text' } as const;
  await sql`insert into site_ignored_updates (site_id, type, slug, version, name)
    select site_id, type, slug, version, name from ${jsonRows(engine, columns, rules)} as given
    where ${siteExists} on conflict do nothing`.execute(trx);
}

/** Sites that costs are for; `id` is that of the cost. */
export async function insertCostSites(trx: Trx, engine: Engine, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return;
  await sql`insert into cost_sites (cost_id, site_id)
    select distinct id, site_id from ${linksIn(engine, links)} as given
    where ${siteExists} and exists (select 1 from costs where costs.id = given.id)
    on conflict do nothing`.execute(trx);
}
