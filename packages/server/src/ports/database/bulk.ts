import { CompiledQuery, type Expression, type RawBuilder, sql } from 'kysely';
import type { ColumnTypes, Database, Engine, Trx } from './port.ts';
import type { Tables } from './schema.ts';
import { rowsAsJson, rowsOfJson } from './statements/json-rows.ts';
import { nameStatement } from './statements/kept-names.ts';
import { idsGiven } from './statements/kept-statement.ts';

/**
 * Many rows as one JSON parameter, so that a statement keeps its text (and its plan) whatever the number of rows.
 * @param rows Each has the columns by name, and may have others.
 */
export function jsonRows(engine: Engine, columns: ColumnTypes, rows: readonly object[]): RawBuilder<unknown> {
  return rowsOfJson(engine, columns, rowsAsJson(engine, columns, rows));
}

/** Up to so many rows a statement is worth a plan of its own. */
const FEW = 20;

/**
 * Rows by which others are looked up. A few of them are part of the statement, so that PostgreSQL knows their number:
 * from JSON it always expects a hundred, and reads a whole table instead of an index.
 */
export function rowsToFind(engine: Engine, columns: ColumnTypes, rows: readonly Row[]): RawBuilder<unknown> {
  if (rows.length === 0 || rows.length > FEW) return jsonRows(engine, columns, rows);
  const cells = (row: Row) => sql.join(Object.keys(columns).map(name => sql`${row[name]} as ${sql.ref(name)}`));
  return sql`(${sql.join(
    rows.map(row => sql`select ${cells(row)}`),
    sql` union all `,
  )})`;
}

/**
 * All ids of a query, in its order. One text, because a row for each of them takes several times as long.
 * @param ordered Selects `id`.
 */
export async function idsInOrder({ db }: Pick<Database, 'db'>, ordered: Expression<unknown>): Promise<Float64Array> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(cast(id as text), ',') as ids from (${ordered}) as found`.execute(db);
  const ids = rows[0]?.ids ?? '';
  return ids === '' ? new Float64Array() : Float64Array.from(ids.split(','), Number);
}

export interface RowSet {
  readonly table: keyof Tables;
  readonly columns: ColumnTypes;
  /** Primary key; its first columns are the scope. */
  readonly key: readonly string[];
  /** The part of the key within which rows are replaced: those of a site, or those of one type of a site. */
  readonly scope: readonly ['site_id'] | readonly ['site_id', 'type'];
}

type Row = Readonly<Record<string, string | number | null>>;

type Cell<Type> = Type extends 'integer' ? number | null : string | null;

/** A row with the columns of a set; it may have others. */
type RowOf<Set extends Pick<RowSet, 'columns'>> = {
  readonly [Name in keyof Set['columns']]: Cell<Set['columns'][Name]>;
};

/**
 * Makes the rows within the scopes be exactly `rows`: removes what is gone, inserts what is new, rewrites what differs,
 * and touches nothing else. Rows outside the scopes are only added or rewritten.
 */
export async function replaceRows<Set extends RowSet>(
  trx: Trx,
  engine: Engine,
  set: Set,
  scopes: readonly Row[],
  rows: readonly RowOf<Set>[],
): Promise<void> {
  const wanted = rowsAsJson(engine, set.columns, rows);
  if (scopes.length > 0) {
    const sites = idsGiven.pass(engine, [...new Set(scopes.map(scope => scope.site_id as number))]);
    const within = rowsAsJson(engine, scopeColumnsOf(set), scopes);
    const parameters = set.scope.length === 1 ? [sites, wanted] : [sites, wanted, within];
    await runKept(trx, engine, { set, kind: 'delete', parameters }, deleteOthers);
  }
  if (rows.length > 0) await runKept(trx, engine, { set, kind: 'insert', parameters: [wanted] }, insertOrRewrite);
}

/** Sets columns of many rows at once; each row has its key and every column, and may have others. */
export async function updateRows<Set extends UpdatedSet>(
  trx: Trx,
  engine: Engine,
  set: Set,
  rows: readonly RowOf<Set>[],
): Promise<void> {
  if (rows.length === 0) return;
  const parameters = [rowsAsJson(engine, set.columns, rows)];
  await runKept(trx, engine, { set, kind: 'update', parameters }, updateFrom);
}

export type UpdatedSet = Pick<RowSet, 'table' | 'columns' | 'key'>;

interface Kept<Set> {
  readonly set: Set;
  readonly kind: string;
  readonly parameters: readonly string[];
}

const texts = new WeakMap<object, Map<string, string>>();

/**
 * Runs a statement about a set of rows. Its text depends only on the set and is kept with it: building it for each
 * transaction takes as long as SQLite takes to run it.
 * @param build Takes the parameters in the order in which they appear in the text.
 */
async function runKept<Set extends object>(
  trx: Trx,
  engine: Engine,
  { set, kind, parameters }: Kept<Set>,
  build: (engine: Engine, set: Set, ...parameters: string[]) => RawBuilder<unknown>,
): Promise<void> {
  const kept = texts.get(set) ?? new Map<string, string>();
  texts.set(set, kept);
  const key = `${engine} ${kind}`;
  const text = kept.get(key) ?? build(engine, set, ...parameters).compile(trx).sql;
  if (!kept.has(key) && engine === 'postgres') nameStatement(text);
  kept.set(key, text);
  await trx.executeQuery(CompiledQuery.raw(text, [...parameters]));
}

const refs = (names: readonly string[]) => sql.join(names.map(name => sql.ref(name)));

const scopeColumnsOf = (set: RowSet): ColumnTypes =>
  Object.fromEntries(set.scope.map(name => [name, set.columns[name] ?? 'integer']));

/** By a list of sites in any case: joined with rows of JSON alone, PostgreSQL reads the whole table, not the key's index. */
function deleteOthers(engine: Engine, set: RowSet, sites: string, wanted: string, scopes: string): RawBuilder<unknown> {
  // "is true" keeps PostgreSQL from making a join of it, for which it might take another index.
  const ofScopes = sql`and ((${refs(set.scope)}) in
    (select ${refs(set.scope)} from ${rowsOfJson(engine, scopeColumnsOf(set), scopes)} as scopes)) is true`;
  return sql`delete from ${sql.table(set.table)}
    where ${idsGiven.piece(engine, sites)('site_id')}
      and (${refs(set.key)}) not in
        (select ${refs(set.key)} from ${rowsOfJson(engine, set.columns, wanted)} as wanted)
      ${set.scope.length === 1 ? sql`` : ofScopes}`;
}

function insertOrRewrite(engine: Engine, set: RowSet, wanted: string): RawBuilder<unknown> {
  const names = Object.keys(set.columns);
  const values = names.filter(name => !set.key.includes(name));
  const old = sql.join(values.map(name => sql.ref(`${set.table}.${name}`)));
  const fresh = sql.join(values.map(name => sql.ref(`excluded.${name}`)));
  const assignments = sql.join(values.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  return sql`insert into ${sql.table(set.table)} (${refs(names)})
    select ${refs(names)} from ${rowsOfJson(engine, set.columns, wanted)} as wanted where true
    on conflict (${refs(set.key)}) do update set ${assignments} where (${old}) is distinct from (${fresh})`;
}

function updateFrom(engine: Engine, set: UpdatedSet, rows: string): RawBuilder<unknown> {
  const values = Object.keys(set.columns).filter(name => !set.key.includes(name));
  const assignments = sql.join(values.map(name => sql`${sql.ref(name)} = ${sql.ref(`fresh.${name}`)}`));
  const match = set.key.map(name => sql`${sql.ref(`${set.table}.${name}`)} = ${sql.ref(`fresh.${name}`)}`);
  const fresh = rowsOfJson(engine, set.columns, rows);
  return sql`update ${sql.table(set.table)} set ${assignments} from ${fresh} as fresh
    where ${sql.join(match, sql` and `)}`;
}

const PARAMETERS_PER_QUERY = 10_000;

/** Runs a query for so many keys at a time as both engines take parameters. */
export async function inChunks<K, R>(
  keys: readonly K[],
  query: (chunk: K[]) => Promise<R[]>,
  size = PARAMETERS_PER_QUERY,
): Promise<R[]> {
  const found: R[] = [];
  for (let from = 0; from < keys.length; from += size) {
    for (const row of await query(keys.slice(from, from + size))) found.push(row);
  }
  return found;
}
