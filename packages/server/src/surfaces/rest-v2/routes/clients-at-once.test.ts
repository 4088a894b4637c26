import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';

/** Simultaneous requests: each change is made completely, and none is lost. */

const world = useWorld();
const send = (method: string, path: string, body?: unknown) => world().rest(path, { method, body });
const add = async (path: string, body: object) => (await send('POST', path, body)).body.data;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

async function statuses(requests: Promise<{ status: number }>[]): Promise<number[]> {
  return (await Promise.all(requests)).map(({ status }) => status).sort();
}

it('gives an e-mail address to one client only', async () => {
  const client_email = 'same@example.com';
  const added = times(6, index => send('POST', '/clients/add', { name: `Client ${index}`, client_email }));
  expect(await statuses(added)).toEqual([200, 409, 409, 409, 409, 409]);
});

it('keeps every edit of a client and of a field', async () => {
  const change = {
    name: 'Name',
    client_email: 'new@example.com',
    city: 'Bonn',
    zip: '53111',
    note: 'n',
    status: 'lead',
  };
  const { id } = await add('/clients/add', { name: 'Before' });
  const edits = Object.entries(change).map(([name, value]) => send('PATCH', `/clients/${id}/edit`, { [name]: value }));
  expect(new Set(await statuses(edits))).toEqual(new Set([200]));
  expect((await send('GET', `/clients/${id}`)).body.data).toMatchObject(change);
  expect((await send('GET', '/clients?search=NEW@example')).body.data).toMatchObject([{ id }]);

  const { field_id } = await add('/clients/fields/add', { name: 'Before', description: 'before' });
  const texts = { name: 'After', description: 'after' };
  await Promise.all(
    Object.entries(texts).map(([name, value]) => send('PUT', `/clients/fields/${field_id}/edit`, { [name]: value })),
  );
  expect((await send('GET', `/clients/fields?include=${field_id}`)).body.data).toEqual([{ field_id, ...texts }]);
});

it('suspends once and restores once', async () => {
  const { id } = await add('/clients/add', { name: 'Suspended' });
  const siteId = await storeSite(world(), { url: 'https://held.example/', status: 'disconnected', client_id: id });
  await Promise.all(times(4, () => send('POST', `/clients/${id}/suspend`)));
  expect((await send('GET', `/clients/${id}/sites`)).body.data).toMatchObject([{ id: siteId, status: 'suspended' }]);
  await Promise.all(times(4, () => send('POST', `/clients/${id}/unsuspend`)));
  expect((await send('GET', `/clients/${id}/sites`)).body.data).toMatchObject([{ id: siteId, status: 'disconnected' }]);
  const { db } = world().app.services.database;
  const log = await db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `client:${id}`)
    .orderBy('id')
    .execute();
  expect(log.map(row => row.action)).toEqual(['client.added', 'client.suspended', 'client.unsuspended']);
});

it('leaves a cost with one kind of target', async () => {
  const clients = [(await add('/clients/add', { name: 'Target' })).id];
  const groups = [(await add('/tags/add', { name: 'Target' })).id];
  const sites = [await storeSite(world(), { url: 'https://target.example/' })];
  const essentials = { name: 'C', price: 1, payment_type: 'lifetime', product_type: 'other', renewal_type: 'disabled' };
  const { id } = await add('/costs/add', { ...essentials, sites });
  const edits = times(9, index => send('PATCH', `/costs/${id}/edit`, [{ clients }, { groups }, { sites }][index % 3]));
  expect(new Set(await statuses(edits))).toEqual(new Set([200]));
  const { data } = (await send('GET', `/costs/${id}`)).body;
  expect([...data.clients, ...data.groups, ...data.sites]).toHaveLength(1);
});

it('deletes once', async () => {
  const { id } = await add('/clients/add', { name: 'Gone' });
  const removed = times(4, () => send('DELETE', `/clients/${id}/remove`));
  expect(await statuses(removed)).toEqual([200, 404, 404, 404]);
});
