import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { contactIdSchema, contactSchema } from './contact.schemas.ts';
import { deleteContactRow } from './contact.store.ts';
import { claimContact, contactView, resolveContact } from './write-contact.ts';

export const deleteClientContact = ability({
  name: 'delete-client-contact-v1',
  summary: 'Delete a person at a client. The client stays.',
  category: 'clients',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({ contact_id: contactIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    contact: contactSchema,
  }),
  errors: ['client_contact_not_found'],
}).run(async ({ contact_id, confirm, dry_run }, ctx) => {
  const contact = contactView(await resolveContact(ctx.database.db, contact_id));
  if (dry_run === true) return { deleted: false, dry_run: true, contact };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    const row = await claimContact(trx, contact_id);
    await deleteContactRow(trx, contact_id);
    const detail = { client_id: row.client_id, name: row.name };
    return {
      result: { deleted: true, contact: contactView(row) },
      audit: [{ action: 'client_contact.deleted', subject: `client_contact:${contact_id}`, detail }],
    };
  });
});
