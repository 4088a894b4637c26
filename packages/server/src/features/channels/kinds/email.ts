import { MailError } from '../../../ports/mail/port.ts';
import type { Message } from '../message.ts';
import { messageText } from '../message-texts.ts';
import { cutTo, linkAddress } from './plain-text.ts';
import { failedAttempt, type SendOnce } from './receiver.ts';

const SUBJECT = 200;
const ANSWER_CHARACTERS = 300;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '');
/** Only addresses of the web become links: sites have a say in them. */
const link = (url: string, text: string) => {
  const address = linkAddress(url);
  return address === undefined ? escapeHtml(text) : `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
};

type MailedText = Pick<Message, 'title' | 'paragraphs' | 'items' | 'url' | 'language'>;

/** The message as text and as HTML. */
export function mailBody({ title, paragraphs, items, url, language = 'en' }: MailedText): {
  text: string;
  html: string;
} {
  const lines = items.map(item => `- ${item.text}${item.url === undefined ? '' : `\n  ${item.url}`}`);
  const text = [title, ...paragraphs, lines.join('\n'), url ?? ''].filter(part => part !== '').join('\n\n');
  const html = [
    `<h2 style="font-size:18px">${escapeHtml(title)}</h2>`,
    ...paragraphs.map(paragraph => `<p>${escapeHtml(paragraph)}</p>`),
    ...(items.length === 0
      ? []
      : [
          `<ul>${items.map(item => `<li>${item.url === undefined ? escapeHtml(item.text) : link(item.url, item.text)}</li>`).join('')}</ul>`,
        ]),
    ...(url === undefined ? [] : [`<p>${link(url, messageText('open', language))}</p>`]),
  ].join('\n');
  const head = `<meta charset="utf-8"><title>${escapeHtml(title)}</title>`;
  const style = 'font-family:sans-serif;font-size:15px;line-height:1.5';
  return {
    text: `${text}\n`,
    html: `<!doctype html><html lang="${language}"><head>${head}</head><body style="${style}">${html}</body></html>`,
  };
}

export const sendEmail: SendOnce = async ({ mail }, { settings }, message, { messageKey }) => {
  try {
    const subject = cutTo(message.title, SUBJECT);
    const answer = await mail.send({ to: settings.recipients ?? [], subject, ...mailBody(message), messageKey });
    return { ok: true, answer: cutTo(answer, ANSWER_CHARACTERS) };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { replyCode: statusCode, permanent } = error;
    const code = statusCode === undefined ? 'mail_failed' : 'mail_refused';
    return failedAttempt(code, cutTo(error.message, ANSWER_CHARACTERS), {
      statusCode,
      final: permanent ? 'dead' : undefined,
    });
  }
};
