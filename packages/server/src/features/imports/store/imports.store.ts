import { type Selectable, sql } from 'kysely';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { containsText } from '../../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import { jobHasEnded } from '../../jobs/index.ts';
import { IMPORT_SITE_STATES, type ImportSiteState, type WayIn } from '../import.ts';

interface Window {
  readonly offset: number;
  readonly limit: number;
}

export type StoredImportRow = Selectable<Tables['imports']>;

export async function selectImport(db: Queryable, id: string): Promise<StoredImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function selectImportPage(db: Queryable, { offset, limit }: Window) {
  const all = db.selectFrom('imports');
  const [rows, { total }] = await Promise.all([
    all.selectAll().orderBy('created_at', 'desc').orderBy('id').offset(offset).limit(limit).execute(),
    all.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function lockImport(trx: Trx, id: string): Promise<StoredImportRow | undefined> {
  return trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateImportJob(trx: Trx, id: string, job_id: string): Promise<void> {
  await trx.updateTable('imports').set({ job_id }).where('id', '=', id).execute();
}

export async function deleteImportRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('imports').where('id', '=', id).execute();
}

/** The job that works on an import, if it has not ended. */
export async function activeImportJob(
  db: Queryable,
  { job_id }: Pick<StoredImportRow, 'job_id'>,
): Promise<string | undefined> {
  return job_id === null || (await jobHasEnded(db, job_id)) ? undefined : job_id;
}

/** One job at a time works on an import. @throws AppError invalid_state while one does. */
export async function requireNoImportJob(db: Queryable, row: Pick<StoredImportRow, 'job_id'>): Promise<void> {
  const job = await activeImportJob(db, row);
  if (job === undefined) return;
  throw invalidState('import_in_work', `The job ${job} works on this import. Wait for it, or cancel it.`);
}

export type ImportSiteCounts = Record<ImportSiteState | 'total', number>;

const noSites = (): ImportSiteCounts => ({
  planned: 0,
  adopted: 0,
  cut_over: 0,
  failed: 0,
  skipped: 0,
  undone: 0,
  total: 0,
});

/**
 * The state of a site of an import. Of a site that is stored here it follows from its key, whoever has changed that since:
 * a person, another import, or the job that adopted the same site by another row.
 */
const stateNow = sql<ImportSiteState>`case
  when import_sites.state not in ('adopted', 'cut_over') then import_sites.state
  when not exists (select 1 from sites where sites.id = import_sites.site_id) then 'undone'
  when exists (select 1 from sites where sites.id = import_sites.site_id and sites.key_shared_since is null)
    then 'cut_over'
  else 'adopted' end`;

/** Sites by state, of each import that has some. */
export async function selectImportSiteCounts(db: Queryable): Promise<Map<string, ImportSiteCounts>> {
  const rows = await db
    .selectFrom('import_sites')
    .select(eb => ['import_id', stateNow.as('state'), eb.fn.countAll<number>().as('count')])
    .groupBy(['import_id', stateNow])
    .execute();
  const counts = new Map<string, ImportSiteCounts>();
  for (const { import_id, state, count } of rows) {
    const of = counts.get(import_id) ?? noSites();
    counts.set(import_id, of);
    if (IMPORT_SITE_STATES.includes(state)) of[state] = count;
    of.total += count;
  }
  return counts;
}

export const countsOf = (counts: ReadonlyMap<string, ImportSiteCounts>, id: string) => counts.get(id) ?? noSites();

export async function selectRecordCounts(db: Queryable, importId: string) {
  return db
    .selectFrom('import_records')
    .select(eb => ['kind', 'state', eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .orderBy('state')
    .execute();
}

interface ImportSiteFilter {
  readonly state?: ImportSiteState | undefined;
  readonly wayIn?: WayIn | undefined;
  readonly search?: string | undefined;
}

/** One page of the sites of an import, by old id. */
export async function selectImportSitePage(
  db: Queryable,
  importId: string,
  { state, wayIn, search = '' }: ImportSiteFilter,
  { offset, limit }: Window,
) {
  const matching = db
    .selectFrom('import_sites')
    .where('import_id', '=', importId)
    .$if(state !== undefined, query => query.where(stateNow, '=', state as ImportSiteState))
    .$if(wayIn !== undefined, query => query.where('way_in', '=', wayIn as string))
    .$if(search !== '', query =>
      query.where(eb => eb.or((['name', 'url', 'reason'] as const).map(column => containsText(column, search)))),
    );
  const columns = [
    'old_id',
    'url',
    'name',
    'way_in',
    'linked',
    'site_id',
    'suspended',
    'code',
    'reason',
    'cause',
  ] as const;
  const [rows, { total }] = await Promise.all([
    matching.select(columns).select(stateNow.as('state')).orderBy('old_id').offset(offset).limit(limit).execute(),
    matching.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Sites of an import whose keys its old dashboard still uses, too. */
export async function selectSharedCount(db: Queryable, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_sites')
    .innerJoin('sites', 'sites.id', 'import_sites.site_id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('import_sites.import_id', '=', importId)
    .where('import_sites.linked', '=', 0)
    .where('sites.key_shared_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
