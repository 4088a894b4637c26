import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { claimChannel } from '../require-channel.ts';
import { deliveryIdSchema } from './delivery.schemas.ts';
import { selectDelivery } from './delivery.store.ts';
import { deliverySchema, noDelivery, readDelivery } from './get-delivery.ts';
import { reopenDeliveries } from './replay.store.ts';

export const replayDelivery = ability({
  name: 'replay-delivery-v1',
  summary: 'Send a message again that was given up, or that has arrived. Its receiver gets it under the same id.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ delivery_id: deliveryIdSchema }),
  output: deliverySchema,
  errors: ['delivery_not_found', 'invalid_state'],
}).run(async ({ delivery_id }, ctx) => {
  const { channel_id } = await readDelivery({ delivery_id }, ctx);
  await audited(ctx, async trx => {
    const channel = await claimChannel(trx, channel_id);
    const row = (await selectDelivery(trx, delivery_id)) ?? noDelivery(delivery_id);
    if (row.state !== 'dead' && row.state !== 'delivered') {
      throw invalidState('delivery_open', 'The message is still on its way. It is sent again by itself.');
    }
    if (channel.enabled === 0) {
      throw invalidState('channel_off', 'The channel is off. Switch it on first.');
    }
    await reopenDeliveries(trx, [row], ctx.clock.now());
    const detail = { channel: channel.name, title: row.title };
    const audit = [{ action: 'delivery.replayed', subject: `delivery:${delivery_id}`, detail }];
    return { result: undefined, audit };
  });
  return readDelivery({ delivery_id }, ctx);
});
