import type { Message } from '../message.ts';
import { messageText } from '../message-texts.ts';
import { cutTo, itemLines, linesThatFit } from './plain-text.ts';
import { postMessage } from './post-message.ts';
import type { SendOnce } from './receiver.ts';

/** Most characters of a section. */
const SECTION = 3000;
const HEADER = 150;

/** Three characters have a meaning in Slack; without them nothing links, and nobody is called. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const link = (url: string, text: string) => `<${escaped(url)}|${escaped(text).replaceAll('|', '¦')}>`;

/** A message of an incoming webhook, in blocks. */
export function slackBody({ title, paragraphs, items, url, language }: Message): string {
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });
  const lines = itemLines(items, { bullet: '•', link, escaped });
  const sections = [
    cutTo(escaped(paragraphs.join('\n\n')), SECTION),
    linesThatFit(lines, SECTION, language).join('\n'),
    url === undefined ? '' : link(url, messageText('open', language)),
  ];
  return JSON.stringify({
    text: cutTo(escaped(title), SECTION),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: cutTo(title, HEADER), emoji: false } },
      ...sections.filter(text => text !== '').map(section),
    ],
  });
}

export const sendSlack: SendOnce = (services, { secrets }, message) =>
  postMessage(services, { url: secrets.url ?? '', body: slackBody(message), refusals: [400, 413] });
