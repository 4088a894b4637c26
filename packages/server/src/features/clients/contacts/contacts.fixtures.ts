import { expect } from 'vitest';
import type { World } from '../../../testing/index.ts';

/** Contacts of one client, through the abilities. */
export async function contactsOf(world: World, client: string) {
  const { id } = (await world.post('add-client-v1', { name: client })).body;
  return {
    client: id as number,
    add: (input: object) => world.post('add-client-contact-v1', { client_id_or_email: id, ...input }),
    edit: (contact_id: number, input: object) => world.post('update-client-contact-v1', { contact_id, ...input }),
    remove: (contact_id: number, input: object) => world.post('delete-client-contact-v1', { contact_id, ...input }),
    list: async (more: object = {}) =>
      (await world.get('list-client-contacts-v1', { client_id_or_email: id, ...more })).body,
  };
}

/** Expects one row in the audit log about the contact, with this action. */
export async function expectAudited({ app }: World, contactId: number, action: string): Promise<void> {
  const rows = app.services.database.db.selectFrom('audit_log').select('action').where('action', '=', action);
  expect(await rows.where('subject', '=', `client_contact:${contactId}`).execute()).toHaveLength(1);
}
