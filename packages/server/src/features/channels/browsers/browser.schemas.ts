import { type Static, Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import type { MessageLanguage } from '../../../kernel/text/message-language.ts';
import { channelLanguageSchema } from '../channel.schemas.ts';
import type { ChannelRow } from '../channel.ts';
import { lastErrorFields, lastErrorOf } from '../kinds/attempt-failure.ts';

/** A person has at most so many browsers. */
export const MOST_BROWSERS = 10;

export const browserIdSchema = Type.Integer({ minimum: 1, description: 'Id of the browser, as listed.' });

export const pushBrowserSchema = Type.Object(
  {
    id: browserIdSchema,
    name: Type.String({ description: 'What you call it.' }),
    language: channelLanguageSchema,
    gone: Type.Boolean({
      description: 'True if it takes no more messages: its permission was withdrawn, or it has forgotten this server.',
    }),
    fingerprint: Type.String({
      description: 'SHA-256 of the address of its subscription, in hex: by it a browser knows itself in the list.',
    }),
    added: Type.String({ description: 'When it was turned on, ISO 8601 UTC.' }),
    last_success: textOrNull('When a message last went out to it, to the minute, ISO 8601 UTC; null for never.'),
    last_error: textOrNull('Why the last attempt failed; null if it succeeded.'),
    ...lastErrorFields,
  },
  { description: 'The browser.' },
);

export function pushBrowserView(row: ChannelRow): Static<typeof pushBrowserSchema> {
  return {
    id: row.id,
    name: row.name,
    language: row.language as MessageLanguage,
    gone: row.enabled === 0,
    fingerprint: row.endpoint_hash ?? '',
    added: isoInstant(row.created_at),
    last_success: isoInstantOrNull(row.last_success_at),
    ...lastErrorOf(row),
  };
}
