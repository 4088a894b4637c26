import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { change } from '../../kernel/change.ts';
import { AppError } from '../../kernel/errors.ts';

export const addClient = ability({
  name: 'add-client-v1',
  summary: 'Add a client that sites can belong to.',
  category: 'clients',
  effect: 'write',
  method: 'POST',
  input: Type.Object({
    name: Type.String({ maxLength: 200, pattern: '\\S', description: 'Name of the client.' }),
    client_email: Type.Optional(
      Type.String({
        pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
        maxLength: 254,
        description: 'E-mail address, unique.',
      }),
    ),
  }),
  output: Type.Object({
    id: Type.Integer({ description: 'Id of the client.' }),
    name: Type.String({ description: 'Name of the client.' }),
    email: Type.String({ description: 'E-mail address; empty for none.' }),
    status: Type.String({ description: 'active, suspended, lead or lost.' }),
  }),
  errors: ['already_exists'],
}).run(async ({ name, client_email }, ctx) =>
  change(ctx, async trx => {
    const client = { name: name.trim(), email: client_email?.toLowerCase() ?? null, status: 'active' };
    const row = await trx
      .insertInto('clients')
      .values({ ...client, created_at: ctx.clock.now() })
      .onConflict(conflict => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new AppError('already_exists', `There is a client with the e-mail ${client.email} already.`);
    const result = { ...client, id: row.id, email: client.email ?? '' };
    return { result, audit: [{ action: 'client.added', subject: `client:${row.id}`, detail: { name: client.name } }] };
  }),
);
