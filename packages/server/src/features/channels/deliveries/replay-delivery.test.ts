import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { deliveriesOf, enqueueTitles, openReceiver, startSending, storeWebhook } from '../channels.fixtures.ts';

const world = useWorld();
const POLL = { interval: 5, timeout: 10_000 };
const states = async (id: number) => (await deliveriesOf(world(), id)).map(({ state }) => state);
const idsOf = async (channel_id: number): Promise<number[]> => {
  const { items } = (await world().get('list-deliveries-v1', { channel_id })).body;
  return items.map(({ id }: { id: number }) => id).reverse();
};
const replay = (delivery_id: number | undefined) => world().post('replay-delivery-v1', { delivery_id });

it('sends a dead message again under its id, before those that wait behind it', async () => {
  let fails = true;
  await using receiver = await openReceiver(({ title }) => ({ status: fails && title === 'b' ? 500 : 200 }));
  const { id } = await storeWebhook(world(), receiver.url);
  await enqueueTitles(world(), id, ['a', 'b', 'c']);
  const { database } = world().app.services;
  {
    await using _sending = startSending(world());
    await expect.poll(() => states(id), POLL).toEqual(['delivered', 'retrying', 'pending']);
  }
  const [a] = await idsOf(id);
  await database.write(trx =>
    trx
      .updateTable('deliveries')
      .set({ state: 'dead' })
      .where('id', '=', a ?? 0)
      .execute(),
  );
  fails = false;
  expect((await replay(a)).body).toMatchObject({ id: a, state: 'pending', attempts: 0, error: null, ended: null });
  await using _sending = startSending(world());
  await expect.poll(() => states(id), POLL).toEqual(['delivered', 'delivered', 'delivered']);
  expect(receiver.titles()).toEqual(['a', 'b', 'a', 'b', 'c']);
  const [first, , again] = receiver.received;
  expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

it('waits for the message of its key that is on its way', async () => {
  const { id } = await storeWebhook(world(), 'http://127.0.0.1:1/');
  await enqueueTitles(world(), id, ['a', 'b']);
  const [a = 0, b = 0] = await idsOf(id);
  const { database } = world().app.services;
  await database.write(async trx => {
    await trx.updateTable('deliveries').set({ state: 'dead', next_at: null }).where('id', '=', a).execute();
    const lease = { state: 'sending', next_at: null, lease_until: Date.now() + 90_000, claim: 'x' };
    await trx.updateTable('deliveries').set(lease).where('id', '=', b).execute();
  });
  expect((await replay(a)).body).toMatchObject({ state: 'pending', next_attempt: null });
});

it('refuses what is still on its way, what a channel that is off should get, and what is unknown', async () => {
  const { id } = await storeWebhook(world(), 'http://127.0.0.1:1/');
  await enqueueTitles(world(), id, ['a']);
  const [a] = await idsOf(id);
  const conflict = { status: 409, code: 'svc_invalid_state' };
  expect(expectError(await replay(a), conflict)).toMatch(/on its way/);
  await world().app.services.database.write(async trx => {
    await trx.updateTable('deliveries').set({ state: 'dead' }).where('channel_id', '=', id).execute();
    await trx.updateTable('channels').set({ enabled: 0 }).where('id', '=', id).execute();
  });
  expect(expectError(await replay(a), conflict)).toMatch(/off/);
  expectError(await replay(999), { status: 404, code: 'svc_delivery_not_found' });
});
