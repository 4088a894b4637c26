import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { clientFieldSchema, fieldSelectorSchema } from './client-field.schemas.ts';
import { deleteClientFieldRow, type FieldRow } from './client-field.store.ts';
import { selectValueCount } from './field-value.store.ts';
import { claimField, fieldViewOf, resolveField } from './resolve-field.ts';

export const deleteClientField = ability({
  name: 'delete-client-field-v1',
  summary: 'Delete a custom client field together with the values that clients have in it.',
  category: 'clients',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({ field_id_or_name: fieldSelectorSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    field: Type.Object(clientFieldSchema.properties, { description: 'The field.' }),
    values: Type.Integer({ description: 'Clients that have a value in it.' }),
  }),
  errors: ['client_field_not_found'],
}).run(async ({ field_id_or_name, confirm, dry_run }, ctx) => {
  const { db } = ctx.database;
  const about = async (on: Queryable, row: FieldRow) => ({
    field: fieldViewOf(row),
    values: await selectValueCount(on, row.id),
  });
  if (dry_run === true) {
    return { deleted: false, dry_run: true, ...(await about(db, await resolveField(db, field_id_or_name))) };
  }
  await resolveField(db, field_id_or_name);
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    const row = await claimField(trx, field_id_or_name);
    const removed = await about(trx, row);
    await deleteClientFieldRow(trx, row.id);
    const detail = { name: row.name, values: removed.values };
    return {
      result: { deleted: true, ...removed },
      audit: [{ action: 'client_field.deleted', subject: `client_field:${row.id}`, detail }],
    };
  });
});
