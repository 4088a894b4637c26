import { type Insertable, sql } from 'kysely';
import { inChunks } from '../../ports/database/bulk.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import { idsGiven, keptStatement, rowsGiven } from '../../ports/database/statements/kept-statement.ts';

const COLUMNS = {
  type: 'text',
  severity: 'text',
  site_id: 'integer',
  client_id: 'integer',
  cause: 'text',
  occurred_at: 'integer',
  data_json: 'text',
} as const;
const names = sql.join(Object.keys(COLUMNS).map(name => sql.ref(name)));
const insertRows = keptStatement(
  { fresh: rowsGiven({ ...COLUMNS, place: 'integer' }) },
  ({ fresh }) => sql`insert into events (${names}) select ${names} from ${fresh} as fresh order by place`,
);

/** Their ids are in the order of the rows. */
export async function insertEvents(
  trx: Trx,
  rows: readonly Pick<Insertable<Tables['events']>, keyof typeof COLUMNS>[],
): Promise<void> {
  if (rows.length > 0) await insertRows(trx, { fresh: rows.map((row, place) => ({ ...row, place })) });
}

const selectIds = keptStatement({ sites: idsGiven }, ({ sites }, db) =>
  db.selectFrom('sites').select('id').where(sites('id')),
);

export async function selectExistingSites(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await inChunks(ids, sites => selectIds(db, { sites }));
  return rows.map(({ id }) => id);
}
