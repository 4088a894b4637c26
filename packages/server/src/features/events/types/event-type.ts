import type { Static, TObject } from 'typebox';

/** From the most to the least urgent. */
export const EVENT_SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type EventSeverity = (typeof EVENT_SEVERITIES)[number];

/** opens: a cause begins. closes: it is over. single: neither, it just happened. */
export const EVENT_PHASES = ['opens', 'closes', 'single'] as const;
export type EventPhase = (typeof EVENT_PHASES)[number];

/** What an event is about, besides its data. */
export interface EventTarget {
  readonly siteId?: number | undefined;
  readonly clientId?: number | undefined;
}

/**
 * The facts of one type of event, besides its texts (`texts/`). Pure. Written as methods, so that the facts of any type
 * can be taken for those of some type, whose data are only known as an object.
 */
export interface EventTypeFacts<Schema extends TObject = TObject, Data = object> {
  /** When it happens, for documents and forms. */
  readonly summary: string;
  readonly data: Schema;
  severity(data: Data): EventSeverity;
  /** Path of the page where something can be done about it; of a target without site, that of many sites. */
  page(target: EventTarget, data: Data): string;
  /** Key of the cause that it opens. */
  opens?(target: EventTarget, data: Data): string;
  /** Rules pass it over: who did it knows. */
  readonly untold?: true;
  /** Key of the cause that it closes. */
  closes?(target: EventTarget, data: Data): string;
  /** Causes that are told in one message have this in common, such as a host; '' for nothing. */
  together?(data: Data): string;
}

/** Gives the functions of a type the data that its schema describes. */
export function eventType<Schema extends TObject>(
  facts: Omit<EventTypeFacts<Schema, Static<Schema>>, 'severity'> & {
    readonly severity: EventSeverity | ((data: Static<Schema>) => EventSeverity);
  },
): EventTypeFacts<Schema, Static<Schema>> {
  const { severity } = facts;
  return { ...facts, severity: typeof severity === 'function' ? severity : () => severity };
}
