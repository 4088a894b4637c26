import type { Static } from 'typebox';
import type { EventPhase, EventSeverity, EventTarget, EventTypeFacts } from './types/event-type.ts';
import { EXPIRY_EVENTS } from './types/expiry-types.ts';
import { RUN_EVENTS } from './types/run-types.ts';
import { SAFETY_EVENTS } from './types/safety-types.ts';
import { SERVER_EVENTS } from './types/server-types.ts';
import { SITE_EVENTS } from './types/site-types.ts';

/** Types by subject: a rule may name a whole group. */
export const EVENT_GROUPS = {
  sites: Object.keys(SITE_EVENTS),
  expiry: Object.keys(EXPIRY_EVENTS),
  safety: Object.keys(SAFETY_EVENTS),
  runs: Object.keys(RUN_EVENTS),
  server: Object.keys(SERVER_EVENTS),
} as const;
export type EventGroup = keyof typeof EVENT_GROUPS;
export const EVENT_GROUP_NAMES = Object.keys(EVENT_GROUPS) as readonly EventGroup[];

export function eventGroupOf(type: string): EventGroup | undefined {
  return EVENT_GROUP_NAMES.find(group => EVENT_GROUPS[group].includes(type));
}

/** Every type of event. */
export const EVENT_TYPES = {
  ...SITE_EVENTS,
  ...EXPIRY_EVENTS,
  ...SAFETY_EVENTS,
  ...RUN_EVENTS,
  ...SERVER_EVENTS,
} as const;

export type EventType = keyof typeof EVENT_TYPES;

/** What an event of each type tells. */
export type EventData = { [T in EventType]: Static<(typeof EVENT_TYPES)[T]['data']> };

/** An event that is to be written. Sites and clients are named by their id. */
export type NewEvent = {
  [T in EventType]: {
    readonly type: T;
    readonly siteId?: number | undefined;
    readonly clientId?: number | undefined;
    readonly data: EventData[T];
    /** Key of its cause, if it is not the usual one of its type. */
    readonly cause?: string | undefined;
  };
}[EventType];

export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as readonly EventType[];

const FACTS: ReadonlyMap<string, EventTypeFacts> = new Map(Object.entries(EVENT_TYPES));

/** The facts of a type; undefined for one that this release does not know. */
export const eventTypeFacts = (type: string) => FACTS.get(type);

export function phaseOf(type: string): EventPhase {
  const facts = eventTypeFacts(type);
  if (facts?.opens) return 'opens';
  return facts?.closes ? 'closes' : 'single';
}

/** Key of the cause that an event opens or closes; '' for an event that does neither. */
export function causeOf(type: string, target: EventTarget, data: object): string {
  const facts = eventTypeFacts(type);
  return facts?.opens?.(target, data) ?? facts?.closes?.(target, data) ?? '';
}

export const severityOf = (type: string, data: object): EventSeverity => eventTypeFacts(type)?.severity(data) ?? 'info';

/** What events of causes that belong into one message have in common; '' for nothing. */
export const togetherOf = (type: string, data: object): string => eventTypeFacts(type)?.together?.(data) ?? '';

/** Whether rules may tell an event of the type. */
export const isTold = (type: string): boolean => eventTypeFacts(type)?.untold !== true;

/** Path of the page where something can be done about an event; of a target without site, about those of many. */
export const pageOfEvent = (type: string, target: EventTarget, data: object): string | undefined =>
  eventTypeFacts(type)?.page(target, data);
