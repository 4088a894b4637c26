import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { resolveClient } from '../resolve-client.ts';
import {
  clientFieldSchema,
  fieldClientSchema,
  fieldDescriptionSchema,
  fieldNameSchema,
} from './client-field.schemas.ts';
import { fieldKey, insertField } from './client-field.store.ts';
import { fieldTaken, fieldViewOf, requireFreeName } from './resolve-field.ts';

export const addClientField = ability({
  name: 'add-client-field-v1',
  summary: 'Add a custom field in which every client, or the one that you name, can have a value.',
  category: 'clients',
  effect: 'write',
  method: 'POST',
  input: Type.Object({
    name: fieldNameSchema,
    description: Type.Optional(fieldDescriptionSchema),
    client_id_or_email: fieldClientSchema('The only client that has the field, by id or e-mail address.'),
  }),
  output: clientFieldSchema,
  errors: ['already_exists', 'client_not_found'],
}).run(({ name: given, description: said, client_id_or_email: client }, ctx) =>
  audited(ctx, async trx => {
    const name = given.trim();
    const description = said ?? '';
    const client_id = client === undefined ? null : (await resolveClient(ctx, client, trx)).id;
    await requireFreeName(trx, name, { client_id });
    const field = { name, name_key: fieldKey(name), description, client_id };
    const id = await insertField(trx, field);
    if (id === undefined) throw fieldTaken(name);
    const detail = { name, ...(client_id === null ? {} : { client_id }) };
    const audit = [{ action: 'client_field.added', subject: `client_field:${id}`, detail }];
    return { result: fieldViewOf({ id, ...field }), audit };
  }),
);
