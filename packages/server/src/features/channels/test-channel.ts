import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { pageUrl } from '../../kernel/text/page-url.ts';
import { attemptSchema, channelIdSchema } from './channel.schemas.ts';
import { openChannel } from './channel.ts';
import { recordHealth } from './deliveries/settle-delivery.ts';
import { failedAttempt } from './kinds/receiver.ts';
import { sendMessage } from './kinds/send-message.ts';
import type { Message } from './message.ts';
import { claimChannel, requireChannel } from './require-channel.ts';

export const testChannel = ability({
  name: 'test-channel-v1',
  summary: 'Send a test message to a channel now, and tell what its receiver answers. It is not repeated if it fails.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ channel_id: channelIdSchema }),
  output: Type.Object({
    delivered: Type.Boolean({ description: 'Whether the receiver took the message.' }),
    ...attemptSchema,
  }),
  errors: ['channel_not_found'],
}).run(async ({ channel_id }, ctx) => {
  const row = await requireChannel(ctx, channel_id);
  const channel = openChannel(ctx.secrets, row);
  const now = ctx.clock.now();
  const attempt = { messageKey: `msg_${randomUUID().replaceAll('-', '')}`, now };
  const outcome = channel
    ? await sendMessage(ctx, channel, testMessage(row.name, pageUrl(ctx.settings.baseUrl, '/notifications')), attempt)
    : failedAttempt('The stored address of the channel is damaged. Enter it again.');
  const { answer, statusCode: status_code = null } = outcome;
  const error = outcome.ok ? null : outcome.error;
  return audited(ctx, async trx => {
    await recordHealth(trx, await claimChannel(trx, channel_id), outcome, { now, lost: false });
    const detail = { name: row.name, delivered: outcome.ok, status_code };
    const audit = [{ action: 'channel.tested', subject: `channel:${channel_id}`, detail }];
    return { result: { delivered: outcome.ok, status_code, answer, error }, audit };
  });
});

function testMessage(name: string, url: string | undefined): Message {
  return {
    kind: 'test',
    severity: 'info',
    title: 'Test message of Sitekeeper',
    paragraphs: [`This is a test of the channel "${name}". Messages to it arrive.`],
    items: [],
    ...(url === undefined ? {} : { url }),
    events: [],
  };
}
