import * as channels from '../../../../features/channels/index.ts';
import { type RestRoute, route } from '../../route.ts';
import { EDIT } from '../../route-facts.ts';

/** Channels that people and programs are told by, and what was sent to them. */
export const CHANNEL_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/channels', ability: channels.listChannels, answer: { form: 'list' } }),
  route({
    methods: ['POST'],
    path: '/channels/add',
    ability: channels.addChannel,
    answer: { form: 'single', message: 'The channel was added. The secret of a webhook is not shown again.' },
  }),
  route({
    methods: ['POST'],
    path: '/channels/push-key',
    ability: channels.preparePush,
    answer: { form: 'single' },
  }),
  route({ methods: ['GET'], path: '/channels/{channel_id}', ability: channels.getChannel, answer: { form: 'single' } }),
  route({
    methods: EDIT,
    path: '/channels/{channel_id}/edit',
    ability: channels.updateChannel,
    record: channels.readChannel,
    answer: { form: 'single', message: 'The channel was changed.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/channels/{channel_id}/remove',
    ability: channels.deleteChannel,
    fixed: { confirm: true },
    without: ['dry_run'],
    answer: { form: 'single', message: 'The channel was deleted.' },
  }),
  route({
    methods: ['POST'],
    path: '/channels/{channel_id}/rotate-secret',
    ability: channels.rotateChannelSecret,
    answer: { form: 'single', message: 'The channel has a new secret. It is not shown again.' },
  }),
  route({
    methods: ['POST'],
    path: '/channels/{channel_id}/test',
    ability: channels.testChannel,
    answer: { form: 'single' },
  }),
  route({
    methods: ['POST'],
    path: '/channels/{channel_id}/replay',
    ability: channels.replayDeliveries,
    answer: { form: 'single' },
  }),
];

export const DELIVERY_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/deliveries', ability: channels.listDeliveries, answer: { form: 'list' } }),
  route({
    methods: ['GET'],
    path: '/deliveries/{delivery_id}',
    ability: channels.getDelivery,
    answer: { form: 'single' },
  }),
  route({
    methods: ['POST'],
    path: '/deliveries/{delivery_id}/replay',
    ability: channels.replayDelivery,
    answer: { form: 'single', message: 'The message is sent again.' },
  }),
];
