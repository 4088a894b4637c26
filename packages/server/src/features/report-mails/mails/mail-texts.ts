import { escapeHtml } from '../../../kernel/text/escape-html.ts';
import { mailPage } from '../../../kernel/text/mail-page.ts';
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
  const html = paragraphs.map(paragraph => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n');
  const subject = oneLine(fillText(branding.mailSubject, values));
  return { subject, text: `${paragraphs.join('\n\n')}\n`, html: mailPage(report.language, subject, html) };
}

/** A name with a line break must not end the subject. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
