import { fillMessage, type MessageValues } from '../../kernel/text/fill-message.ts';
import type { MessageLanguage } from '../../kernel/text/message-language.ts';
import { timeInWords } from '../../kernel/text/time-in-words.ts';
import { type EventTypeTexts, keyOfType, type TextsByCode } from './texts/event-texts.ts';
import { EVENT_TEXTS } from './texts/index.ts';

/** How events are told. */
export interface ToldIn {
  readonly language: MessageLanguage;
  /** IANA name. */
  readonly timeZone: string;
}

/** To programs. */
export const TOLD_TO_PROGRAMS: ToldIn = { language: 'en', timeZone: 'UTC' };

/** What is told about an event in a language. Plain text, which repeats what sites have said unescaped. */
export interface EventWords {
  /** One line. @param site Name of the site; '' for an event about none. */
  title(type: string, data: object, site: string): string;
  /** One or two sentences: what happened, and what to do. */
  text(type: string, data: object, site: string): string;
  /** Title of one message about several events of a type; undefined if the type has none. */
  titleOfMany(type: string, count: number, data: object): string | undefined;
}

export function eventWords(told: ToldIn): EventWords {
  const { language } = told;
  const fill = (text: string | undefined, type: string, data: object, more: MessageValues) => {
    try {
      return text && fillMessage(text, { ...eventValues(type, data as EventFields, told), ...more }, language);
    } catch {
      return undefined; // data that nobody thought of: the event is told by its type, and keeps no others from being told
    }
  };
  return {
    title: (type, data, site) => fill(textsOf(type, language)?.title, type, data, { site }) ?? type,
    text: (type, data, site) => fill(textsOf(type, language)?.text, type, data, { site }) ?? '',
    titleOfMany: (type, count, data) => fill(textsOf(type, language)?.many, type, data, { count }),
  };
}

/** Undefined for a type that this release does not know. */
function textsOf(type: string, language: MessageLanguage): EventTypeTexts | undefined {
  const texts: Readonly<Record<string, EventTypeTexts>> = EVENT_TEXTS[language].types;
  const key = keyOfType(type);
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

interface EventFields {
  readonly [name: string]: unknown;
  readonly days_left?: number;
  readonly down_seconds?: number;
  readonly reason?: string;
  readonly error_code?: string;
  readonly cause?: string | null;
  readonly message?: string;
}

/** The data as values of a text, with what follows from them. */
function eventValues(type: string, data: EventFields, told: ToldIn): MessageValues {
  const { language } = told;
  const { down_seconds = 0, days_left: days = 0 } = data;
  const shown = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shownAs(name, value, told)]));
  return {
    ...shown,
    days: Math.abs(days),
    when: days === 0 ? 'today' : days < 0 ? 'past' : 'future',
    duration: duration(down_seconds, language),
    why: whyOf(type, data, shown, language),
  };
}

/** The message of the server, which is in English, or what is said of its code. */
function whyOf(type: string, data: EventFields, shown: MessageValues, language: MessageLanguage): string {
  const { message = type === 'run.halted' ? data.reason : '' } = data;
  const text = language === 'en' && message ? undefined : textOfCode(type, data, language);
  return text === undefined ? (message ?? '') : fillMessage(text, shown, language);
}

function textOfCode(
  type: string,
  { reason, error_code, cause }: EventFields,
  language: MessageLanguage,
): string | undefined {
  const { down, disconnected, broken, sync, feed, channel, halted, outbound } = EVENT_TEXTS[language].whys;
  if (type === 'site.down') return byCode(down, reason);
  if (type === 'site.disconnected') return byCode(disconnected, reason);
  if (type === 'site.broken') return byCode(broken, reason);
  if (type === 'site.sync_failing') return (cause && sync[cause]) || byCode(sync, error_code);
  if (type === 'feed.failing') return byCode(feed, error_code);
  if (type === 'channel.failing') return byCode(channel, error_code);
  if (type === 'run.halted') return halted;
  return type === 'monitoring.outbound_broken' ? outbound : undefined;
}

/** Codes of other releases may have no text of their own. */
const byCode = (texts: TextsByCode, code = '') => (Object.hasOwn(texts, code) ? texts[code] : texts.other);

/** What a member is called whose value is a time. Others may look like one: sites name their plugins as they like. */
const OF_TIMES = /(^|_)(at|on|since|until)$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function shownAs(name: string, value: unknown, { language, timeZone }: ToldIn): string | number {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : listed(name, value, language);
  const text = String(value);
  if (name === 'by') return personIn(text, language);
  if (name === 'price') return language === 'en' ? text : text.replace('.', ',');
  if (!OF_TIMES.test(name)) return text;
  if (INSTANT.test(text)) {
    // The day is what counts of an expiry.
    return name === 'expires_at'
      ? dayIn(text.slice(0, 10), language)
      : timeInWords(Date.parse(text), language, timeZone);
  }
  return DAY.test(text) ? dayIn(text, language) : text;
}

function listed(name: string, values: readonly unknown[], language: MessageLanguage): string {
  const { permissions } = EVENT_TEXTS[language];
  const words = name === 'permissions' ? values.map(value => permissions[String(value)] ?? value) : values;
  return words.join(', ');
}

/** @param actor As `actorName` has it. */
function personIn(actor: string, language: MessageLanguage): string {
  const [kind] = actor.split(':', 1);
  const name = actor.slice(actor.indexOf(':') + 1);
  if (kind === 'system') return 'Sitekeeper';
  return kind === 'key' ? fillMessage(EVENT_TEXTS[language].keyOf, { name }, language) : name;
}

/** `2026-12-31`, or `31.12.2026`. */
function dayIn(day: string, language: MessageLanguage): string {
  return language === 'en' ? day : day.split('-').reverse().join('.');
}

/** `45 seconds`, `12 minutes`, `3 hours 5 minutes`, `2 days 4 hours`: the two largest units, but no seconds of minutes. */
export function duration(seconds: number, language: MessageLanguage): string {
  const { units } = EVENT_TEXTS[language];
  const say = (unit: keyof typeof units, count: number) => fillMessage(units[unit], { count }, language);
  const both = (first: string, unit: keyof typeof units, rest: number) =>
    rest === 0 ? first : `${first} ${say(unit, rest)}`;
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)];
  if (minutes === 0) return say('second', seconds);
  if (hours === 0) return say('minute', minutes);
  return days === 0 ? both(say('hour', hours), 'minute', minutes % 60) : both(say('day', days), 'hour', hours % 24);
}
