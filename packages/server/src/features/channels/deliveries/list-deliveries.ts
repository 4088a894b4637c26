import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { filterBy, listOutput, pagingInput, wantedBy } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { EVENT_TYPE_NAMES, type EventType } from '../../events/index.ts';
import { channelIdSchema } from '../channel.schemas.ts';
import { DELIVERY_STATES, deliveryFields } from './delivery.schemas.ts';
import { selectDeliveryPage } from './delivery.store.ts';
import { deliveryView } from './delivery.views.ts';

export const listDeliveries = ability({
  name: 'list-deliveries-v1',
  summary:
    'List what was sent to channels in the last 30 days, newest first. Use it to see whether a message arrived, and why not.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(),
    state: filterBy(DELIVERY_STATES, 'Only deliveries in this state.'),
    channel_id: Type.Optional(channelIdSchema),
    event_id: Type.Optional(Type.Integer({ minimum: 1, description: 'Only messages about this event.' })),
    event_type: Type.Optional(
      Type.Unsafe<EventType>({
        type: 'string',
        enum: [...EVENT_TYPE_NAMES],
        description: 'Only messages about events of this type.',
      }),
    ),
    ...siteScopeInput('messages about sites'),
  }),
  output: listOutput(Type.Object(deliveryFields), 'deliveries'),
}).run(async ({ page = 1, per_page = 20, state, channel_id, event_id, event_type, ...scope }, { database }) => {
  const filter = { states: wantedBy(state), channelId: channel_id, eventId: event_id, eventType: event_type, ...scope };
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectDeliveryPage(database.db, filter, window);
  return { items: rows.map(deliveryView), page, per_page, total };
});
