import type { EventSeverity } from '../../events/index.ts';
import type { Message } from '../message.ts';
import { cutTo, itemLines, linesThatFit } from './plain-text.ts';
import { postMessage } from './post-message.ts';
import type { SendOnce } from './receiver.ts';

const TITLE = 256;
const DESCRIPTION = 4096;

const COLOURS: Readonly<Record<EventSeverity, number>> = {
  critical: 0xc0392b,
  high: 0xe67e22,
  medium: 0xf1c40f,
  low: 0x3498db,
  info: 0x2ecc71,
};

const escaped = (text: string) => text.replace(/[\\*_~`|>[\]()#<@:-]/g, '\\$&');
const link = (url: string, text: string) => `[${escaped(text)}](${url})`;

/** An embed, which nobody is called by. */
export function discordBody({ severity, title, paragraphs, items, url, language }: Message): string {
  const lines = itemLines(items, { bullet: '-', link, escaped });
  const head = cutTo(escaped(paragraphs.join('\n\n')), DESCRIPTION / 2);
  const description = [head, linesThatFit(lines, DESCRIPTION / 2 - 10, language).join('\n')]
    .filter(part => part !== '')
    .join('\n\n');
  const embed = {
    title: cutTo(title, TITLE),
    description,
    color: COLOURS[severity],
    ...(url === undefined ? {} : { url }),
  };
  return JSON.stringify({ username: 'Sitekeeper', embeds: [embed], allowed_mentions: { parse: [] } });
}

export const sendDiscord: SendOnce = (services, { secrets }, message) =>
  postMessage(services, { url: secrets.url ?? '', body: discordBody(message), refusals: [400, 413] });
