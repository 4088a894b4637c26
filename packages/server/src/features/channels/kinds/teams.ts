import type { EventSeverity } from '../../events/index.ts';
import type { Message } from '../message.ts';
import { messageText } from '../message-texts.ts';
import { cutTo, itemLines, linesThatFit } from './plain-text.ts';
import { postMessage } from './post-message.ts';
import type { SendOnce } from './receiver.ts';

/** Of a message. A larger one is refused for good. */
const MOST_BYTES = 28 * 1024;
const PARAGRAPHS = 8000;
const ITEMS = 12_000;

const COLOURS: Readonly<Record<EventSeverity, string>> = {
  critical: 'Attention',
  high: 'Attention',
  medium: 'Warning',
  low: 'Accent',
  info: 'Good',
};

const escaped = (text: string) => text.replace(/[\\*_~`[\]()#<>-]/g, '\\$&');
const link = (url: string, text: string) => `[${escaped(text)}](${url})`;

/** An adaptive card, as workflows of Teams post it ("When a Teams webhook request is received"). */
export function teamsBody(message: Message, most = ITEMS): string {
  const { severity, title, paragraphs, items, url, language } = message;
  const block = (text: string, more: object = {}) => ({ type: 'TextBlock', text, wrap: true, ...more });
  const lines = itemLines(items, { bullet: '-', link, escaped });
  const listed = linesThatFit(lines, most, language).join('\r');
  const blocks = [
    block(cutTo(escaped(title), 500), { weight: 'Bolder', size: 'Medium', color: COLOURS[severity] }),
    ...(paragraphs.length === 0 ? [] : [block(cutTo(escaped(paragraphs.join('\n\n')), PARAGRAPHS))]),
    ...(listed === '' ? [] : [block(listed)]),
  ];
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: blocks,
    ...(url === undefined ? {} : { actions: [{ type: 'Action.OpenUrl', title: messageText('open', language), url }] }),
  };
  const card = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content };
  const body = JSON.stringify({ type: 'message', attachments: [card] });
  // Letters of some languages have three bytes.
  return Buffer.byteLength(body) > MOST_BYTES && most > 0 ? teamsBody(message, most - 1000) : body;
}

export const sendTeams: SendOnce = (services, { secrets }, message) =>
  postMessage(services, { url: secrets.url ?? '', body: teamsBody(message), refusals: [400, 413] });
