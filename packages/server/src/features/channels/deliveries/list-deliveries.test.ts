import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { aMessage, enqueueTitles, storeChannel } from '../channels.fixtures.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';

const world = useWorld();

it('lists deliveries newest first, and finds them by state, channel and event', async () => {
  const [one, other] = [await storeChannel(world(), { name: 'One' }), await storeChannel(world(), { kind: 'email' })];
  await enqueueTitles(world(), one, ['a', 'b']);
  const [event] = aMessage().events;
  const back = { ...event, id: 8, type: 'site.up' } as NonNullable<typeof event>;
  const message = aMessage({ title: 'c', events: [back] });
  await world().app.services.database.write(async trx => {
    await enqueueDeliveries(trx, [{ channelId: other, orderKey: '', dedupeKey: 'c', message, about: [] }], new Date());
    await trx.updateTable('deliveries').set({ state: 'dead' }).where('title', '=', 'a').execute();
  });
  const titles = async (input: Record<string, unknown>) => {
    const { body } = await world().get('list-deliveries-v1', input);
    return [body.total, body.items.map(({ title }: { title: string }) => title).join('')];
  };
  expect(await titles({})).toEqual([3, 'cba']);
  expect(await titles({ state: 'dead' })).toEqual([1, 'a']);
  expect(await titles({ state: ['pending', 'retrying'] })).toEqual([2, 'cb']);
  expect(await titles({ channel_id: one })).toEqual([2, 'ba']);
  expect(await titles({ event_id: 8 })).toEqual([1, 'c']);
  expect(await titles({ event_type: 'site.down' })).toEqual([2, 'ba']);
  expect(await titles({ per_page: 1, page: 2 })).toEqual([3, 'b']);
  const { body } = await world().get('list-deliveries-v1', { channel_id: one });
  expect(body.items[1]).toMatchObject({
    channel_name: 'One',
    channel_kind: 'webhook',
    kind: 'event',
    order_key: 'site:1',
  });
});
