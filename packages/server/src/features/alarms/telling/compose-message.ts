import { fillMessage, type MessageValues } from '../../../kernel/text/fill-message.ts';
import type { MessageLanguage } from '../../../kernel/text/message-language.ts';
import { pageUrl } from '../../../kernel/text/page-url.ts';
import type { Message, MessageKind } from '../../channels/index.ts';
import {
  type EventSeverity,
  type EventTarget,
  type EventView,
  eventWords,
  pageOfEvent,
  togetherOf,
} from '../../events/index.ts';
import { severityRank } from '../rules/rule.ts';
import { isOfHost } from './join-told.ts';
import { TELLING_TEXTS } from './telling-texts.ts';

/** Names beyond these are only counted: receivers limit the size of messages. */
const MOST_ITEMS = 500;
const MOST_EVENTS = 500;

interface MessageTo {
  /** Name of the rule. */
  readonly rule: string;
  /** Address of the dashboard that the message leads to; '' if people can't open it by a link. */
  readonly baseUrl: string;
  /** In which the events are told, too. */
  readonly language: MessageLanguage;
  /** In which times are told. */
  readonly timeZone: string;
  /** It tells of alarms that are over, to somebody who will not hear that otherwise. */
  readonly past?: boolean | undefined;
}

/** The message about some events. Pure. */
export function composeMessage(
  kind: MessageKind,
  { rule, baseUrl, language, timeZone, past = false }: MessageTo,
  events: readonly EventView[],
): Message {
  const [only] = events;
  const severity = mostUrgent(events.map(event => event.severity));
  // A reminder is about alarms, not about new events.
  const url = pageUrl(baseUrl, pageOf(kind, events));
  const told = {
    kind,
    language,
    severity,
    events: kind === 'reminder' ? [] : events.slice(0, MOST_EVENTS),
    ...(url === undefined ? {} : { url }),
  };
  const titled = (title: string) => (past ? said(language, 'past', { title }) : title);
  if (only && events.length === 1 && kind !== 'digest' && kind !== 'reminder') {
    return { ...told, title: titled(only.title), paragraphs: [only.text], items: itemsOf(events) };
  }
  return {
    ...told,
    title: titled(titleOf(kind, { rule, language, timeZone }, events)),
    paragraphs: paragraphsOf(kind, language, events, past),
    items: itemsOf(events),
  };
}

/** Composes a message when it is first wanted in a language: most receivers have the same. */
export function inEachLanguage(
  compose: (language: MessageLanguage) => Message,
): (language: MessageLanguage) => Message {
  const made = new Map<MessageLanguage, Message>();
  return language => {
    const message = made.get(language) ?? compose(language);
    made.set(language, message);
    return message;
  };
}

/** Where something can be done about it. A reminder leads to the alarms, where they are acknowledged. */
function pageOf(kind: MessageKind, events: readonly EventView[]): string {
  if (kind === 'digest') return '/notifications?view=events';
  if (kind === 'reminder') return '/alarms';
  const one = theSame(events, ({ site }) => ({ siteId: site?.id }));
  return one ?? theSame(events, () => ({})) ?? '/alarms';
}

/** The page of all of them; undefined if they have different ones. */
function theSame(events: readonly EventView[], target: (event: EventView) => EventTarget): string | undefined {
  const pages = new Set(events.map(event => pageOfEvent(event.type, target(event), event.data)));
  return pages.size === 1 ? [...pages][0] : undefined;
}

const said = (language: MessageLanguage, text: keyof (typeof TELLING_TEXTS)['en'], values: MessageValues = {}) =>
  fillMessage(TELLING_TEXTS[language][text], values, language);

function titleOf(
  kind: MessageKind,
  { rule, language, timeZone }: Omit<MessageTo, 'baseUrl' | 'past'>,
  events: readonly EventView[],
): string {
  const count = events.length;
  if (kind === 'digest') return said(language, 'digest', { rule, count });
  if (kind === 'reminder') return said(language, 'reminder', { count });
  const [first] = events;
  if (first === undefined) return rule;
  const isOfOneType = events.every(({ type }) => type === first.type);
  if (!isOfOneType) return said(language, 'othersToo', { title: first.title, count: count - 1 });
  const shared = new Set(events.map(({ type, data }) => togetherOf(type, data)));
  // Of several hosts, none is named.
  const data = shared.size === 1 ? first.data : { ...first.data, host: null };
  const together = eventWords({ language, timeZone }).titleOfMany(first.type, count, data);
  return together ?? said(language, 'moreToo', { title: first.title, count: count - 1 });
}

function paragraphsOf(
  kind: MessageKind,
  language: MessageLanguage,
  events: readonly EventView[],
  past: boolean,
): string[] {
  const rest = events.length - MOST_ITEMS;
  const more = rest > 0 ? [said(language, 'firstOnes', { most: MOST_ITEMS, count: rest })] : [];
  if (kind === 'digest' || kind === 'reminder') return more;
  // docs/decisions/0067: those that are found later join this alarm.
  if (kind === 'alarm' && !past && isHostOutage(events)) more.push(said(language, 'later'));
  const texts = [...new Set(events.map(({ text }) => text))];
  return [...(texts.length === 1 ? texts : []), ...more];
}

function isHostOutage(events: readonly EventView[]): boolean {
  const shared = new Set(events.map(({ type, data }) => togetherOf(type, data)));
  return shared.size === 1 && isOfHost([...shared][0] ?? '');
}

function itemsOf(events: readonly EventView[]): Message['items'] {
  return events.slice(0, MOST_ITEMS).map(({ title, site }) => ({ text: title, ...(site ? { url: site.url } : {}) }));
}

function mostUrgent(severities: readonly EventSeverity[]): EventSeverity {
  return severities.toSorted((a, b) => severityRank(a) - severityRank(b))[0] ?? 'info';
}
