import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { clientFieldSchema, fieldDescriptionSchema, fieldNameSchema } from './client-field.schemas.ts';
import { fieldKey, insertField } from './client-field.store.ts';
import { fieldTaken } from './resolve-field.ts';

export const addClientField = ability({
  name: 'add-client-field-v1',
  summary: 'Add a custom field in which every client can have a value.',
  category: 'clients',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ name: fieldNameSchema, description: Type.Optional(fieldDescriptionSchema) }),
  output: clientFieldSchema,
  errors: ['already_exists'],
}).run(({ name: given, description: said }, ctx) =>
  audited(ctx, async trx => {
    const name = given.trim();
    const description = said ?? '';
    const field_id = await insertField(trx, { name, name_key: fieldKey(name), description });
    if (field_id === undefined) throw fieldTaken(name);
    const audit = [{ action: 'client_field.added', subject: `client_field:${field_id}`, detail: { name } }];
    return { result: { field_id, name, description }, audit };
  }),
);
