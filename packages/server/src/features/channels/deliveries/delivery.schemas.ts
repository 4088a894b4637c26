import { Type } from 'typebox';
import { EVENT_SEVERITIES, type EventSeverity } from '../../events/index.ts';
import { attemptSchema, channelIdSchema, channelKindSchema, channelLanguageSchema } from '../channel.schemas.ts';
import type { MessageKind } from '../message.ts';

export const DELIVERY_STATES = ['pending', 'sending', 'retrying', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const MESSAGE_KINDS: readonly MessageKind[] = ['event', 'alarm', 'reminder', 'recovery', 'digest', 'test'];
const instantOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description: `${description}, ISO 8601 UTC; else null.` });

export const deliveryIdSchema = Type.Integer({ minimum: 1, description: 'Id of the delivery.' });

export const deliveryFields = {
  id: deliveryIdSchema,
  channel_id: channelIdSchema,
  channel_name: Type.String({ description: 'Name of the channel.' }),
  channel_kind: channelKindSchema,
  message_id: Type.String({
    description:
      'Names the message to the receiver, the same at each attempt: webhook-id, or the start of the Message-ID.',
  }),
  kind: Type.Unsafe<MessageKind>({ type: 'string', enum: [...MESSAGE_KINDS], description: 'Kind of message.' }),
  severity: Type.Unsafe<EventSeverity>({
    type: 'string',
    enum: [...EVENT_SEVERITIES],
    description: 'How urgent it is.',
  }),
  title: Type.String({ description: 'Title of the message.' }),
  language: channelLanguageSchema,
  state: Type.Unsafe<DeliveryState>({
    type: 'string',
    enum: [...DELIVERY_STATES],
    description:
      'pending: waits for its turn. sending: on its way. retrying: failed, and is sent again. delivered: the receiver took it; of a mail, error says who of its recipients was refused. dead: given up.',
  }),
  attempts: Type.Integer({ description: 'How often it was sent.' }),
  order_key: Type.String({
    description: 'Messages of one key arrive in their order, such as site:12; empty for no order.',
  }),
  created: Type.String({ description: 'When it was written, ISO 8601 UTC.' }),
  last_attempt: instantOrNull('When it was last sent'),
  next_attempt: instantOrNull('When it is sent next, unless it waits for one before it'),
  ended: instantOrNull('When it arrived or was given up'),
  ...attemptSchema,
};
