import type { EVENT_SEVERITIES } from '../../generated/choices.ts';
import { EVENT_GROUPS } from '../../generated/event-groups.ts';
import { SPEAKS_AS_SERVER } from '../../texts/language.ts';
import { named } from '../../texts/named.ts';
import { t } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';

export type EventGroupChoice = keyof typeof EVENT_GROUPS;
export type EventTypeChoice = (typeof EVENT_GROUPS)[EventGroupChoice][number];
export type EventSeverityChoice = (typeof EVENT_SEVERITIES)[number];

export const EVENT_SEVERITY_NAMES = named<EventSeverityChoice>({
  critical: 'events.severities.critical',
  high: 'events.severities.high',
  medium: 'events.severities.medium',
  low: 'events.severities.low',
  info: 'events.severities.info',
});
export const EVENT_SEVERITY_TONES: Readonly<Record<EventSeverityChoice, Tone>> = {
  critical: 'bad',
  high: 'bad',
  medium: 'warn',
  low: 'info',
  info: 'quiet',
};

export const severityLabel = () => t('events.severity');

type KeyOf<T> = T extends `${infer Subject}.${infer What}` ? `${Subject}_${What}` : never;

/** What an event of a type is called: `Site is down`. */
export const eventTitle = (type: EventTypeChoice) =>
  t(`events.types.${type.replace('.', '_') as KeyOf<EventTypeChoice>}`);

interface NamedEvent {
  readonly type: string;
  readonly site: { readonly name: string } | null;
  readonly client: { readonly name: string } | null;
}

/** What happened, in one line: in the words of the server, or by what it is called. */
export const aboutEvent = (event: NamedEvent & { readonly title: string }): string =>
  SPEAKS_AS_SERVER ? event.title : eventName(event);

/** `Site is down: Shop` */
export function eventName({ type, site, client }: NamedEvent): string {
  const about = site?.name ?? client?.name;
  return about === undefined ? typeTitle(type) : `${typeTitle(type)}: ${about}`;
}

/** The same of any type; the type itself if the page doesn't know it, as of a newer server. */
export function typeTitle(type: string): string {
  const known = Object.values(EVENT_GROUPS)
    .flat()
    .find(name => name === type);
  return known === undefined ? type : eventTitle(known);
}
