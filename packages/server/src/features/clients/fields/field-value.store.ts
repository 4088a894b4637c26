import type { Queryable, Trx } from '../../../ports/database/port.ts';

/** Custom field values by client, then by field name. */
export async function selectFieldValues(
  db: Queryable,
  clientIds: readonly number[],
): Promise<Map<number, Record<string, string>>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('client_field_values')
    .innerJoin('client_fields', 'client_fields.id', 'field_id')
    .select(['client_field_values.client_id', 'name', 'value'])
    .where('client_field_values.client_id', 'in', [...clientIds])
    .orderBy('name_key')
    .execute();
  const grouped = Map.groupBy(rows, row => row.client_id);
  return new Map([...grouped].map(([id, of]) => [id, Object.fromEntries(of.map(row => [row.name, row.value]))]));
}

/** Ids of the fields in which a client can have a value, by lower-cased name. */
export async function selectFieldIds(db: Queryable, clientId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('client_fields')
    .select(['id', 'name_key'])
    .where(eb => eb.or([eb('client_id', 'is', null), eb('client_id', '=', clientId)]))
    .execute();
  return new Map(rows.map(row => [row.name_key, row.id]));
}

/** Sets one value; an empty one is removed. */
export async function setFieldValue(trx: Trx, client_id: number, field_id: number, value: string): Promise<void> {
  if (value === '') {
    await trx
      .deleteFrom('client_field_values')
      .where('client_id', '=', client_id)
      .where('field_id', '=', field_id)
      .execute();
    return;
  }
  await trx
    .insertInto('client_field_values')
    .values({ client_id, field_id, value })
    .onConflict(conflict => conflict.columns(['client_id', 'field_id']).doUpdateSet({ value }))
    .execute();
}

/** How many clients have a value in a field. */
export async function selectValueCount(db: Queryable, fieldId: number): Promise<number> {
  const query = db.selectFrom('client_field_values').where('field_id', '=', fieldId);
  return (await query.select(eb => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}
