import type { MadeReport } from '../../report-prints/index.ts';

const TEXTS = {
  en: {
    subject: (client: string, period: string) => `Report for ${client}, ${period}`,
    greeting: 'Hello,',
    body: (client: string, period: string) => `Attached is the report on the websites of ${client} for ${period}.`,
  },
  de: {
    subject: (client: string, period: string) => `Bericht für ${client}, ${period}`,
    greeting: 'Guten Tag,',
    body: (client: string, period: string) =>
      `im Anhang ist der Bericht über die Websites von ${client} für ${period}.`,
  },
} as const;

/** What the mail says; the report itself is attached. */
export function mailTexts({ report, branding }: MadeReport): { subject: string; text: string; html: string } {
  const words = TEXTS[report.language];
  const period = periodWords(report);
  const paragraphs = [
    words.greeting,
    words.body(report.client.name, period),
    branding.senderName || branding.name,
    branding.contactLine,
  ].filter(paragraph => paragraph !== '');
  const html = paragraphs.map(paragraph => `<p>${escaped(paragraph)}</p>`).join('\n');
  const style = 'font-family:sans-serif;font-size:15px;line-height:1.5';
  return {
    subject: words.subject(report.client.name, period),
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${report.language}"><head><meta charset="utf-8"></head><body style="${style}">${html}</body></html>`,
  };
}

function periodWords({ period, language }: MadeReport['report']): string {
  const day = (date: string) => new Date(`${date}T00:00:00Z`);
  if (period.month !== null) {
    return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      day(period.from),
    );
  }
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(day(period.from), day(period.to));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '');
