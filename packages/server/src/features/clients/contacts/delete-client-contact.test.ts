import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { contactsOf, expectAudited } from './contacts.fixtures.ts';

const world = useWorld();
const UNKNOWN = { status: 404, code: 'svc_client_contact_not_found' };

it('deletes a person at a client, once that is confirmed', async () => {
  const { add, remove, list } = await contactsOf(world(), 'Anna');
  const { body: contact } = await add({ name: 'Ben' });
  expect((await remove(contact.contact_id, { dry_run: true })).body).toEqual({
    deleted: false,
    dry_run: true,
    contact,
  });
  expectError(await remove(contact.contact_id, {}), { status: 400, code: 'svc_confirmation_required' });
  expect((await list()).total).toBe(1);
  expect((await remove(contact.contact_id, { confirm: true })).body).toEqual({ deleted: true, contact });
  expectError(await remove(contact.contact_id, { confirm: true }), UNKNOWN);
  await expectAudited(world(), contact.contact_id, 'client_contact.deleted');
});

it('happens with the client, too', async () => {
  const { client, add, edit } = await contactsOf(world(), 'Bert');
  const { contact_id } = (await add({ name: 'Ben' })).body;
  await world().post('delete-client-v1', { client_id_or_email: client, confirm: true });
  expectError(await edit(contact_id, {}), UNKNOWN);
});
