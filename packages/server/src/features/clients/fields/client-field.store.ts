import type { ExpressionBuilder, Selectable, SelectQueryBuilder, Updateable } from 'kysely';
import { contains } from '../../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';

export type FieldRow = Selectable<Tables['client_fields']>;

/** Fields chosen by id or by name; names as `fieldKey` makes them. */
export interface FieldChoice {
  readonly ids: readonly number[];
  readonly names: readonly string[];
}

export interface FieldFilter {
  readonly search?: string | undefined;
  readonly include: FieldChoice;
  readonly exclude: FieldChoice;
  /** Also the fields that only this client has. Those of other clients are found by their ids alone. */
  readonly client?: number | undefined;
}

/** The form in which names are compared. */
export function fieldKey(name: string): string {
  return name.trim().toLowerCase();
}

function filtered(db: Queryable, filter: FieldFilter): SelectQueryBuilder<Tables, 'client_fields', object> {
  const { search = '', include, exclude, client } = filter;
  const text = fieldKey(search);
  return db
    .selectFrom('client_fields')
    .where(eb =>
      eb.or([
        eb('client_id', 'is', null),
        ...(client === undefined ? [] : [eb('client_id', '=', client)]),
        ...(include.ids.length > 0 ? [eb('id', 'in', [...include.ids])] : []),
      ]),
    )
    .$if(text !== '', q => q.where(contains('client_fields.name_key', text)))
    .$if(namesSome(include), q => q.where(eb => isOne(eb, include)))
    .$if(namesSome(exclude), q => q.where(eb => eb.not(isOne(eb, exclude))));
}

function namesSome({ ids, names }: FieldChoice): boolean {
  return ids.length + names.length > 0;
}

function isOne(eb: ExpressionBuilder<Tables, 'client_fields'>, { ids, names }: FieldChoice) {
  return eb.or([
    ...(ids.length > 0 ? [eb('id', 'in', [...ids])] : []),
    ...(names.length > 0 ? [eb('name_key', 'in', [...names])] : []),
  ]);
}

/** By name; fields of all clients before those of one. */
export async function selectClientFields(
  db: Queryable,
  filter: FieldFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: FieldRow[]; total: number }> {
  const query = filtered(db, filter).selectAll('client_fields').orderBy('client_fields.name_key').orderBy('id');
  const [rows, { total }] = await Promise.all([
    query.limit(window.limit).offset(window.offset).execute(),
    filtered(db, filter)
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function selectFieldById(db: Queryable, id: number): Promise<FieldRow | undefined> {
  return db.selectFrom('client_fields').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the row until the transaction ends. */
export async function claimFieldRow(trx: Trx, id: number): Promise<FieldRow | undefined> {
  const row = trx.selectFrom('client_fields').selectAll().where('id', '=', id);
  return row.forUpdate().executeTakeFirst();
}

/** The field of all clients with this name, or the one that only this client has. */
export async function selectFieldByName(db: Queryable, name: string, client?: number): Promise<FieldRow | undefined> {
  const query = db.selectFrom('client_fields').selectAll().where('name_key', '=', fieldKey(name));
  const general = query.where('client_id', 'is', null);
  if (client === undefined) return general.executeTakeFirst();
  return query.where(eb => eb.or([eb('client_id', 'is', null), eb('client_id', '=', client)])).executeTakeFirst();
}

/**
 * A field whose name the client would see twice if it had one of that name, too.
 * @param client The one client that is to have it; null: all clients.
 */
export async function selectFieldInTheWay(db: Queryable, name: string, client: number | null) {
  if (client !== null) return selectFieldByName(db, name, client);
  const query = db.selectFrom('client_fields').selectAll().where('name_key', '=', fieldKey(name));
  return query.orderBy('client_id', order => order.asc()).executeTakeFirst();
}

/** @returns the id; undefined when another field of the same clients has the name. */
export async function insertField(trx: Trx, field: Omit<FieldRow, 'id'>): Promise<number | undefined> {
  const row = await trx
    .insertInto('client_fields')
    .values(field)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateClientFieldRow(
  trx: Trx,
  id: number,
  columns: Updateable<Tables['client_fields']>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable('client_fields').set(columns).where('id', '=', id).execute();
}

/** With the values that clients have in it. */
export async function deleteClientFieldRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('client_fields').where('id', '=', id).execute();
}
