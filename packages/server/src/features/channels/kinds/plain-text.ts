import type { MessageLanguage } from '../../../kernel/text/message-language.ts';
import type { Message } from '../message.ts';
import { messageText } from '../message-texts.ts';

/** Cut to so many characters, with an ellipsis where something is missing. */
export function cutTo(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;
}

/**
 * The lines of a list, as many as fit, and how many more there are.
 * @param most Characters over all lines.
 * @param language Of the message.
 * @param beyond Lines that are there besides, only to be counted.
 */
export function linesThatFit(lines: readonly string[], most: number, language?: MessageLanguage, beyond = 0): string[] {
  const fitting: string[] = [];
  let left = most - 20;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    fitting.push(line);
  }
  const count = lines.length - fitting.length + beyond;
  return count === 0 ? fitting : [...fitting, messageText('more', language, { count })];
}

/** The message without its title. */
export function textOfMessage({ paragraphs, items, moreItems, url, language }: Message, most: number): string {
  const lines = items.map(({ text, url }) => `- ${text}${url === undefined ? '' : ` ${url}`}`);
  const head = cutTo(paragraphs.join('\n\n'), Math.floor(most / 2));
  const parts = [
    head,
    linesThatFit(lines, Math.floor(most / 2) - 300, language, moreItems).join('\n'),
    url === undefined ? '' : cutTo(url, 280),
  ];
  return parts.filter(part => part !== '').join('\n\n');
}

/** An address as a link may have it in any of the formats; undefined for what is no address of the web. */
export function linkAddress(url: string | undefined): string | undefined {
  if (url === undefined || !/^https?:\/\//i.test(url)) return undefined;
  return url.replace(/[()[\]<>|"\\\s]/g, character => {
    const encoded = encodeURIComponent(character);
    return encoded === character ? `%${character.charCodeAt(0).toString(16)}` : encoded;
  });
}

/** A line for each item, with the link where it has one. */
export function itemLines(
  items: Message['items'],
  {
    bullet,
    link,
    escaped,
  }: { bullet: string; link: (url: string, text: string) => string; escaped: (text: string) => string },
): string[] {
  return items.map(({ text, url }) => {
    const address = linkAddress(url);
    return `${bullet} ${address === undefined ? escaped(text) : link(address, text)}`;
  });
}
