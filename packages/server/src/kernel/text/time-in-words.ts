import type { MessageLanguage } from './message-language.ts';

/** Where the language is spoken as its texts are written: with the day before the month. */
const LOCALES: Readonly<Record<MessageLanguage, string>> = { en: 'en-GB', de: 'de-DE' };

/** `4 December 2026 at 10:00 CET`, `4. Dezember 2026 um 10:00 MEZ`: as people write it. @param timeZone IANA name. */
export function timeInWords(ms: number, language: MessageLanguage, timeZone: string): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return format.format(ms);
}
