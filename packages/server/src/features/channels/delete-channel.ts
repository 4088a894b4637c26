import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { channelIdSchema, channelSchema } from './channel.schemas.ts';
import { deleteChannelRow } from './channel.store.ts';
import { claimChannel, readChannel } from './require-channel.ts';
import { tellUnwatchedChannel } from './tell-unwatched.ts';

export const deleteChannel = ability({
  name: 'delete-channel-v1',
  summary:
    'Delete a channel with the messages that wait for it and the list of those it got. To pause a channel, switch it off with update-channel-v1 instead.',
  category: 'admin',
  effect: 'destroy',
  method: 'POST',
  adminOnly: true,
  proof: 'fresh',
  input: Type.Object({ channel_id: channelIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    channel: channelSchema,
  }),
  errors: ['channel_not_found'],
}).run(async ({ channel_id, confirm, dry_run }, ctx) => {
  const channel = await readChannel({ channel_id }, ctx);
  if (dry_run === true) return { deleted: false, dry_run: true, channel };
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    await tellUnwatchedChannel(trx, await claimChannel(trx, channel_id), ctx.clock.now());
    await deleteChannelRow(trx, channel_id);
    const detail = { kind: channel.kind, name: channel.name };
    const audit = [{ action: 'channel.deleted', subject: `channel:${channel_id}`, detail }];
    return { result: { deleted: true, channel }, audit };
  });
});
