import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { change } from '../../../kernel/audit/change.ts';
import { fieldDescription, fieldName, fieldSelector, fieldView } from './client-field.schemas.ts';
import { fieldByName, fieldKey, updateField } from './client-field.store.ts';
import { claimField, fieldTaken, fieldViewOf } from './resolve-field.ts';

export const updateClientField = ability({
  name: 'update-client-field-v1',
  summary: 'Change the name or description of a client field; the values of the clients stay.',
  category: 'clients',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    field_id_or_name: fieldSelector,
    name: Type.Optional(fieldName),
    description: Type.Optional(fieldDescription),
  }),
  output: fieldView,
  errors: ['client_field_not_found', 'already_exists'],
}).run(({ field_id_or_name, name: given, description }, ctx) =>
  change(ctx, async trx => {
    const field = await claimField(trx, ctx.database.engine, field_id_or_name);
    const name = given?.trim() ?? field.name;
    const other = await fieldByName(trx, name);
    if (other && other.id !== field.id) throw fieldTaken(name);
    const changed = {
      name,
      name_key: fieldKey(name),
      description: description === undefined ? field.description : (description ?? ''),
    };
    await updateField(trx, field.id, changed);
    const audit = [{ action: 'client_field.updated', subject: `client_field:${field.id}`, detail: { name } }];
    return { result: fieldViewOf({ ...field, ...changed }), audit };
  }),
);
