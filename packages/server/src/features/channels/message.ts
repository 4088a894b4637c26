import type { MessageLanguage } from '../../kernel/text/message-language.ts';
import type { EventSeverity, EventView, NamedEventRow } from '../events/index.ts';

export type MessageKind = 'event' | 'alarm' | 'reminder' | 'recovery' | 'digest' | 'test';

/** What is sent, before it takes the form that a kind of channel wants. Its texts are plain text. */
export interface Message {
  readonly kind: MessageKind;
  /** Messages of earlier releases have none, and are in English. */
  readonly language?: MessageLanguage;
  readonly severity: EventSeverity;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly { readonly text: string; readonly url?: string }[];
  /** Items beyond these, which are only counted. */
  readonly moreItems?: number;
  /** A page of ours about it. */
  readonly url?: string;
  readonly events: readonly EventView[];
}

/** As events name what they are about. */
export type MessageSubject = Pick<NamedEventRow, 'site_id' | 'client_id'>;

export interface NewDelivery {
  readonly channelId: number;
  /** Messages of one key arrive in the order in which they were enqueued, such as `site:12`; '' for no order. */
  readonly orderKey: string;
  /** A key that it has instead, as long as a message with that is still to arrive. */
  readonly behind?: string | undefined;
  readonly message: Message;
  /** The sites and clients that it is about. */
  readonly about: readonly MessageSubject[];
  /** What is enqueued again under the same key, to the same channel, is sent once. */
  readonly dedupeKey: string;
}
