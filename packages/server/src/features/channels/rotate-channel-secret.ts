import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { AppError } from '../../kernel/errors.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { channelIdSchema } from './channel.schemas.ts';
import { updateChannelRow } from './channel.store.ts';
import { openChannel, sealChannel } from './channel.ts';
import { newWebhookSecret } from './kinds/webhook.ts';
import { claimChannel } from './require-channel.ts';

export const rotateChannelSecret = ability({
  name: 'rotate-channel-secret-v1',
  summary:
    'Give a webhook a new secret. For some hours messages are signed with the previous one too, so that the receiver can be changed meanwhile.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  adminOnly: true,
  proof: 'fresh',
  givesSecret: true,
  instructions: 'Give the secret to the user at once and keep no copy. It cannot be shown again.',
  input: Type.Object({
    channel_id: channelIdSchema,
    overlap_hours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 168,
        default: 24,
        description: 'Hours in which the previous secret still signs; 0 if it is known to others.',
      }),
    ),
  }),
  output: Type.Object({
    channel_id: channelIdSchema,
    secret: Type.String({ description: 'The new secret. Not shown again.' }),
    previous_secret_until: Type.String({ description: 'Until when both sign, ISO 8601 UTC.' }),
  }),
  errors: ['channel_not_found', 'invalid_input'],
}).run(({ channel_id, overlap_hours = 24 }, ctx) =>
  audited(ctx, async trx => {
    const row = await claimChannel(trx, channel_id);
    if (row.kind !== 'webhook') {
      throw new AppError('invalid_input', 'channel_id: only webhooks have a secret. Other kinds are not signed.');
    }
    const { secret: previous_secret, url } = openChannel(ctx.secrets, row)?.secrets ?? {};
    const secret = newWebhookSecret();
    const now = ctx.clock.now();
    const until = now + overlap_hours * HOUR_MS;
    await updateChannelRow(trx, channel_id, {
      sealed: sealChannel(ctx.secrets, channel_id, {
        ...(url === undefined ? {} : { url }),
        secret,
        ...(previous_secret === undefined || overlap_hours === 0 ? {} : { previous_secret }),
      }),
      previous_secret_until: until,
      updated_at: now,
    });
    const audit = [
      { action: 'channel.secret_rotated', subject: `channel:${channel_id}`, detail: { name: row.name, overlap_hours } },
    ];
    return { result: { channel_id, secret, previous_secret_until: isoInstant(until) }, audit };
  }),
);
