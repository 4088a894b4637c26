import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { contactsOf, expectAudited } from './contacts.fixtures.ts';

const world = useWorld();

it('changes only what is given', async () => {
  const { add, edit } = await contactsOf(world(), 'Anna');
  const { body: ben } = await add({ name: 'Ben', email: 'ben@example.com', role: 'Books' });
  const given = { name: 'Benno', email: null, linkedin: 'https://l.example/ben' };
  const changed = { ...ben, name: 'Benno', email: '', linkedin: 'https://l.example/ben' };
  expect((await edit(ben.contact_id, given)).body).toEqual(changed);
  await expectAudited(world(), ben.contact_id, 'client_contact.updated');
  expectError(await edit(ben.contact_id, { email: 'nobody' }), { status: 400, code: 'svc_invalid_input' });
  expectError(await edit(99_999, {}), { status: 404, code: 'svc_client_contact_not_found' });
});

// Fails without the lock of the client: two are primary, or the store refuses the second.
it('makes one person the primary contact, however many are made so at once', async () => {
  const { add, edit, list } = await contactsOf(world(), 'Bert');
  const ids = [];
  for (const name of ['Xi', 'Yan', 'Zoe']) ids.push((await add({ name, primary: true })).body.contact_id);
  const primary = async () => (await list()).items.filter((one: { primary: boolean }) => one.primary);
  expect(await primary()).toMatchObject([{ name: 'Zoe' }]);
  const answers = await Promise.all([...ids, ...ids].map(id => edit(id, { primary: true })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const [one, ...others] = await primary();
  expect(others).toEqual([]);
  expect((await edit(one.contact_id, { primary: false })).body.primary).toBe(false);
  expect(await primary()).toEqual([]);
});
