import { expect, it } from 'vitest';
import { enqueueTitles, openReceiver, storeChannel } from '../../../../features/channels/channels.fixtures.ts';
import { useWorld } from '../../../../testing/fixtures.ts';

const world = useWorld();
const send = (method: string, path: string, body?: object) => world().rest(path, { method, body });

it('adds, tests, changes, rotates and deletes channels', async () => {
  await using receiver = await openReceiver();
  const added = await send('POST', '/channels/add', { kind: 'webhook', name: 'Ops', url: receiver.url });
  expect(added).toMatchObject({ status: 200, body: { success: 1, data: { name: 'Ops' } } });
  expect((await send('POST', '/channels/push-key')).body.data.public_key).toMatch(/^B[\w-]{86}$/);
  const { id, secret } = added.body.data;
  expect(secret).toMatch(/^whsec_/);
  expect((await send('GET', '/channels')).body).toMatchObject({ success: 1, total: 1, data: [{ id }] });
  expect((await send('GET', `/channels/${id}`)).body.data).toMatchObject({ id, kind: 'webhook' });
  expect((await send('POST', `/channels/${id}/test`)).body.data).toMatchObject({ delivered: true });
  expect((await send('PATCH', `/channels/${id}/edit`, { name: 'On call' })).body.data.name).toBe('On call');
  const rotated = await send('POST', `/channels/${id}/rotate-secret`, { overlap_hours: 2 });
  expect(rotated.body.data.secret).not.toBe(secret);
  expect((await send('DELETE', `/channels/${id}/remove`)).body).toMatchObject({ success: 1, data: { deleted: true } });
});

it('lists and shows deliveries, and replays them', async () => {
  const id = await storeChannel(world());
  await enqueueTitles(world(), id, ['a', 'b']);
  const list = await send('GET', `/deliveries?channel_id=${id}`);
  expect(list.body).toMatchObject({ success: 1, total: 2, data: [{ title: 'b' }, { title: 'a' }] });
  const [, a] = list.body.data;
  expect((await send('GET', `/deliveries/${a.id}`)).body.data.message.events).toHaveLength(1);
  expect((await send('POST', `/deliveries/${a.id}/replay`)).status).toBe(409);
  await world().app.services.database.write(trx => trx.updateTable('deliveries').set({ state: 'dead' }).execute());
  expect((await send('POST', `/deliveries/${a.id}/replay`)).body.data).toMatchObject({ state: 'pending' });
  expect((await send('POST', `/channels/${id}/replay`)).body.data).toEqual({ replayed: 1 });
  await send('PATCH', `/channels/${id}/edit`, { url: 'https://127.0.0.1:1/' });
  await send('PATCH', `/channels/${id}/edit`, { enabled: false });
  expect((await send('POST', `/channels/${id}/replay`)).status).toBe(409);
});

it('names what is wrong with a channel', async () => {
  const wrong = await send('POST', '/channels/add', { kind: 'webhook', name: 'Ops', url: 'nowhere' });
  expect(wrong).toMatchObject({ status: 400, body: { success: 0, code: 'svc_invalid_input' } });
  const made = await send('POST', '/channels/add', { kind: 'email', name: 'Mail', recipients: ['a@example.com'] });
  const { id } = made.body.data;
  expect((await send('PUT', `/channels/${id}/edit`, { recipients: ['a'] })).body.message).toMatch(/^recipients/);
  expect((await send('POST', `/channels/${id}/rotate-secret`)).body.code).toBe('svc_invalid_input');
});
