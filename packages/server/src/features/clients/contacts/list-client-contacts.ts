import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { clientSelectorSchema } from '../client.schemas.ts';
import { resolveClient } from '../resolve-client.ts';
import { contactSchema } from './contact.schemas.ts';
import { selectContact, selectContacts } from './contact.store.ts';
import { contactView } from './write-contact.ts';

/** A contact as in the list; undefined if it does not exist. */
export async function readClientContact({ contact_id }: { contact_id: number }, { database }: Ctx) {
  const row = await selectContact(database.db, contact_id);
  return row && contactView(row);
}

export const listClientContacts = ability({
  name: 'list-client-contacts-v1',
  summary: 'List the people at a client: the primary contact first, then by name.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ client_id_or_email: clientSelectorSchema, ...pagingInput() }),
  output: listOutput(contactSchema, 'contacts of the client'),
  errors: ['client_not_found'],
}).run(async ({ client_id_or_email, page = 1, per_page = 20 }, ctx) => {
  const { id } = await resolveClient(ctx, client_id_or_email);
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectContacts(ctx.database.db, id, window);
  return { items: rows.map(contactView), page, per_page, total };
});
