import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { actorName } from '../../kernel/context.ts';
import { itemIdsSchema } from './inbox.schemas.ts';
import { markedItems, markItems } from './mark-items.ts';

export const acknowledgeInbox = ability({
  name: 'acknowledge-inbox-v1',
  summary:
    'Acknowledge items of the inbox: you take care of them. They stay listed with your name, and no rule reminds of their alarms.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ item_ids: itemIdsSchema }),
  output: markedItems,
}).run(({ item_ids }, ctx) =>
  markItems(ctx, item_ids, {
    action: 'inbox.acknowledged',
    set: { acknowledged_at: ctx.clock.now(), acknowledged_by: actorName(ctx.actor) },
  }),
);
