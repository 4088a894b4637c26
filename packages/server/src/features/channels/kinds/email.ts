import { escapeHtml } from '../../../kernel/text/escape-html.ts';
import { mailPage } from '../../../kernel/text/mail-page.ts';
import { MailError } from '../../../ports/mail/port.ts';
import type { Message } from '../message.ts';
import { messageText } from '../message-texts.ts';
import { cutTo, linkAddress } from './plain-text.ts';
import { failedAttempt, type SendOnce } from './receiver.ts';

const SUBJECT = 200;
const ANSWER_CHARACTERS = 300;
const REFUSAL_CHARACTERS = 2000;
/** Less than the lease of a delivery: what outlives that is sent a second time. */
const DEADLINE_MS = 75_000;

const BUTTON =
  'display:inline-block;padding:8px 16px;border-radius:6px;background:#3b5bdb;color:#ffffff;text-decoration:none';

/** Only addresses of the web become links: sites have a say in them. */
const link = (url: string, text: string, style = '') => {
  const address = linkAddress(url);
  if (address === undefined) return escapeHtml(text);
  return `<a href="${escapeHtml(address)}"${style && ` style="${style}"`}>${escapeHtml(text)}</a>`;
};

type MailedText = Pick<Message, 'title' | 'paragraphs' | 'items' | 'url' | 'language'> & {
  /** What the link at the end is called, if not as that to a page of ours. */
  readonly action?: string;
};

/** The message as text and as HTML. */
export function mailBody({ title, paragraphs, items, url, language = 'en', action }: MailedText): {
  text: string;
  html: string;
} {
  const lines = items.map(item => `- ${item.text}${item.url === undefined ? '' : `\n  ${item.url}`}`);
  const text = [title, ...paragraphs, lines.join('\n'), url ?? ''].filter(part => part !== '').join('\n\n');
  // The title is the subject, which is shown before it.
  const preview = paragraphs[0] ?? items[0]?.text;
  const html = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>`,
    ...paragraphs.map(paragraph => `<p>${escapeHtml(paragraph)}</p>`),
    ...(items.length === 0
      ? []
      : [
          `<ul style="padding-left:20px">${items.map(item => `<li>${item.url === undefined ? escapeHtml(item.text) : link(item.url, item.text)}</li>`).join('')}</ul>`,
        ]),
    ...(url === undefined
      ? []
      : [`<p style="margin:24px 0 0">${link(url, action ?? messageText('open', language), BUTTON)}</p>`]),
  ].join('\n');
  return { text: `${text}\n`, html: mailPage(language, title, html, preview) };
}

const refusalOf = (refused: readonly string[]) =>
  `The mail server refused ${refused.join(', ')}. The other recipients have the mail. Check these addresses.`;

export const sendEmail: SendOnce = async ({ mail }, { settings }, message, { messageKey }) => {
  try {
    const subject = cutTo(message.title, SUBJECT);
    const { answer, refused } = await mail.send({
      to: settings.recipients ?? [],
      subject,
      ...mailBody(message),
      messageKey,
      deadlineMs: DEADLINE_MS,
    });
    const sent = { ok: true, answer: cutTo(answer, ANSWER_CHARACTERS) } as const;
    return refused.length === 0 ? sent : { ...sent, error: cutTo(refusalOf(refused), REFUSAL_CHARACTERS) };
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
