import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import {
  clientFieldSchema,
  fieldDescriptionSchema,
  fieldNameSchema,
  fieldSelectorSchema,
} from './client-field.schemas.ts';
import { fieldKey, updateClientFieldRow } from './client-field.store.ts';
import { claimField, fieldViewOf, requireFreeName } from './resolve-field.ts';

export const updateClientField = ability({
  name: 'update-client-field-v1',
  summary: 'Rename a custom client field or change its description. The values that clients have in it stay.',
  category: 'clients',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    field_id_or_name: fieldSelectorSchema,
    name: Type.Optional(fieldNameSchema),
    description: Type.Optional(fieldDescriptionSchema),
  }),
  output: clientFieldSchema,
  errors: ['client_field_not_found', 'already_exists'],
}).run(({ field_id_or_name, name: given, description }, ctx) =>
  audited(ctx, async trx => {
    const field = await claimField(trx, field_id_or_name);
    const name = given?.trim() ?? field.name;
    await requireFreeName(trx, name, field);
    const changed = {
      name,
      name_key: fieldKey(name),
      description: description === undefined ? field.description : (description ?? ''),
    };
    await updateClientFieldRow(trx, field.id, changed);
    const audit = [{ action: 'client_field.updated', subject: `client_field:${field.id}`, detail: { name } }];
    return { result: fieldViewOf({ ...field, ...changed }), audit };
  }),
);
