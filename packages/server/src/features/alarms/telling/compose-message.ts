import { counted } from '../../../kernel/text/counted.ts';
import { pageUrl } from '../../../kernel/text/page-url.ts';
import type { Message, MessageKind } from '../../channels/index.ts';
import {
  type EventSeverity,
  type EventTarget,
  type EventView,
  pageOfEvent,
  titleOfMany,
  togetherOf,
} from '../../events/index.ts';
import { severityRank } from '../rules/rule.ts';
import { isOfHost } from './join-told.ts';

/** Names beyond these are only counted: receivers limit the size of messages. */
const MOST_ITEMS = 500;
const MOST_EVENTS = 500;

/**
 * The message about some events. Pure.
 * @param rule Name of the rule.
 * @param baseUrl Address of the dashboard that the message leads to; '' if people can't open it by a link.
 */
export function composeMessage(
  kind: MessageKind,
  { rule, baseUrl }: { readonly rule: string; readonly baseUrl: string },
  events: readonly EventView[],
): Message {
  const [only] = events;
  const severity = mostUrgent(events.map(event => event.severity));
  // A reminder is about alarms, not about new events.
  const url = pageUrl(baseUrl, pageOf(kind, events));
  const told = {
    kind,
    severity,
    events: kind === 'reminder' ? [] : events.slice(0, MOST_EVENTS),
    ...(url === undefined ? {} : { url }),
  };
  if (only && events.length === 1 && kind !== 'digest' && kind !== 'reminder') {
    return { ...told, title: only.title, paragraphs: [only.text], items: itemsOf(events) };
  }
  return {
    ...told,
    title: titleOf(kind, rule, events),
    paragraphs: paragraphsOf(kind, events),
    items: itemsOf(events),
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

function titleOf(kind: MessageKind, rule: string, events: readonly EventView[]): string {
  const count = events.length;
  if (kind === 'digest') return `${rule}: ${counted(count, 'event')}`;
  if (kind === 'reminder') return `Still open: ${counted(count, 'alarm')}`;
  const [first] = events;
  if (first === undefined) return rule;
  const isOfOneType = events.every(({ type }) => type === first.type);
  if (!isOfOneType) return `${first.title}, and ${counted(count - 1, 'more event')}`;
  const shared = new Set(events.map(({ type, data }) => togetherOf(type, data)));
  // Of several hosts, none is named.
  const data = shared.size === 1 ? first.data : { ...first.data, host: null };
  return titleOfMany(first.type, count, data) ?? `${first.title}, and ${count - 1} more`;
}

function paragraphsOf(kind: MessageKind, events: readonly EventView[]): string[] {
  const rest = events.length - MOST_ITEMS;
  const more = rest > 0 ? [`The first ${MOST_ITEMS} are listed; there are ${rest} more.`] : [];
  if (kind === 'digest' || kind === 'reminder') return more;
  // docs/decisions/0067: those that are found later join this alarm.
  if (kind === 'alarm' && isHostOutage(events)) more.push(LATER);
  const texts = [...new Set(events.map(({ text }) => text))];
  return [...(texts.length === 1 ? texts : []), ...more];
}

const LATER =
  'Other sites of this host that are found to be down within the next hour join this alarm without a message.';

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
