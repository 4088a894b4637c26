import { expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { withWrite } from '../../../testing/with-write.ts';
import {
  aMessage,
  deliveriesOf,
  enqueueTitles,
  openReceiver,
  startSending,
  storeWebhook,
} from '../channels.fixtures.ts';
import { enqueueDeliveries } from './enqueue-deliveries.ts';
import { replayDeliveries } from './replay-deliveries.ts';

const world = useWorld();
const replay = (channel_id: number, scope = {}) => world().post('replay-deliveries-v1', { channel_id, ...scope });

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

// Seen to fail without: the same message was sent again and again, and the call did not end.
it('sends no message twice that the receiver refuses at once', async () => {
  const { id } = await storeWebhook(world(), 'http://127.0.0.1:1/');
  await enqueueTitles(world(), id, ['a', 'b']);
  const ctx = world().app.ctx({ kind: 'system', name: 'test' });
  const die = () =>
    ctx.database.write(trx =>
      trx.updateTable('deliveries').set({ state: 'dead', next_at: null }).where('channel_id', '=', id).execute(),
    );
  let writes = 0;
  const database = withWrite(ctx.database, async work => {
    const result = await ctx.database.write(work);
    if (writes++ < 5) await die();
    return result;
  });
  await die();
  expect(await replayDeliveries.handler({ channel_id: id }, { ...ctx, database })).toEqual({ replayed: 2 });
});

it('sends only messages about a client or tag again if one is given', async () => {
  const add = async (ability: string, name: string) => (await world().post(ability, { name })).body.id as number;
  const [client, tag] = [await add('add-client-v1', 'Harbour Café'), await add('add-tag-v1', 'Care plan')];
  const site_id = await storeSite(world(), { url: 'https://cafe.example/', client_id: client });
  const tagged = await storeSite(world(), { url: 'https://lake.example/' });
  const channelId = (await storeWebhook(world(), 'http://127.0.0.1:1/')).id;
  const about = {
    site: { site_id, client_id: null },
    client: { site_id: null, client_id: client },
    tagged: { site_id: tagged, client_id: null },
    nothing: { site_id: null, client_id: null },
  };
  const deliveries = Object.entries(about).map(([title, subject]) => ({
    channelId,
    orderKey: '',
    dedupeKey: title,
    message: aMessage({ title }),
    about: [subject, subject],
  }));
  await world().app.services.database.write(async trx => {
    await trx.insertInto('site_tags').values({ site_id: tagged, tag_id: tag }).execute();
    await enqueueDeliveries(trx, deliveries, new Date());
    await trx.updateTable('deliveries').set({ state: 'dead', next_at: null }).where('state', '=', 'pending').execute();
  });
  const stillDead = async () =>
    (await deliveriesOf(world(), channelId)).filter(({ state }) => state === 'dead').map(({ title }) => title);
  expect((await replay(channelId, { client_id: client })).body).toEqual({ replayed: 2 });
  expect(await stillDead()).toEqual(['tagged', 'nothing']);
  expect((await replay(channelId, { tag_id: tag })).body).toEqual({ replayed: 1 });
  expect(await stillDead()).toEqual(['nothing']);
});

it('refuses a channel that is off, and an unknown one', async () => {
  const { id } = await storeWebhook(world(), 'http://127.0.0.1:1/', { enabled: 0 });
  expectError(await replay(id), { status: 409, code: 'svc_invalid_state' });
  expectError(await replay(999), { status: 404, code: 'svc_channel_not_found' });
});
