import type { EventSeverity } from '../../events/index.ts';
import type { Message } from '../message.ts';
import { encryptPush, MOST_PUSH_BYTES } from '../push/encrypt-push.ts';
import { openPushKeys } from '../push/push-keys.ts';
import { vapidHeader } from '../push/vapid.ts';
import { cutTo, textOfMessage } from './plain-text.ts';
import { ADDRESS_UNUSABLE, postMessage } from './post-message.ts';
import { failedAttempt, type SendOnce, type SendServices } from './receiver.ts';

const TITLE = 120;
const TEXT_CHARACTERS = 800;
/** Of that, no more items fit than this, however short they are. */
const MOST_ITEMS = 20;
/** So long a service keeps the message for a browser that is off. */
const KEPT_SECONDS = 24 * 3600;
const URGENCIES: Readonly<Record<EventSeverity, string>> = {
  critical: 'high',
  high: 'high',
  medium: 'normal',
  low: 'low',
  info: 'low',
};

/** Push services of browsers, whose name servers answer. Any other name is one that somebody made up. */
const KNOWN_SERVICES = /(?:^|\.)(?:fcm\.googleapis|push\.services\.mozilla|notify\.windows|push\.apple)\.com$/;

/** What the service worker of the pages shows: packages/web/public/push-worker.js. */
export function pushBody(message: Message, most = TEXT_CHARACTERS): string {
  const { url, ...rest } = message;
  const text = textOfMessage(rest, most);
  const body = JSON.stringify({ title: cutTo(message.title, TITLE), text, ...(url === undefined ? {} : { url }) });
  return Buffer.byteLength(body) > MOST_PUSH_BYTES && most > 0 ? pushBody(message, most - 200) : body;
}

/** What is needed of a message to push it: there may be a thousand browsers, and a message may tell of each site. */
export function shortenedForPush({ items, ...message }: Message): Message {
  const moreItems = Math.max(items.length - MOST_ITEMS, 0);
  return { ...message, items: items.slice(0, MOST_ITEMS), ...(moreItems === 0 ? {} : { moreItems }), events: [] };
}

export const sendPush: SendOnce = async (services, { secrets }, message, { now }) => {
  const { url = '', p256dh = '', auth = '' } = secrets;
  const keys = await openPushKeys(services);
  if (keys === undefined)
    return failedAttempt('keys_lost', 'The keys for push messages were lost. Subscribe the browser again.');
  const outcome = await postMessage(
    { ...services, receivers: services.pushServices },
    {
      url,
      body: encryptPush(Buffer.from(pushBody(message)), { p256dh, auth }),
      headers: {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(KEPT_SECONDS),
        urgency: URGENCIES[message.severity],
        authorization: vapidHeader(keys, url, subjectOf(services.settings), now),
      },
      ofStranger: !KNOWN_SERVICES.test(URL.parse(url)?.hostname ?? ''),
      refusals: [400, 413],
      ends: [404],
    },
  );
  // No setting opens private networks to push services.
  return !outcome.ok && outcome.code === 'refused_address' ? ADDRESS_UNUSABLE : outcome;
};

/** Whom a push service can turn to. */
function subjectOf({ baseUrl, mailFrom }: SendServices['settings']): string {
  if (baseUrl.startsWith('https:')) return baseUrl;
  const address = mailFrom.split(/[\s<>]/).findLast(word => word.includes('@'));
  return `mailto:${address ?? 'sitekeeper@localhost.localdomain'}`;
}
