import type { Trx } from '../../../ports/database/port.ts';
import { fieldKey, insertField, selectFieldInTheWay } from '../../clients/index.ts';
import { Remarks } from '../remarks/remarks.ts';
import { selectImportRecords } from '../store/import-records.store.ts';
import { insertFieldValues, selectCarriedIds } from './carry.store.ts';
import { type Carry, carryKind } from './carry-kind.ts';

const LONGEST_NAME = 191;
const LONGEST_DESCRIPTION = 255;
const LONGEST_VALUE = 10_000;

interface FieldValue {
  /** Id here. */
  readonly client_id: number;
  readonly value: string;
}

/** Fields of all clients, then those of one, each with the values that clients have in it. */
export async function carryFields(carry: Carry): Promise<void> {
  const { ctx, importId } = carry;
  const { db, engine } = { db: ctx.database.db, engine: ctx.database.engine };
  const clients = await selectCarriedIds(db, importId, 'client');
  const values = await valuesByField(carry, clients);
  await carryKind(
    carry,
    'client_field',
    async (trx, field) => {
      const mine = values.get(field.id) ?? [];
      if (/^\[?client\./i.test(field.name.trim()) && mine.length === 0) {
        return { newId: null, remarks: Remarks.of('field_of_mainwp') };
      }
      const client_id = field.clientId === null ? null : (clients.get(field.clientId) ?? undefined);
      if (client_id === undefined) return { newId: null, remarks: Remarks.of('field_of_nobody') };
      const remarks = new Remarks();
      const name = nameOf(field.name, field.id, remarks);
      const description = remarks.text(field.description, LONGEST_DESCRIPTION, 'description');
      const newId = await fieldIdOf(trx, { name, name_key: fieldKey(name), description, client_id }, remarks);
      if (newId === null) return { newId, remarks };
      const rows = mine.map(({ client_id, value }) => ({
        client_id,
        value: remarks.text(value, LONGEST_VALUE, 'value', { lines: true }),
      }));
      await insertFieldValues(trx, engine, newId, rows);
      return { newId, remarks };
    },
    { first: field => field.clientId === null },
  );
}

/** What clients that came over have in each field, by its id there. */
async function valuesByField({ ctx, importId }: Carry, clients: ReadonlyMap<number, number>) {
  const byField = new Map<number, FieldValue[]>();
  for (const { oldId, payload } of await selectImportRecords(ctx.database.db, ctx, importId, 'client')) {
    const client_id = clients.get(oldId);
    if (client_id === undefined) continue;
    for (const { fieldId, value } of payload.values) {
      if (value.trim() === '') continue;
      byField.set(fieldId, [...(byField.get(fieldId) ?? []), { client_id, value }]);
    }
  }
  return byField;
}

/** Names of fields are one line and not only digits. */
function nameOf(given: string, id: number, remarks: Remarks): string {
  const name = remarks.text(given, LONGEST_NAME, 'name');
  if (/[^\s\d]/.test(name)) return name;
  const made = `Field ${name || id}`;
  remarks.add('field_renamed', { becomes: made });
  return made;
}

async function fieldIdOf(
  trx: Trx,
  field: { name: string; name_key: string; description: string; client_id: number | null },
  remarks: Remarks,
): Promise<number | null> {
  const other = await selectFieldInTheWay(trx, field.name, field.client_id);
  if (!other) {
    const made = await insertField(trx, field);
    if (made === undefined) throw new Error('the name of a field was taken meanwhile');
    return made;
  }
  if (field.client_id === null && other.client_id !== null) {
    remarks.add('field_in_the_way', { id: other.client_id });
    return null;
  }
  remarks.add('field_merged');
  return other.id;
}
