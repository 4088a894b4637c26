import { expect, it } from 'vitest';
import { aMessage, storeChannel } from '../../../features/channels/channels.fixtures.ts';
import { enqueueDeliveries } from '../../../features/channels/deliveries/enqueue-deliveries.ts';
import { EVENT_EXAMPLES } from '../../../features/events/event-examples.fixtures.ts';
import { emitEvents } from '../../../features/events/index.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { deliverySubjectsMigration } from './0084-delivery-subjects.ts';

const world = useWorld();

it('knows from its events what a message is about that was sent before, each site once', async () => {
  const { database } = world().app.services;
  const siteId = await storeSite(world(), { url: 'https://a.example/' });
  const channelId = await storeChannel(world());
  const [event] = aMessage().events;
  const subjects = await database.write(async trx => {
    const down = { type: 'site.down', siteId, data: EVENT_EXAMPLES['site.down'] } as const;
    const feed = { type: 'feed.failing', data: EVENT_EXAMPLES['feed.failing'] } as const;
    await emitEvents(trx, [down, down, feed], new Date());
    const emitted = await trx.selectFrom('events').select(['id', 'type']).orderBy('id').execute();
    const events = emitted.map(({ id, type }) => ({ ...event, id, type }) as NonNullable<typeof event>);
    const message = aMessage({ events });
    await enqueueDeliveries(trx, [{ channelId, orderKey: '', dedupeKey: 'a', message, about: [] }], new Date());
    await trx.schema.dropTable('delivery_subjects').execute();
    await deliverySubjectsMigration(database.engine).up(trx);
    return trx.selectFrom('delivery_subjects').select(['site_id', 'client_id']).execute();
  });
  expect(subjects).toEqual([{ site_id: siteId, client_id: null }]);
});
