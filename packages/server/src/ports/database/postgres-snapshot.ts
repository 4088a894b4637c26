import type pg from 'pg';
import { connectApart } from './postgres.ts';
import {
  type Cell,
  type ColumnKind,
  inOrderOfReference,
  OWN_TABLES,
  type QueuedMessage,
  quoted,
  ROWS_AT_A_TIME,
  type Snapshot,
  type TableFacts,
} from './snapshot.ts';
import { APPLICATION } from './statements/our-name.ts';
import { WITHOUT_LIMITS } from './statements/without-limits.ts';
import { POSTGRES_VERSION } from './versions/store-changes.ts';

export interface PostgresSnapshot extends Snapshot {
  /** The connection whose transaction it is. */
  readonly client: pg.ClientBase;
}

/**
 * A PostgreSQL store at one moment: a transaction that only reads and sees nothing that is committed after its start.
 * @param first Looks at the place before the snapshot is taken, and may refuse it.
 */
export async function postgresSnapshot(
  url: string,
  first: (client: pg.ClientBase) => Promise<void> = async () => {},
): Promise<PostgresSnapshot> {
  const client = await connectApart(url);
  try {
    await first(client);
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(WITHOUT_LIMITS);
    return { ...(await snapshotOf(client)), client, close: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Whether the store of this release has been changed since the snapshot was taken. */
export async function hasChangedSince(url: string, { client }: PostgresSnapshot): Promise<boolean> {
  const now = await connectApart(url);
  try {
    const [{ rows: before }, { rows: after }] = [
      await client.query(POSTGRES_VERSION),
      await now.query(POSTGRES_VERSION),
    ];
    return before[0]?.version !== after[0]?.version;
  } finally {
    await now.end();
  }
}

/** The same as `postgresSnapshot`, through a connection that is already in a transaction: what that transaction has written. */
export async function snapshotOf(client: pg.ClientBase): Promise<Snapshot> {
  const tables: TableFacts[] = [];
  const names = await tablesOf(client);
  for (const name of names) tables.push(await factsOf(client, name));
  return {
    engine: 'postgres',
    level: await levelOf(client),
    tables,
    rows: (table, columns) => rowsOf(client, table, columns),
    queued: () => queuedOf(client),
    close: async () => {},
  };
}

/** How many servers, or command lines, are connected to the database besides this connection. */
export async function selectOtherCount(client: pg.ClientBase): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()'); // a transaction sees the same activity otherwise
  const { rows } = await client.query<{ others: number }>(
    `select count(*) as others from pg_stat_activity
      where datname = current_database() and application_name like $1 and pid <> pg_backend_pid()`,
    [`${APPLICATION}%`],
  );
  return rows[0]?.others ?? 0;
}

/** Tables of the schema that the store lives in, without those that belong to an extension. */
export async function selectTableNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname`);
  return rows.map(row => row.name);
}

async function tablesOf(client: pg.ClientBase): Promise<string[]> {
  const names = (await selectTableNames(client)).filter(name => !OWN_TABLES.includes(name));
  const { rows } = await client.query<{
    table: string;
    target: string;
  }>(`select one.relname as table, other.relname as target
    from pg_constraint join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace
    union all select relname, 'sites' from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname = 'require_sites' and relnamespace = current_schema()::regnamespace`);
  return inOrderOfReference(
    names,
    rows.map(row => [row.table, row.target] as const),
  );
}

async function levelOf(client: pg.ClientBase): Promise<string | undefined> {
  if (!(await selectTableNames(client)).includes('kysely_migration')) return undefined;
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name collate "C" desc limit 1',
  );
  return rows[0]?.name;
}

async function factsOf(client: pg.ClientBase, name: string): Promise<TableFacts> {
  const { rows } = await client.query<{ name: string; type: string; numbered: boolean }>(
    `select column_name as name, data_type as type, is_identity = 'YES' as numbered from information_schema.columns
      where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [name],
  );
  const columns = rows.map(row => ({
    name: row.name,
    kind: (/int/.test(row.type) ? 'integer' : 'text') as ColumnKind,
  }));
  const counted = await client.query<{ rows: number }>(`select count(*) as rows from ${quoted(name)}`);
  const id = rows.find(row => row.numbered)?.name;
  const nextId = id === undefined ? null : await nextIdOf(client, name, id);
  return { name, columns, rows: counted.rows[0]?.rows ?? 0, nextId };
}

/** A sequence that was set, and not used since, gives the number itself next, not the one after it. */
async function nextIdOf(client: pg.ClientBase, table: string, id: string): Promise<number> {
  const named = await client.query<{ name: string }>('select pg_get_serial_sequence($1, $2) as name', [
    quoted(table),
    id,
  ]);
  const { rows } = await client.query<{ next: number }>(
    `select case when is_called then last_value + 1 else last_value end as next from ${named.rows[0]?.name}`,
  );
  return rows[0]?.next ?? 1;
}

/** A message over which a process may have died is one like any other: a deadly one will prove so again. */
async function queuedOf(client: pg.ClientBase): Promise<QueuedMessage[]> {
  const { rows } = await client.query<{ jobs: string | null }>(
    `select to_regclass(quote_ident('pgboss_' || current_schema()) || '.job')::text as jobs`,
  );
  const [{ jobs } = { jobs: null }] = rows;
  if (jobs === null) return [];
  const open = await client.query<QueuedMessage>(`select regexp_replace(name, '\\.suspects$', '') as queue,
    data::text as body_json, floor(extract(epoch from start_after) * 1000)::bigint as run_at
    from ${jobs} where state < 'completed' and data is not null order by created_on, id`);
  return open.rows;
}

async function* rowsOf(client: pg.ClientBase, table: string, columns: readonly string[]): AsyncGenerator<Cell[][]> {
  await client.query(
    `declare of_backup no scroll cursor for select ${columns.map(quoted).join(', ')} from ${quoted(table)}`,
  );
  for (;;) {
    const text = `fetch ${ROWS_AT_A_TIME} from of_backup`;
    const { rows } = await client.query<Cell[]>({ text, rowMode: 'array' });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close of_backup');
}
