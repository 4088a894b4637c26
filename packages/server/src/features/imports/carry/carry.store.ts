import { sql } from 'kysely';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Engine, Queryable, Trx } from '../../../ports/database/port.ts';
import type { IgnoreRule } from '../../../ports/database/schema.ts';
import type { RecordKind } from '../import.ts';

/** Of these records, those that nobody has carried over meanwhile; locked until the transaction ends. */
export async function claimOpenRecords(
  trx: Trx,
  importId: string,
  kind: RecordKind,
  oldIds: readonly number[],
): Promise<Set<number>> {
  const open = trx.selectFrom('import_records').select('old_id').where('import_id', '=', importId);
  const rows = await open
    .where('kind', '=', kind)
    .where('old_id', 'in', [...oldIds])
    .where('state', 'in', OPEN_STATES)
    .orderBy('old_id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ old_id }) => old_id));
}

export const OPEN_STATES = ['planned', 'failed'] as const;

const TABLES = { tag: 'tags', client: 'clients', client_field: 'client_fields', cost: 'costs' } as const;

/** Ids here by ids there, of what was carried over and still exists. */
export async function selectCarriedIds(
  db: Queryable,
  importId: string,
  kind: keyof typeof TABLES,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ old_id: number; new_id: number }>`select old_id, new_id from import_records
    where import_id = ${importId} and kind = ${kind} and state = 'carried'
      and new_id in (select id from ${sql.table(TABLES[kind])})`.execute(db);
  return new Map(rows.map(row => [row.old_id, row.new_id]));
}

export async function importExists(db: Queryable, importId: string): Promise<boolean> {
  return (await db.selectFrom('imports').select('id').where('id', '=', importId).executeTakeFirst()) !== undefined;
}

/** Whether the import is still there. Whoever deletes it then waits until the transaction ends. */
export async function holdImport(trx: Trx, importId: string): Promise<boolean> {
  const held = trx.selectFrom('imports').select('id').where('id', '=', importId).forKeyShare();
  return (await held.executeTakeFirst()) !== undefined;
}

/** The import that a job worked on, if all of its sites have a result. */
export async function selectImportOfDoneJob(db: Queryable, jobId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from imports where job_id = ${jobId}
    and not exists (select 1 from job_items where job_id = ${jobId} and state = 'pending')`.execute(db);
  return rows[0]?.id;
}

/** Values of clients in one field. A value that a client has already stays. */
export async function insertFieldValues(
  trx: Trx,
  engine: Engine,
  fieldId: number,
  values: readonly { readonly client_id: number; readonly value: string }[],
): Promise<void> {
  if (values.length === 0) return;
  const given = jsonRows(engine, { client_id: 'integer', value: 'text' }, values);
  await sql`insert into client_field_values (client_id, field_id, value)
    select client_id, ${idOf(fieldId)}, value from ${given} as given
    where client_id in (select id from clients)
    on conflict (client_id, field_id) do nothing`.execute(trx);
}

/** PostgreSQL takes a parameter among selected columns for text. */
const idOf = (id: number) => sql`cast(${id} as bigint)`;

/** What a cost is for, of one kind; the ids exist. */
export async function insertCostTargets(
  trx: Trx,
  engine: Engine,
  costId: number,
  kind: 'tags' | 'clients',
  ids: readonly number[],
): Promise<void> {
  const [links, column, table] =
    kind === 'tags' ? (['cost_tags', 'tag_id', 'tags'] as const) : (['cost_clients', 'client_id', 'clients'] as const);
  const given = jsonRows(
    engine,
    { id: 'integer' },
    ids.map(id => ({ id })),
  );
  await sql`insert into ${sql.table(links)} (cost_id, ${sql.ref(column)})
    select ${idOf(costId)}, id from ${sql.table(table)} where id in (select id from ${given} as given)`.execute(trx);
}

/** Rules for the whole fleet; what is ignored already stays as it is. */
export async function insertFleetRules(trx: Trx, engine: Engine, rules: readonly IgnoreRule[]): Promise<void> {
  const given = jsonRows(engine, RULE_COLUMNS, rules);
  await sql`insert into ignored_updates (type, slug, version, name)
    select type, slug, version, name from ${given} as given where true on conflict do nothing`.execute(trx);
}

const RULE_COLUMNS = { type: 'text', slug: 'text', version: 'text', name: 'text' } as const;
