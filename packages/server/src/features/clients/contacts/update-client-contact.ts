import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { claimClient } from '../resolve-client.ts';
import { contactIdSchema, contactInput, contactNameSchema, contactSchema } from './contact.schemas.ts';
import { clearPrimary, updateContactRow } from './contact.store.ts';
import { changedContactColumns, claimContact, contactView, resolveContact } from './write-contact.ts';

export const updateClientContact = ability({
  name: 'update-client-contact-v1',
  summary: 'Change what is known of a person at a client. Only the fields that you send change.',
  category: 'clients',
  effect: 'write',
  needsApproval: ['email'],
  idempotent: true,
  method: 'POST',
  input: Type.Object({ contact_id: contactIdSchema, name: Type.Optional(contactNameSchema), ...contactInput }),
  output: contactSchema,
  errors: ['client_contact_not_found', 'invalid_input'],
}).run(({ contact_id, ...input }, ctx) =>
  audited(ctx, async trx => {
    const { client_id } = await resolveContact(trx, contact_id);
    // In this order everywhere: two that become the primary contact at once wait for each other.
    if (input.primary !== undefined) await claimClient(ctx, client_id, trx);
    await claimContact(trx, contact_id);
    if (input.primary === true) await clearPrimary(trx, client_id);
    await updateContactRow(trx, contact_id, changedContactColumns(input), ctx.clock.now());
    const detail = { client_id, changed: Object.keys(input) };
    const audit = [{ action: 'client_contact.updated', subject: `client_contact:${contact_id}`, detail }];
    return { result: contactView(await resolveContact(trx, contact_id)), audit };
  }),
);
