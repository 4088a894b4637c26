import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { enqueueTitles, startSending } from '../channels.fixtures.ts';
import { openPushService } from '../push/push.fixtures.ts';
import { personWithBrowser } from './browsers.fixtures.ts';

const world = useWorld();

it('shows one’s own browsers by name, and none of others', async () => {
  await using anna = await personWithBrowser(world(), 'anna', 'viewer');
  await using bert = await personWithBrowser(world(), 'bert', 'admin');
  await bert.turnOn();
  await anna.turnOn({ name: 'Phone', url: `${anna.service.subscription.url}/2` });
  await anna.turnOn({ name: 'Laptop' });
  const { items } = (await anna.get('list-push-browsers-v1')).body;
  expect(items).toMatchObject([{ name: 'Laptop' }, { name: 'Phone' }]);
  expect(JSON.stringify(items)).not.toMatch(/secret-part/);
  const key = await world().get('list-push-browsers-v1', {}, { auth: await world().key('read') });
  expect(key).toMatchObject({ status: 403, body: { code: 'svc_permission_denied' } });
});

it('says that a browser takes no more messages, and nobody is alarmed by that', async () => {
  await using gone = await openPushService(() => 410);
  await using person = await personWithBrowser(world(), 'cleo', 'viewer');
  const { id } = (await person.turnOn(gone.subscription)).body;
  await enqueueTitles(world(), id, ['One'], '');
  await using _sending = startSending(world());
  const list = async () => (await person.get('list-push-browsers-v1')).body.items;
  await expect
    .poll(list)
    .toMatchObject([{ gone: true, last_error: expect.stringMatching(/410/), last_error_code: 'gone' }]);
  const { db } = world().app.services.database;
  expect(await db.selectFrom('events').select('type').where('cause', '=', `channel:${id}`).execute()).toEqual([]);
  expect((await world().get('list-deliveries-v1')).body.total).toBe(0);
  const { id: delivery_id } = await db
    .selectFrom('deliveries')
    .select('id')
    .where('channel_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await world().get('get-delivery-v1', { delivery_id })).status).toBe(404);
});
