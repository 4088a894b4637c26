import { randomBytes } from 'node:crypto';
import { isoInstant } from '../../../kernel/text/instants.ts';
import type { OpenChannel } from '../channel.ts';
import type { Message } from '../message.ts';
import { postMessage } from './post-message.ts';
import { type Attempt, failedAttempt, type SendOnce } from './receiver.ts';

/** A secret in the form of Standard Webhooks, of 256 bits. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** What a webhook posts. The type is that of the event, or alarm, reminder, recovery, digest or test. */
export function webhookBody(message: Message, now: number): string {
  const { kind, severity, title, paragraphs, items, url = null, events } = message;
  const [event] = events;
  const single = kind === 'event' && event !== undefined && events.length === 1 ? event : undefined;
  const data = { kind, severity, title, paragraphs, items, url, events };
  return JSON.stringify({ type: single?.type ?? kind, timestamp: single?.occurred_at ?? isoInstant(now), data });
}

/** Signed with the secret, and with the previous one while that is still accepted. */
async function signatureOf({ secrets, previousSecretUntil }: OpenChannel, { messageKey, now }: Attempt, body: string) {
  const { Webhook } = await import('standardwebhooks');
  const previous = (previousSecretUntil ?? 0) > now ? secrets.previous_secret : undefined;
  const used = [secrets.secret, previous].filter(secret => secret !== undefined);
  return used.map(secret => new Webhook(secret).sign(messageKey, new Date(now), body)).join(' ');
}

export const sendWebhook: SendOnce = async (services, channel, message, attempt) => {
  if (channel.secrets.secret === undefined)
    return failedAttempt('secret_lost', 'The secret of the channel was lost. Give it a new one.');
  const body = webhookBody(message, attempt.now);
  return postMessage(services, {
    url: channel.secrets.url ?? '',
    body,
    headers: {
      'webhook-id': attempt.messageKey,
      'webhook-timestamp': String(Math.floor(attempt.now / 1000)),
      'webhook-signature': await signatureOf(channel, attempt, body),
    },
  });
};
