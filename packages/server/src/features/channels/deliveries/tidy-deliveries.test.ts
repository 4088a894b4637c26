import type { Updateable } from 'kysely';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import {
  deliveriesOf,
  enqueueTitles,
  openReceiver,
  startSending,
  storeChannel,
  storeWebhook,
} from '../channels.fixtures.ts';
import { tidyDeliveries } from './tidy-deliveries.ts';

const world = useWorld();

const tidy = (inDays: number) => {
  const { services } = world().app;
  return tidyDeliveries({ ...services, clock: { ...services.clock, now: () => Date.now() + inDays * DAY_MS } });
};
const change = (title: string, set: Updateable<Tables['deliveries']>) =>
  world().app.services.database.write(trx =>
    trx.updateTable('deliveries').set(set).where('title', '=', title).execute(),
  );

const switchChannel = (id: number, enabled: 0 | 1) =>
  world().app.services.database.write(trx =>
    trx.updateTable('channels').set({ enabled }).where('id', '=', id).execute(),
  );

it('deletes messages a month after their end, with what they were about, and keeps those on their way', async () => {
  const id = await storeChannel(world());
  await enqueueTitles(world(), id, ['old', 'new', 'waiting']);
  await change('old', { state: 'dead', ended_at: Date.now() });
  await change('new', { state: 'delivered', ended_at: Date.now() + 2 * DAY_MS });
  await tidy(31);
  expect((await deliveriesOf(world(), id)).map(({ title }) => title)).toEqual(['new', 'waiting']);
  const { db } = world().app.services.database;
  const events = db.selectFrom('delivery_events').innerJoin('deliveries', 'deliveries.id', 'delivery_id');
  expect(await events.select('title').where('channel_id', '=', id).execute()).toHaveLength(2);
  const { count } = await db
    .selectFrom('delivery_events')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(2);
});

// It went on, without letting others write to an embedded store, until all of them were gone.
it('leaves what is left to delete to the next time once the process is to stop', async () => {
  const id = await storeChannel(world());
  await enqueueTitles(world(), id, ['old']);
  await change('old', { state: 'dead', ended_at: Date.now() - 31 * DAY_MS });
  const { services } = world().app;
  await tidyDeliveries({ ...services, stopping: AbortSignal.abort() });
  expect(await deliveriesOf(world(), id)).toHaveLength(1);
  await tidyDeliveries(services);
  expect(await deliveriesOf(world(), id)).toEqual([]);
});

it('gives up what waits for a channel that is off for three days, and nothing that waits for one that is on', async () => {
  const [off, on] = [await storeChannel(world()), await storeChannel(world())];
  for (const id of [off, on]) await enqueueTitles(world(), id, ['waiting']);
  await switchChannel(off, 0);
  await tidy(2);
  expect(await deliveriesOf(world(), off)).toMatchObject([{ state: 'pending' }]);
  await tidy(4);
  expect(await deliveriesOf(world(), off)).toMatchObject([{ state: 'dead' }]);
  expect(await deliveriesOf(world(), on)).toMatchObject([{ state: 'pending' }]);
});

it('sends what waited behind a message that it gave up, once the channel is on again', async () => {
  await using receiver = await openReceiver();
  const { id } = await storeWebhook(world(), receiver.url);
  await enqueueTitles(world(), id, ['given up', 'behind it']);
  await change('behind it', { give_up_at: Date.now() + 10 * DAY_MS });
  await switchChannel(id, 0);
  await tidy(4);
  expect(await deliveriesOf(world(), id)).toMatchObject([{ state: 'dead' }, { state: 'pending' }]);
  await switchChannel(id, 1);
  await using sending = startSending(world());
  sending.clock.advance(5 * DAY_MS);
  await expect.poll(receiver.titles).toEqual(['behind it']);
});

it('sends what an earlier release left behind', async () => {
  await using receiver = await openReceiver();
  const { id } = await storeWebhook(world(), receiver.url);
  await enqueueTitles(world(), id, ['ended', 'left behind', 'after it']);
  await change('ended', { state: 'dead', next_at: null, ended_at: Date.now() });
  await tidy(0);
  await using sending = startSending(world());
  sending.clock.advance(1000);
  await expect.poll(receiver.titles).toEqual(['left behind', 'after it']);
});
