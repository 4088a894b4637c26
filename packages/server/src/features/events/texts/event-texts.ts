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

/** Sentences by code, and one for codes that it does not have. */
export interface TextsByCode {
  readonly other: string;
  readonly [code: string]: string;
}

/** All texts about events in one language. */
export interface EventTexts {
  readonly types: Readonly<Record<KeyOf<EventType>, EventTypeTexts>>;
  /** Why it happened, by code: what the server says of it besides is in English. */
  readonly whys: {
    /** By the fault of a check. */
    readonly down: TextsByCode;
    /** By what a site was disconnected. */
    readonly disconnected: TextsByCode;
    /** By what an update left a site with. */
    readonly broken: TextsByCode;
    /** By the cause of the failure of a sync, or by its error. */
    readonly sync: TextsByCode;
    /** By the fault of a feed. */
    readonly feed: TextsByCode;
    /** By the error of a channel. */
    readonly channel: TextsByCode;
    readonly halted: string;
    readonly outbound: string;
  };
  /** What a key may do, by permission. */
  readonly permissions: Readonly<Record<string, string>>;
  /** A key that did something. */
  readonly keyOf: string;
  readonly units: Readonly<Record<'second' | 'minute' | 'hour' | 'day', string>>;
}

/** The key of the texts of a type: `site.down` is `site_down`. */
export const keyOfType = (type: string) => type.replace('.', '_');
