import { Type } from 'typebox';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { messageLanguageSchema } from '../../kernel/text/message-language.ts';
import { CHANNEL_KINDS, type ChannelKind } from './channel.ts';
import { lastErrorFields } from './kinds/attempt-failure.ts';

const name = { minLength: 1, maxLength: 100, pattern: '\\S', description: 'Name of the channel.' };

export const channelIdSchema = Type.Integer({ minimum: 1, description: 'Id of the channel.' });

export const channelKindSchema = Type.Unsafe<ChannelKind>({
  type: 'string',
  enum: [...CHANNEL_KINDS],
  description: 'How it is told: webhook, email, slack, discord, teams, ntfy or push.',
});

const LANGUAGE =
  'Language of titles and texts: en or de. What programs read, such as types, codes and dates, is the same in all.';
export const channelLanguageSchema = messageLanguageSchema(LANGUAGE);
export const newChannelLanguageSchema = messageLanguageSchema(LANGUAGE, 'en');

/** What a channel is made of and can be changed in. Which of them a kind needs is checked by `channel-input.ts`. */
export const channelInput = {
  url: Type.Optional(
    Type.String({
      maxLength: 2000,
      examples: ['https://hooks.example.com/sitekeeper'],
      description:
        'Of webhook, slack, discord and teams: address that messages are posted to. Of ntfy: its server, https://ntfy.sh if left out. Of push: endpoint of the subscription. It is stored sealed and not shown again.',
    }),
  ),
  recipients: Type.Optional(
    Type.Array(Type.String({ maxLength: 254, description: 'An e-mail address.' }), {
      maxItems: 50,
      examples: [['anna@example.com']],
      description: 'Of email: who gets the mail.',
    }),
  ),
  topic: Type.Optional(
    Type.String({ maxLength: 64, description: 'Of ntfy: the topic. Who knows it can read it; it is not shown again.' }),
  ),
  token: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Of ntfy: access token, if the topic needs one. Empty for none. A token is forgotten when the channel gets another server.',
    }),
  ),
  p256dh: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Of push: public key of the subscription, in base64url, as the browser gives it.',
    }),
  ),
  auth: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Of push: secret of the subscription, in base64url, as the browser gives it.',
    }),
  ),
};

export const newChannelInput = {
  kind: channelKindSchema,
  name: Type.String(name),
  enabled: Type.Optional(Type.Boolean({ default: true, description: 'Whether it gets messages.' })),
  language: Type.Optional(newChannelLanguageSchema),
  ...channelInput,
};

export const changedChannelInput = {
  channel_id: channelIdSchema,
  name: Type.Optional(Type.String(name)),
  enabled: Type.Optional(
    Type.Boolean({
      description: 'Whether it gets messages. One that is off is left out; what waits waits for 3 days.',
    }),
  ),
  language: Type.Optional(channelLanguageSchema),
  ...channelInput,
};

export const channelSchema = Type.Object(
  {
    id: channelIdSchema,
    kind: channelKindSchema,
    name: Type.String(name),
    language: channelLanguageSchema,
    enabled: Type.Boolean({ description: 'Whether it gets messages.' }),
    off_reason: textOrNull(
      'Why the server switched it off: gone (its receiver answered with status 410, or 404 for push); else null.',
    ),
    address: textOrNull('Where it leads to, without what is secret in it; null where it has no address.'),
    recipients: Type.Array(Type.String(), { description: 'Of email: who gets the mail.' }),
    failing_since: textOrNull('Since when every attempt has failed, ISO 8601 UTC; null if the last one succeeded.'),
    failures: Type.Integer({ description: 'Failed attempts since the last success.' }),
    last_error: textOrNull('Why the last attempt failed; null if it succeeded.'),
    ...lastErrorFields,
    last_success: textOrNull('When a message last arrived, to the minute, ISO 8601 UTC.'),
    last_failure: textOrNull('When an attempt last failed, ISO 8601 UTC.'),
    waiting: Type.Integer({ description: 'Messages on their way.' }),
    dead: Type.Integer({ description: 'Messages that were given up and can be replayed.' }),
    previous_secret_until: textOrNull(
      'Of webhook: until when it is signed with the previous secret too, ISO 8601 UTC.',
    ),
    created: Type.String({ description: 'When it was added, ISO 8601 UTC.' }),
    updated: Type.String({ description: 'When it was last changed, ISO 8601 UTC.' }),
  },
  { description: 'The channel.' },
);

/** What the receiver said to an attempt. */
export const attemptSchema = {
  status_code: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description:
      'Status, or reply code of the mail server, that the receiver answered with; null if it did not answer.',
  }),
  answer: Type.String({ description: 'What the receiver answered, cut.' }),
  error: textOrNull('What went wrong and what to do; null if nothing.'),
};
