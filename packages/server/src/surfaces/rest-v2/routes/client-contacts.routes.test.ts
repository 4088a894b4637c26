import { beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
const send = (method: string, path: string, body?: unknown) => world().rest(path, { method, body });
let client = 0;
beforeAll(async () => {
  const added = await send('POST', '/clients/add', { name: 'Anna', client_email: 'anna@example.com' });
  client = added.body.data.id;
});

it('REST adds, lists, changes and deletes people at a client', async () => {
  const added = await send('POST', '/clients/anna@example.com/contacts/add', {
    name: 'Ben',
    role: 'Books',
    primary: true,
  });
  expect(added).toMatchObject({ status: 200, body: { success: 1, message: 'The contact was added.' } });
  const { data } = added.body;
  expect(data).toMatchObject({ client_id: client, name: 'Ben', role: 'Books', primary: true });
  const list = await send('GET', `/clients/${client}/contacts`);
  expect(list.body).toMatchObject({ success: 1, total: 1, data: [data] });
  for (const method of ['PUT', 'PATCH', 'POST']) {
    const edited = await send(method, `/clients/contacts/${data.contact_id}/edit`, { ...data, role: method });
    expect(edited.body).toMatchObject({ message: 'The contact was changed.', data: { ...data, role: method } });
  }
  const removed = await send('DELETE', `/clients/contacts/${data.contact_id}/delete`);
  expect(removed.body).toMatchObject({ message: 'The contact was deleted.', data: { contact_id: data.contact_id } });
  expect((await send('GET', `/clients/${client}/contacts`)).body.total).toBe(0);
});

it('REST refuses unknown clients and contacts, and what is no e-mail address', async () => {
  const codes = async (answers: Promise<{ status: number; body: { code: string } }>[]) =>
    (await Promise.all(answers)).map(({ status, body }) => `${status} ${body.code}`);
  expect(
    await codes([
      send('GET', '/clients/99999/contacts'),
      send('POST', '/clients/99999/contacts/add', { name: 'x' }),
      send('PATCH', '/clients/contacts/99999/edit', { name: 'x' }),
      send('DELETE', '/clients/contacts/99999/delete'),
      send('POST', `/clients/${client}/contacts/add`, { name: 'x', email: 'nobody' }),
    ]),
  ).toEqual([
    '404 svc_client_not_found',
    '404 svc_client_not_found',
    '404 svc_client_contact_not_found',
    '404 svc_client_contact_not_found',
    '400 svc_invalid_input',
  ]);
  const { contact_id } = (await send('POST', `/clients/${client}/contacts/add`, { name: 'x' })).body.data;
  const edited = await send('PATCH', `/clients/contacts/${contact_id}/edit`, { email: 'nobody' });
  expect(edited).toMatchObject({ status: 400, body: { code: 'svc_invalid_input' } });
});
