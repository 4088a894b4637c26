import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { audited } from '../../kernel/audit/audited.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { MessageLanguage } from '../../kernel/text/message-language.ts';
import { pageUrl } from '../../kernel/text/page-url.ts';
import { attemptSchema } from './channel.schemas.ts';
import { type ChannelRow, openChannel } from './channel.ts';
import { lockChannel } from './deliveries/settle.store.ts';
import { recordHealth } from './deliveries/settle-delivery.ts';
import { attemptFailureSchema } from './kinds/attempt-failure.ts';
import { ADDRESS_DAMAGED } from './kinds/receiver.ts';
import { sendMessage } from './kinds/send-message.ts';
import type { Message } from './message.ts';
import { messageText } from './message-texts.ts';

export const testOutcomeSchema = Type.Object({
  delivered: Type.Boolean({ description: 'Whether the receiver took the message.' }),
  ...attemptSchema,
  error_code: attemptFailureSchema('error', 'without an error, and where others have the message'),
});

interface TestWords {
  /** Page of ours that the message leads to. */
  readonly page: string;
  readonly text: 'testOfChannel' | 'testOfBrowser';
  /** As the audit log has it. */
  readonly action: string;
}

/** Sends a test message once, and records how the channel does. */
export async function sendTest(ctx: Ctx, row: ChannelRow, { page, text, action }: TestWords) {
  const channel = openChannel(ctx.secrets, row);
  const now = ctx.clock.now();
  const url = pageUrl(ctx.settings.baseUrl, page);
  const language = row.language as MessageLanguage;
  const message: Message = {
    kind: 'test',
    language,
    severity: 'info',
    title: messageText('testTitle', language),
    paragraphs: [messageText(text, language, { name: row.name })],
    items: [],
    ...(url === undefined ? {} : { url }),
    events: [],
  };
  const outcome = channel
    ? await sendMessage(ctx, channel, message, { messageKey: `msg_${randomUUID().replaceAll('-', '')}`, now })
    : ADDRESS_DAMAGED;
  const { answer, statusCode: status_code = null } = outcome;
  const { error = null } = outcome;
  const error_code = outcome.ok ? null : outcome.code;
  return audited(ctx, async trx => {
    const current = await lockChannel(trx, row.id);
    if (current) await recordHealth(trx, current, outcome, { now, lost: false });
    const detail = { name: row.name, delivered: outcome.ok, status_code };
    const audit = [{ action, subject: `channel:${row.id}`, detail }];
    return { result: { delivered: outcome.ok, status_code, answer, error, error_code }, audit };
  });
}
