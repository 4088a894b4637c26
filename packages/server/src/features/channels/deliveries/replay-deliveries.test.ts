import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { deliveriesOf, enqueueTitles, openReceiver, startSending, storeWebhook } from '../channels.fixtures.ts';

const world = useWorld();
const replay = (channel_id: number) => world().post('replay-deliveries-v1', { channel_id });

it('sends all dead messages of a channel again, in their order, and none of another', async () => {
  await using receiver = await openReceiver();
  const [one, other] = [await storeWebhook(world(), receiver.url), await storeWebhook(world(), receiver.url)];
  for (const { id } of [one, other]) await enqueueTitles(world(), id, ['a', 'b', 'c']);
  await world().app.services.database.write(trx =>
    trx.updateTable('deliveries').set({ state: 'dead', next_at: null, ended_at: 5, error: 'No.' }).execute(),
  );
  expect((await replay(one.id)).body).toEqual({ replayed: 3 });
  await using _sending = startSending(world());
  const states = async (id: number) => (await deliveriesOf(world(), id)).map(({ state }) => state);
  await expect.poll(() => states(one.id), { interval: 5 }).toEqual(['delivered', 'delivered', 'delivered']);
  expect(receiver.titles()).toEqual(['a', 'b', 'c']);
  expect(await states(other.id)).toEqual(['dead', 'dead', 'dead']);
  expect((await replay(one.id)).body).toEqual({ replayed: 0 });
});

it('refuses a channel that is off, and an unknown one', async () => {
  const { id } = await storeWebhook(world(), 'http://127.0.0.1:1/', { enabled: 0 });
  expectError(await replay(id), { status: 409, code: 'svc_invalid_state' });
  expectError(await replay(999), { status: 404, code: 'svc_channel_not_found' });
});
