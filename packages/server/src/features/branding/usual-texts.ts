import type { ReportLanguage } from './branding.ts';

/** What a report says before and after the figures as long as nobody has written anything else. */
export const USUAL_TEXTS: Readonly<Record<ReportLanguage, { intro: string; closing: string }>> = {
  en: {
    intro: 'This report shows what we did for the websites of {client} in {period}, and how they fared.',
    closing: 'If you have questions about this report, please contact us.',
  },
  de: {
    intro:
      'Dieser Bericht zeigt, was wir im Zeitraum {period} für die Websites von {client} getan haben und wie sie liefen.',
    closing: 'Wenn Sie Fragen zu diesem Bericht haben, melden Sie sich bitte bei uns.',
  },
};
