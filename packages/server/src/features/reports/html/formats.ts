import type { ReportLanguage } from '../../branding/index.ts';

const LOCALES: Readonly<Record<ReportLanguage, string>> = { en: 'en-GB', de: 'de-DE' };

export interface PeriodDays {
  readonly from: string;
  readonly to: string;
  readonly month: string | null;
}

export type ReportFormats = ReturnType<typeof makeFormats>;

const made = new Map<string, ReportFormats>();

/** Numbers and dates as a report writes them. Kept: each makes a dozen formats, which takes longer than using them. */
export function reportFormats(language: ReportLanguage, timeZone: string): ReportFormats {
  const key = `${language} ${timeZone}`;
  const known = made.get(key) ?? makeFormats(language, timeZone);
  made.set(key, known);
  return known;
}

function makeFormats(language: ReportLanguage, timeZone: string) {
  const locale = LOCALES[language];
  const dates = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const days = dates({ day: 'numeric', month: 'long', year: 'numeric' }, 'UTC');
  const shortDays = dates({ day: 'numeric', month: 'short' }, 'UTC');
  const months = dates({ month: 'long', year: 'numeric' }, 'UTC');
  const instants = dates({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' });
  const instantDays = dates({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const longDays = dates({ day: 'numeric', month: 'long', year: 'numeric' });
  const plurals = new Intl.PluralRules(locale);
  const moneys = new Map<string, Intl.NumberFormat>();
  return {
    number: (value: number) => numbers.format(value),
    /** '–' where nothing is known; never 100 for what was not whole: ratios are rounded down. */
    percent: (ratio: number | null) =>
      ratio === null ? '–' : `${ratio === 100 ? numbers.format(100) : percents.format(ratio)}\u00a0%`,
    day: (date: string) => days.format(Date.parse(date)),
    shortDay: (date: string) => shortDays.format(Date.parse(date)),
    month: (date: string) => months.format(Date.parse(date.slice(0, 7))),
    instant: (iso: string) => instants.format(Date.parse(iso)),
    instantDay: (iso: string) => instantDays.format(Date.parse(iso)),
    longDay: (iso: string) => longDays.format(Date.parse(iso)),
    periodText: ({ from, to, month }: PeriodDays) =>
      month === null
        ? from === to
          ? days.format(Date.parse(from))
          : days.formatRange(Date.parse(from), Date.parse(to))
        : months.format(Date.parse(month)),
    isOne: (value: number) => plurals.select(value) === 'one',
    money: (amount: number, currency: string) => {
      const format = moneys.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
      moneys.set(currency, format);
      return format.format(amount);
    },
  };
}
