import { fillText } from '../../branding/index.ts';
import type { MadeReport } from '../../report-prints/index.ts';

interface MailTexts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the mail says; the report itself is attached. Sender and contact line of the branding end it. */
export function mailTexts({ report, branding, values }: Pick<MadeReport, 'report' | 'branding' | 'values'>): MailTexts {
  const written = fillText(branding.mailText.replace(/\r\n?/g, '\n'), values);
  const paragraphs = [...written.split(/\n{2,}/), branding.senderName || branding.name, branding.contactLine].filter(
    paragraph => paragraph.trim() !== '',
  );
  const html = paragraphs.map(paragraph => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n');
  const style = 'font-family:sans-serif;font-size:15px;line-height:1.5';
  return {
    subject: oneLine(fillText(branding.mailSubject, values)),
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${report.language}"><head><meta charset="utf-8"></head><body style="${style}">${html}</body></html>`,
  };
}

/** A name with a line break must not end the subject. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '');
