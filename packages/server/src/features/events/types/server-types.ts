import { Type } from 'typebox';
import { textOrNull, wholeOrNull } from '../../../kernel/ability/nullable.ts';
import { channelCause, feedCause, OUTBOUND_CAUSE } from '../causes.ts';
import { daysLeft, message, text, whole } from './data-fields.ts';
import { eventType } from './event-type.ts';
import { channelPage } from './pages.ts';

const feed = text('Which feed, such as vulnerabilities.');
const channelFields = { channel_id: whole('Id of the channel.'), name: text('Its name.') };

/** About this server: its people, its costs, and what it depends on. */
export const SERVER_EVENTS = {
  'cost.due': eventType({
    summary: 'A cost renews soon. Once for each renewal.',
    severity: 'low',
    data: Type.Object({
      cost_id: whole('Id of the cost.'),
      name: text('Its name.'),
      due_on: text('Day of the renewal, such as 2026-12-31.'),
      days_left: daysLeft,
      price: text('Amount of the renewal for all its sites, such as 49.00.'),
      currency: text('ISO 4217 code.'),
    }),
    page: () => '/costs',
  }),
  'key.created': eventType({
    summary: 'An API key was created.',
    severity: 'medium',
    data: Type.Object({
      key_id: whole('Id of the key.'),
      name: text('Its name.'),
      permissions: Type.Array(Type.String(), { description: 'What it may do.' }),
      by: text('Who created it.'),
    }),
    page: () => '/api-access/keys',
  }),
  'sign_in.locked_out': eventType({
    summary: 'Sign-in was locked for a while after too many wrong attempts.',
    severity: 'medium',
    data: Type.Object({
      what: text('What was locked, such as the name of a user or an address.'),
      address: textOrNull('Address that the attempts came from; null if they came from many.'),
      until: text('Until when, ISO 8601 UTC.'),
    }),
    page: () => '/audit',
  }),
  'user.role_changed': eventType({
    summary: 'A user was given another role.',
    severity: 'medium',
    data: Type.Object({
      user_id: whole('Id of the user.'),
      name: text('Name of the user.'),
      from: text('Role before.'),
      to: text('Role now.'),
      by: text('Who changed it.'),
    }),
    page: () => '/people',
  }),
  'feed.failing': eventType({
    summary: 'A feed cannot be read. What was read last stays in force.',
    severity: 'high',
    data: Type.Object({
      feed,
      error_code: text('Why, by code, as in `fault` of the feed, such as unreachable.'),
      message,
      last_good_at: textOrNull('When it was last read, ISO 8601 UTC; null if never.'),
    }),
    opens: (_target, data) => feedCause(data.feed),
    page: () => '/vulnerabilities',
  }),
  'feed.recovered': eventType({
    summary: 'A feed that could not be read was read again.',
    severity: 'info',
    data: Type.Object({ feed }),
    closes: (_target, data) => feedCause(data.feed),
    page: () => '/vulnerabilities',
  }),
  'feed.unwatched': eventType({
    summary: 'A feed that could not be read is not read any more: nothing says where it is. Rules do not tell it.',
    severity: 'info',
    data: Type.Object({ feed }),
    closes: (_target, data) => feedCause(data.feed),
    untold: true,
    page: () => '/vulnerabilities',
  }),
  'channel.failing': eventType({
    summary: 'Messages to a channel cannot be delivered.',
    severity: 'high',
    data: Type.Object({
      ...channelFields,
      error_code: text('Why, by code, as in `last_error_code` of the channel.'),
      error_status: wholeOrNull(
        'Status that the receiver, or code that the mail server, answered with; null: no answer.',
      ),
      message,
      waiting: wholeOrNull('Messages that wait for it.'),
    }),
    opens: (_target, data) => channelCause(data.channel_id),
    page: (_target, data) => channelPage(data.channel_id),
  }),
  'channel.recovered': eventType({
    summary: 'Messages to a channel are delivered again.',
    severity: 'info',
    data: Type.Object(channelFields),
    closes: (_target, data) => channelCause(data.channel_id),
    page: (_target, data) => channelPage(data.channel_id),
  }),
  'channel.unwatched': eventType({
    summary: 'A channel that messages could not be delivered to was switched off or deleted. Rules do not tell it.',
    severity: 'info',
    data: Type.Object(channelFields),
    closes: (_target, data) => channelCause(data.channel_id),
    untold: true,
    page: () => '/notifications',
  }),
  'monitoring.outbound_broken': eventType({
    summary: 'This server cannot reach the outside, so nothing is said about sites meanwhile.',
    severity: 'critical',
    data: Type.Object({ message, since: text('Since when, ISO 8601 UTC.') }),
    opens: () => OUTBOUND_CAUSE,
    page: () => '/uptime',
  }),
  'monitoring.outbound_recovered': eventType({
    summary: 'This server reaches the outside again.',
    severity: 'info',
    data: Type.Object({ since: text('Since when it could not, ISO 8601 UTC.') }),
    closes: () => OUTBOUND_CAUSE,
    page: () => '/uptime',
  }),
} as const;
