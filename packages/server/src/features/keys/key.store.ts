import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { RowLookup } from '../../kernel/recall.ts';
import { jsonRows } from '../../ports/database/bulk.ts';
import type { Database, Engine, Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';
import { keptStatement, valueGiven } from '../../ports/database/statements/kept-statement.ts';

export type ApiKeyRow = Selectable<Tables['api_keys']>;
export type ApiKeyColumns = Updateable<Tables['api_keys']>;

const selectByToken = keptStatement({ hash: valueGiven }, ({ hash }, db) =>
  db.selectFrom('api_keys').selectAll().where('token_hash', '=', hash),
);

export const keyWithToken = ({ db }: Pick<Database, 'db'>, hash: string): RowLookup<ApiKeyRow> => ({
  key: `key ${hash}`,
  query: () => selectByToken.query(db, { hash }),
});

export function selectKeyById(db: Queryable, id: number): Promise<ApiKeyRow | undefined> {
  return db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst();
}

export function selectKeyByV1Key(db: Queryable, hash: string): Promise<ApiKeyRow | undefined> {
  return db.selectFrom('api_keys').selectAll().where('v1_key_hash', '=', hash).executeTakeFirst();
}

const selectEnabled = {
  v1: keptStatement({}, (_, db) => enabledKey(db).where('v1_key_hash', 'is not', null)),
  v2: keptStatement({}, (_, db) => enabledKey(db)),
};

const enabledKey = (db: Queryable) => db.selectFrom('api_keys').select('id').where('enabled', '=', 1).limit(1);

/** Any key that is enabled. */
export const enabledKeys = ({ db }: Pick<Database, 'db'>, version: 'v1' | 'v2'): RowLookup<{ id: number }> => ({
  key: `enabled ${version}`,
  query: () => selectEnabled[version].query(db, {}),
});

export async function markKeyUsed(database: Database, id: number, at: ApiKeyColumns): Promise<void> {
  await database.write(trx => trx.updateTable('api_keys').set(at).where('id', '=', id).execute());
}

export async function insertKey(trx: Trx, key: Insertable<Tables['api_keys']>): Promise<ApiKeyRow> {
  return trx.insertInto('api_keys').values(key).returningAll().executeTakeFirstOrThrow();
}

/** Newest first. */
export async function selectKeys(
  db: Queryable,
  window: { offset: number; limit: number },
): Promise<{ rows: ApiKeyRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    db.selectFrom('api_keys').selectAll().orderBy('id', 'desc').limit(window.limit).offset(window.offset).execute(),
    db
      .selectFrom('api_keys')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

const idsAs = (engine: Engine, ids: readonly number[]) =>
  sql`(select id from ${jsonRows(
    engine,
    { id: 'integer' },
    ids.map(id => ({ id })),
  )} as given)`;

/** By id, locked until the transaction ends, so that nobody changes them between a read and a write. */
export async function lockKeys(trx: Trx, engine: Engine, ids: readonly number[]): Promise<ApiKeyRow[]> {
  const query = trx
    .selectFrom('api_keys')
    .selectAll()
    .where(sql<boolean>`id in ${idsAs(engine, ids)}`)
    .orderBy('id');
  return query.forUpdate().execute();
}

export async function updateKeyRow(trx: Trx, id: number, columns: ApiKeyColumns): Promise<ApiKeyRow> {
  return trx.updateTable('api_keys').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function setKeysEnabled(
  trx: Trx,
  engine: Engine,
  ids: readonly number[],
  enabled: boolean,
): Promise<void> {
  const query = trx.updateTable('api_keys').set({ enabled: Number(enabled) });
  await query.where(sql<boolean>`id in ${idsAs(engine, ids)}`).execute();
}

export async function deleteKeyRows(trx: Trx, engine: Engine, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('api_keys')
    .where(sql<boolean>`id in ${idsAs(engine, ids)}`)
    .execute();
}
