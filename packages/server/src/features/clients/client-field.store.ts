import type { Selectable, SelectQueryBuilder, Updateable } from 'kysely';
import type { ListFilter } from '../../kernel/list.ts';
import { contains } from '../../ports/database/contains.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';

export type FieldRow = Selectable<Tables['client_fields']>;

function filtered(db: Queryable, filter: ListFilter): SelectQueryBuilder<Tables, 'client_fields', object> {
  const { search = '', include = [], exclude = [] } = filter;
  const text = search.trim().toLowerCase();
  return db
    .selectFrom('client_fields')
    .$if(text !== '', q => q.where(contains('client_fields.name_key', text)))
    .$if(include.length > 0, q => q.where('client_fields.id', 'in', [...include]))
    .$if(exclude.length > 0, q => q.where('client_fields.id', 'not in', [...exclude]));
}

/** By name. */
export async function listFields(
  db: Queryable,
  filter: ListFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: FieldRow[]; total: number }> {
  const query = filtered(db, filter).selectAll('client_fields').orderBy('client_fields.name_key');
  const [rows, { total }] = await Promise.all([
    query.limit(window.limit).offset(window.offset).execute(),
    filtered(db, filter)
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function fieldById(db: Queryable, id: number): Promise<FieldRow | undefined> {
  return db.selectFrom('client_fields').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function fieldByName(db: Queryable, name: string): Promise<FieldRow | undefined> {
  const query = db.selectFrom('client_fields').selectAll().where('name_key', '=', name.trim().toLowerCase());
  return query.executeTakeFirst();
}

/** @returns the id; undefined when another field has the name. */
export async function insertField(trx: Trx, field: Omit<FieldRow, 'id'>): Promise<number | undefined> {
  const row = await trx
    .insertInto('client_fields')
    .values(field)
    .onConflict(conflict => conflict.column('name_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateField(trx: Trx, id: number, columns: Updateable<Tables['client_fields']>): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable('client_fields').set(columns).where('id', '=', id).execute();
}

/** With the values that clients have in it. */
export async function deleteField(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('client_fields').where('id', '=', id).execute();
}
