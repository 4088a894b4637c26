import type { EventSeverity } from '../../events/index.ts';
import type { Message } from '../message.ts';
import { cutTo, textOfMessage } from './plain-text.ts';
import { postMessage } from './post-message.ts';
import type { SendOnce } from './receiver.ts';

const PRIORITIES: Readonly<Record<EventSeverity, number>> = { critical: 5, high: 4, medium: 3, low: 2, info: 2 };
const TITLE = 250;
/** A message may have 4096 bytes; longer ones become attachments. */
const TEXT_CHARACTERS = 1300;

/** A message as JSON, which is posted to the root of the server. */
export function ntfyBody(message: Message, topic: string): string {
  const { url, ...rest } = message;
  const { severity, title } = message;
  return JSON.stringify({
    topic,
    title: cutTo(title, TITLE),
    message: textOfMessage(rest, TEXT_CHARACTERS),
    priority: PRIORITIES[severity],
    ...(url === undefined ? {} : { click: url }),
  });
}

export const sendNtfy: SendOnce = (services, { secrets }, message) =>
  postMessage(services, {
    url: secrets.url ?? '',
    body: ntfyBody(message, secrets.topic ?? ''),
    headers: secrets.token === undefined ? {} : { authorization: `Bearer ${secrets.token}` },
    refusals: [400, 413],
  });
