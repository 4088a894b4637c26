import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { deliveriesOf, enqueueTitles, storeChannel } from '../channels.fixtures.ts';
import { tidyDeliveries } from './tidy-deliveries.ts';

const world = useWorld();
const DAY = 24 * 3600_000;

const tidy = (inDays: number) => {
  const { services } = world().app;
  return tidyDeliveries({ ...services, clock: { ...services.clock, now: () => Date.now() + inDays * DAY } });
};
const change = (title: string, set: { state: string; ended_at: number }) =>
  world().app.services.database.write(trx =>
    trx.updateTable('deliveries').set(set).where('title', '=', title).execute(),
  );

it('deletes messages a month after their end, with what they were about, and keeps those on their way', async () => {
  const id = await storeChannel(world());
  await enqueueTitles(world(), id, ['old', 'new', 'waiting']);
  await change('old', { state: 'dead', ended_at: Date.now() });
  await change('new', { state: 'delivered', ended_at: Date.now() + 2 * DAY });
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

it('gives up what waits for a channel that is off for three days, and nothing that waits for one that is on', async () => {
  const [off, on] = [await storeChannel(world()), await storeChannel(world())];
  for (const id of [off, on]) await enqueueTitles(world(), id, ['waiting']);
  await world().app.services.database.write(trx =>
    trx.updateTable('channels').set({ enabled: 0 }).where('id', '=', off).execute(),
  );
  await tidy(2);
  expect(await deliveriesOf(world(), off)).toMatchObject([{ state: 'pending' }]);
  await tidy(4);
  expect(await deliveriesOf(world(), off)).toMatchObject([{ state: 'dead' }]);
  expect(await deliveriesOf(world(), on)).toMatchObject([{ state: 'pending' }]);
});
