import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { contactsOf } from './contacts.fixtures.ts';

const world = useWorld();

it('lists the people at one client, the primary contact first, then by name', async () => {
  const { add, list } = await contactsOf(world(), 'Anna');
  const other = await contactsOf(world(), 'Bert');
  await other.add({ name: 'Abel' });
  for (const input of [{ name: 'Yan' }, { name: 'Zoe', primary: true }, { name: 'Xi' }]) await add(input);
  const names = async (more = {}) => (await list(more)).items.map((one: { name: string }) => one.name);
  expect(await names()).toEqual(['Zoe', 'Xi', 'Yan']);
  expect(await list({ per_page: 2, page: 2 })).toMatchObject({ items: [{ name: 'Yan' }], total: 3 });
  expectError(await world().get('list-client-contacts-v1', { client_id_or_email: 99_999 }), {
    status: 404,
    code: 'svc_client_not_found',
  });
});
