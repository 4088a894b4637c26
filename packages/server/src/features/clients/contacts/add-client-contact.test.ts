import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { contactsOf, expectAudited } from './contacts.fixtures.ts';

const world = useWorld();

it('adds a person at a client', async () => {
  const { client, add } = await contactsOf(world(), 'Anna');
  const { status, body } = await add({ name: ' Ben ', email: 'Ben@Example.COM', role: 'Books', phone: '+49 30' });
  expect([status, body]).toEqual([
    200,
    {
      contact_id: body.contact_id,
      client_id: client,
      name: 'Ben',
      email: 'ben@example.com',
      phone: '+49 30',
      role: 'Books',
      facebook: '',
      twitter: '',
      instagram: '',
      linkedin: '',
      primary: false,
    },
  ]);
  await expectAudited(world(), body.contact_id, 'client_contact.added');
});

it('refuses a contact without a name, with an unknown field, or with something that is no e-mail address', async () => {
  const { add } = await contactsOf(world(), 'Bert');
  for (const input of [{}, { name: ' ' }, { name: 'x', mail: 'a@b.cd' }]) {
    expect((await add(input)).body.code).toBe('ability_invalid_input');
  }
  const message = expectError(await add({ name: 'x', email: 'nobody' }), { status: 400, code: 'svc_invalid_input' });
  expect(message).toMatch(/^email must be/);
  const unknown = await world().post('add-client-contact-v1', { client_id_or_email: 99_999, name: 'x' });
  expectError(unknown, { status: 404, code: 'svc_client_not_found' });
});
