import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { clientSelectorSchema } from '../client.schemas.ts';
import { claimClient } from '../resolve-client.ts';
import { contactInput, contactNameSchema, contactSchema } from './contact.schemas.ts';
import { clearPrimary, insertContacts } from './contact.store.ts';
import { changedContactColumns, contactView, resolveContact } from './write-contact.ts';

const EMPTY = { email: '', phone: '', role: '', facebook: '', twitter: '', instagram: '', linkedin: '', is_primary: 0 };

export const addClientContact = ability({
  name: 'add-client-contact-v1',
  summary: 'Add a person at a client, such as the one who pays the bills.',
  category: 'clients',
  effect: 'write',
  needsApproval: ['email'],
  method: 'POST',
  input: Type.Object({ client_id_or_email: clientSelectorSchema, name: contactNameSchema, ...contactInput }),
  output: contactSchema,
  errors: ['client_not_found', 'invalid_input'],
}).run(({ client_id_or_email, ...input }, ctx) =>
  audited(ctx, async trx => {
    // Locked, so that the client has one primary contact whoever else adds one.
    const client = await claimClient(ctx, client_id_or_email, trx);
    const columns = { ...EMPTY, name: input.name.trim(), ...changedContactColumns(input) };
    if (columns.is_primary === 1) await clearPrimary(trx, client.id);
    const [id = 0] = await insertContacts(trx, client.id, [columns], ctx.clock.now());
    const detail = { client_id: client.id, name: columns.name };
    const audit = [{ action: 'client_contact.added', subject: `client_contact:${id}`, detail }];
    return { result: contactView(await resolveContact(trx, id)), audit };
  }),
);
