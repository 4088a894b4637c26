import { type Selectable, sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { inChunks, updateRows } from '../../../ports/database/bulk.ts';
import { reserveIds } from '../../../ports/database/next-id.ts';
import type { Database, Queryable, Trx } from '../../../ports/database/port.ts';
import type { ImportSiteTable } from '../../../ports/database/schema.ts';
import { openReadable } from '../../../ports/secrets/port.ts';
import type { ImportSiteSecrets, ImportSiteState, OldSiteDetails, WayIn } from '../import.ts';
import { importSitePlace } from './sealed-imports.ts';

export type ImportSiteRow = Selectable<ImportSiteTable>;

/** Which sites of an import are meant. */
export interface ImportSiteChoice {
  readonly states: readonly ImportSiteState[];
  readonly ways?: readonly WayIn[] | undefined;
  /** Only those that may have accepted a new key meanwhile. */
  readonly keyUnknown?: true;
  /** By their ids in the old dashboard; all of them if left out. */
  readonly oldIds?: readonly number[] | undefined;
}

/** What choosing needs, without the sealed parts. */
export type ChosenSite = Pick<
  ImportSiteRow,
  'old_id' | 'url' | 'url_key' | 'way_in' | 'state' | 'site_id' | 'suspended'
>;

/** Sites with a connection of their own here are left out. By old id. */
export async function selectChosenSites(
  db: Queryable,
  importId: string,
  { states, ways, keyUnknown, oldIds }: ImportSiteChoice,
): Promise<ChosenSite[]> {
  const chosen = db
    .selectFrom('import_sites')
    .select(['old_id', 'url', 'url_key', 'way_in', 'state', 'site_id', 'suspended'])
    .where('import_id', '=', importId)
    .where('linked', '=', 0)
    .where('state', 'in', [...states])
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('state', 'in', ['adopted', 'cut_over']),
        not(exists(selectFrom('sites').select('sites.id').whereRef('sites.url_key', '=', 'import_sites.url_key'))),
      ]),
    )
    .$if(ways !== undefined, query => query.where('way_in', 'in', [...(ways ?? [])]))
    .$if(keyUnknown === true, query =>
      query.where(sql<boolean>`'site:' || import_sites.site_id in (select place from registrations)`),
    )
    .orderBy('old_id');
  if (!oldIds) return chosen.execute();
  return inChunks(oldIds, chunk => chosen.where('old_id', 'in', chunk).execute());
}

/** Where sites are that are active in the old dashboard, and failed here. */
export async function selectFailedActiveKeys(db: Queryable, importId: string): Promise<Set<string>> {
  const failed = db.selectFrom('import_sites').select('url_key').where('import_id', '=', importId);
  const rows = await failed.where('suspended', '=', 0).where('linked', '=', 0).where('state', '=', 'failed').execute();
  return new Set(rows.map(({ url_key }) => url_key));
}

const SITE_IDS = {
  table: 'import_sites',
  columns: { import_id: 'text', old_id: 'integer', site_id: 'integer' },
  key: ['import_id', 'old_id'],
} as const;

/** Gives sites the ids that they will have here, unless they have them already. @returns the ids, in the same order. */
export async function reserveSiteIds(
  trx: Trx,
  { database }: Pick<Services, 'database'>,
  importId: string,
  sites: readonly ChosenSite[],
): Promise<number[]> {
  const without = sites.filter(({ site_id }) => site_id === null);
  const fresh = without.length > 0 ? await reserveIds(trx, database.engine, 'sites', without.length) : [];
  const given = new Map(without.map(({ old_id }, at) => [old_id, fresh[at] as number]));
  const rows = [...given].map(([old_id, site_id]) => ({ import_id: importId, old_id, site_id }));
  await updateRows(trx, database.engine, SITE_IDS, rows);
  return sites.map(({ old_id, site_id }) => site_id ?? (given.get(old_id) as number));
}

/** A site of an import with everything that was read of it. */
export interface ImportSite {
  readonly row: ImportSiteRow;
  readonly details: OldSiteDetails;
  /** Undefined once forgotten, or if they do not open. */
  readonly secrets: ImportSiteSecrets | undefined;
}

type Sites = Promise<Map<number, ImportSite>>;
const gathering = new WeakMap<Database, { ids: Set<number>; sites: Sites }>();

/** Reads one site by its id here. Simultaneous reads share one query. */
export async function loadImportSite(services: Services, siteId: number): Promise<ImportSite | undefined> {
  let batch = gathering.get(services.database);
  if (!batch) {
    const ids = new Set<number>();
    const sites = Promise.resolve().then(async () => {
      gathering.delete(services.database);
      return selectImportSites(services, [...ids]);
    });
    batch = { ids, sites };
    gathering.set(services.database, batch);
  }
  batch.ids.add(siteId);
  return (await batch.sites).get(siteId);
}

async function selectImportSites(services: Services, siteIds: readonly number[]): Sites {
  const { db } = services.database;
  const rows = await inChunks(siteIds, chunk =>
    db.selectFrom('import_sites').selectAll().where('site_id', 'in', chunk).where('linked', '=', 0).execute(),
  );
  return new Map(rows.map(row => [row.site_id as number, opened(services, row)]));
}

function opened({ secrets }: Services, row: ImportSiteRow): ImportSite {
  const place = importSitePlace(row.import_id, row.old_id);
  const plain = row.sealed === null ? undefined : openReadable(secrets, place, row.sealed);
  return {
    row,
    details: JSON.parse(row.details_json) as OldSiteDetails,
    secrets: plain && (JSON.parse(plain.toString('utf8')) as ImportSiteSecrets),
  };
}
