import type { ReportLanguage } from './branding.ts';

interface UsualTexts {
  readonly intro: string;
  readonly closing: string;
  readonly mailSubject: string;
  readonly mailText: string;
}

/** What a report says before and after the figures, and its mail, as long as nobody has written anything else. */
export const USUAL_TEXTS: Readonly<Record<ReportLanguage, UsualTexts>> = {
  en: {
    intro: 'This report shows what we did for the websites of {client} in {period}, and how they fared.',
    closing: 'If you have questions about this report, please contact us.',
    mailSubject: 'Report for {client}, {period}',
    mailText: 'Hello,\n\nAttached is the report on the websites of {client} for {period}.',
  },
  de: {
    intro:
      'Dieser Bericht zeigt, was wir im Zeitraum {period} für die Websites von {client} getan haben und wie sie liefen.',
    closing: 'Wenn Sie Fragen zu diesem Bericht haben, melden Sie sich bitte bei uns.',
    mailSubject: 'Bericht für {client}, {period}',
    mailText: 'Guten Tag,\n\nim Anhang ist der Bericht über die Websites von {client} für {period}.',
  },
};
