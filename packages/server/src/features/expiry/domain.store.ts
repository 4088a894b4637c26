import { type ExpressionBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { inChunks, jsonRows } from '../../ports/database/bulk.ts';
import type { Database, Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';

export type DomainRow = Selectable<Tables['domains']>;

/** Sites whose address is not the one their domain was found in. */
export async function selectUnfiledSites(db: Queryable, limit: number): Promise<{ id: number; url: string }[]> {
  return db
    .selectFrom('sites')
    .leftJoin('site_domains', 'site_domains.site_id', 'sites.id')
    .select(['sites.id', 'sites.url'])
    .where(eb => eb.or([eb('site_domains.url', 'is', null), eb('site_domains.url', '<>', eb.ref('sites.url'))]))
    .orderBy('sites.id')
    .limit(limit)
    .execute();
}

export interface FiledSite {
  readonly site_id: number;
  readonly url: string;
  /** '' for none. */
  readonly domain: string;
}

/** Of these sites, those that are filed under another domain of which they were told that it ends soon. */
export async function selectToldBefore(
  trx: Trx,
  { engine }: Database,
  filed: readonly FiledSite[],
): Promise<{ site_id: number; domain: string }[]> {
  const fresh = jsonRows(engine, { site_id: 'integer', domain: 'text' }, filed);
  const { rows } = await sql<{ site_id: number; domain: string }>`select before.site_id, before.domain
    from ${fresh} as filed join site_domains as before on before.site_id = filed.site_id
      join domains on domains.domain = before.domain
    where before.domain <> filed.domain and domains.told_days is not null order by before.site_id`.execute(trx);
  return rows;
}

/** Of these sites, those that are not filed under their domain yet. */
export async function selectJoining(trx: Trx, { engine }: Database, filed: readonly FiledSite[]): Promise<FiledSite[]> {
  const fresh = jsonRows(engine, { site_id: 'integer', url: 'text', domain: 'text' }, filed);
  const { rows } = await sql<FiledSite>`select filed.site_id, filed.url, filed.domain
    from ${fresh} as filed join sites on sites.id = filed.site_id
      left join site_domains as before on before.site_id = filed.site_id
    where filed.domain <> '' and (before.domain is null or before.domain <> filed.domain)
    order by filed.site_id`.execute(trx);
  return rows;
}

/** Files sites under their domains, new domains included; sites that are gone are left out. */
export async function fileSites(trx: Trx, { engine }: Database, filed: readonly FiledSite[]): Promise<void> {
  const rows = jsonRows(engine, { site_id: 'integer', url: 'text', domain: 'text' }, filed);
  await sql`insert into site_domains (site_id, url, domain)
    select filed.site_id, filed.url, filed.domain from ${rows} as filed
      join sites on sites.id = filed.site_id where true
    on conflict (site_id) do update set url = excluded.url, domain = excluded.domain`.execute(trx);
  const domains = [...new Set(filed.map(({ domain }) => domain))].filter(domain => domain !== '').sort();
  if (domains.length === 0) return;
  await sql`insert into domains (domain, due_at, outcome, server)
    select domain, 0, 'new', '' from ${jsonRows(
      engine,
      { domain: 'text' },
      domains.map(domain => ({ domain })),
    )} as fresh where true
    on conflict (domain) do nothing`.execute(trx);
}

/** Forgets domains that no site has any more. */
export async function deleteUnusedDomains(trx: Trx): Promise<void> {
  await sql`delete from domains where domain not in (select domain from site_domains)`.execute(trx);
}

/** Domains of which a site is not suspended. */
const lookedAfter = (eb: ExpressionBuilder<Tables, 'domains'>) =>
  eb
    .selectFrom('site_domains')
    .innerJoin('sites', 'sites.id', 'site_domains.site_id')
    .select('site_domains.domain')
    .where('sites.status', '<>', 'suspended');

/** Domains whose time has come, and of which a site is not suspended; each gets another time before it is asked about. */
export async function takeDueDomains(
  trx: Trx,
  { now, limit, againAt }: { now: number; limit: number; againAt: number },
): Promise<DomainRow[]> {
  const due = await trx
    .selectFrom('domains')
    .selectAll()
    .where('due_at', '<=', now)
    .where('domain', 'in', lookedAfter)
    .orderBy('due_at')
    .orderBy('domain')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const names = due.map(({ domain }) => domain);
  if (names.length > 0) {
    await trx.updateTable('domains').set({ due_at: againAt }).where('domain', 'in', names).execute();
  }
  return due;
}

/** Domains of which a registry told the end, locked until the transaction ends. */
export async function takeAnsweredDomains(trx: Trx, limit: number): Promise<DomainRow[]> {
  return trx
    .selectFrom('domains')
    .selectAll()
    .where('expires_at', 'is not', null)
    .orderBy('domain')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The domain, locked until the transaction ends. */
export async function claimDomain(trx: Trx, domain: string): Promise<DomainRow | undefined> {
  return trx.selectFrom('domains').selectAll().where('domain', '=', domain).forUpdate().executeTakeFirst();
}

/** Those of these domains whose registration ends by a time, locked until the transaction ends. */
export function claimExpiringDomains(trx: Trx, domains: readonly string[], by: number): Promise<DomainRow[]> {
  return inChunks(domains, some =>
    trx
      .selectFrom('domains')
      .selectAll()
      .where('domain', 'in', some)
      .where(sql<number>`coalesce(expires_at, given_expires_at)`, '<=', by)
      .orderBy('domain')
      .forUpdate()
      .execute(),
  );
}

export async function updateDomainRow(trx: Trx, domain: string, set: Updateable<Tables['domains']>): Promise<void> {
  await trx.updateTable('domains').set(set).where('domain', '=', domain).execute();
}

/** A registry asks to be left in peace: no domain of its is due before that. */
export async function postponeServer(trx: Trx, server: string, until: number): Promise<void> {
  await trx
    .updateTable('domains')
    .set({ due_at: until })
    .where('server', '=', server)
    .where('due_at', '<', until)
    .execute();
}

/**
 * Domains whose registration ends by a time, and of which a site is not suspended, unless the last threshold was told for
 * that end.
 */
export async function selectExpiringDomains(
  db: Queryable,
  { by, lastThreshold }: { by: number; lastThreshold: number },
): Promise<DomainRow[]> {
  const end = sql<number>`coalesce(expires_at, given_expires_at)`;
  return db
    .selectFrom('domains')
    .selectAll()
    .where(end, '<=', by)
    .where(sql<boolean>`(told_days is null or told_days > ${lastThreshold} or told_expires_at <> ${end})`)
    .where('domain', 'in', lookedAfter)
    .orderBy(end)
    .orderBy('domain')
    .execute();
}

/** Sites of a domain, suspended ones too. */
export async function selectSitesOfDomain(db: Queryable, domain: string): Promise<number[]> {
  const rows = await db
    .selectFrom('site_domains')
    .innerJoin('sites', 'sites.id', 'site_domains.site_id')
    .select('site_domains.site_id')
    .where('site_domains.domain', '=', domain)
    .orderBy('site_domains.site_id')
    .execute();
  return rows.map(({ site_id }) => site_id);
}

export async function makeDomainsDue(trx: Trx, domains: readonly string[]): Promise<void> {
  await inChunks(domains, async some => {
    await trx.updateTable('domains').set({ due_at: 0 }).where('domain', 'in', some).execute();
    return [];
  });
}
