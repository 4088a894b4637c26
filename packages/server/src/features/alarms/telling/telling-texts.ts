import type { MessageLanguage } from '../../../kernel/text/message-language.ts';

/** What messages say about several events, in the ICU format. */
interface TellingTexts {
  readonly digest: string;
  readonly reminder: string;
  readonly othersToo: string;
  readonly moreToo: string;
  readonly firstOnes: string;
  readonly later: string;
  readonly past: string;
}

export const TELLING_TEXTS: Readonly<Record<MessageLanguage, TellingTexts>> = {
  en: {
    digest: '{rule}: {count, plural, one {# event} other {# events}}',
    reminder: 'Still open: {count, plural, one {# alarm} other {# alarms}}',
    othersToo: '{title}, and {count, plural, one {# more event} other {# more events}}',
    moreToo: '{title}, and {count, number} more',
    firstOnes: 'The first {most, number} are listed; there are {count, number} more.',
    later: 'Other sites of this host that are found to be down within the next hour join this alarm without a message.',
    past: 'Already over: {title}',
  },
  de: {
    digest: '{rule}: {count, plural, one {# Ereignis} other {# Ereignisse}}',
    reminder: 'Noch offen: {count, plural, one {# Alarm} other {# Alarme}}',
    othersToo: '{title}, und {count, plural, one {# weiteres Ereignis} other {# weitere Ereignisse}}',
    moreToo: '{title}, und {count, number} weitere',
    firstOnes: 'Die ersten {most, number} sind aufgeführt; es gibt {count, number} weitere.',
    later:
      'Weitere Websites dieses Hosts, die in der nächsten Stunde als ausgefallen erkannt werden, gehören zu diesem Alarm und werden nicht eigens gemeldet.',
    past: 'Schon vorbei: {title}',
  },
};
