import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { invalidState } from '../../../kernel/state-reasons.ts';
import { channelIdSchema } from '../channel.schemas.ts';
import { claimChannel, requireChannel } from '../require-channel.ts';
import { reopenDeliveries, selectDead } from './replay.store.ts';

export const replayDeliveries = ability({
  name: 'replay-deliveries-v1',
  summary:
    'Send all messages of a channel again that were given up, the oldest first. Use it once its receiver is back.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ channel_id: channelIdSchema, ...siteScopeInput('messages about sites') }),
  output: Type.Object({ replayed: Type.Integer({ description: 'How many messages are sent again.' }) }),
  errors: ['channel_not_found', 'invalid_state'],
}).run(async ({ channel_id, ...scope }, ctx) => {
  if ((await requireChannel(ctx, channel_id)).enabled === 0) {
    throw invalidState('channel_off', 'The channel is off. Switch it on first.');
  }
  let replayed = 0;
  let after = 0;
  for (;;) {
    const some = await audited(ctx, async trx => {
      const channel = await claimChannel(trx, channel_id);
      const dead = await selectDead(trx, channel_id, scope, after);
      await reopenDeliveries(trx, dead, ctx.clock.now());
      const detail = { name: channel.name, replayed: dead.length };
      const audit = [{ action: 'channel.replayed', subject: `channel:${channel_id}`, detail }];
      return { result: dead, audit: dead.length === 0 && replayed > 0 ? [] : audit };
    });
    const last = some.at(-1);
    if (last === undefined) return { replayed };
    replayed += some.length;
    after = last.id; // what the receiver refuses again meanwhile is left
  }
});
