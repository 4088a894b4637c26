import type { EventType } from '../event-types.ts';

/** What is said about an event of a type. Each is a text in the ICU format; `event-words.ts` has its values. */
export interface EventTypeTexts {
  /** One line. */
  readonly title: string;
  /** One or two sentences: what happened, and what to do. */
  readonly text: string;
  /** One line about `count` sites at once, made from the data of one of them. */
  readonly many?: string;
}

type KeyOf<T> = T extends `${infer Subject}.${infer What}` ? `${Subject}_${What}` : never;

/** All texts about events in one language. */
export interface EventTexts {
  readonly types: Readonly<Record<KeyOf<EventType>, EventTypeTexts>>;
  /** Why it happened, by code: what the server says of it besides is in English. */
  readonly whys: {
    /** By the fault of a check. */
    readonly down: Readonly<Record<string, string>>;
    /** By what a site was disconnected. */
    readonly disconnected: Readonly<Record<string, string>>;
    /** By what an update left a site with. */
    readonly broken: Readonly<Record<string, string>>;
    /** By the error of a sync. */
    readonly sync: Readonly<Record<string, string>>;
    /** By the fault of a feed. */
    readonly feed: Readonly<Record<string, string>>;
    /** By the error of a channel. */
    readonly channel: Readonly<Record<string, string>>;
    readonly halted: string;
    readonly outbound: string;
  };
  readonly units: Readonly<Record<'second' | 'minute' | 'hour' | 'day', string>>;
}

/** The key of the texts of a type: `site.down` is `site_down`. */
export const keyOfType = (type: string) => type.replace('.', '_');
