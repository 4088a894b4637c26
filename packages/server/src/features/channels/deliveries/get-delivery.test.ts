import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { enqueueTitles, storeChannel } from '../channels.fixtures.ts';

const world = useWorld();

it('shows what a message says and which events it tells of', async () => {
  const id = await storeChannel(world());
  await enqueueTitles(world(), id, ['Shop is down']);
  const [{ id: delivery_id }] = (await world().get('list-deliveries-v1')).body.items;
  const { body } = await world().get('get-delivery-v1', { delivery_id });
  expect(body).toMatchObject({
    id: delivery_id,
    title: 'Shop is down',
    state: 'pending',
    message: {
      paragraphs: ['The site answered with status 500.'],
      items: [{ text: 'Shop', url: 'https://shop.example/' }],
      url: null,
      events: [{ id: 7, type: 'site.down', title: 'Shop is down' }],
    },
  });
  expectError(await world().get('get-delivery-v1', { delivery_id: 999 }), {
    status: 404,
    code: 'svc_delivery_not_found',
  });
});
