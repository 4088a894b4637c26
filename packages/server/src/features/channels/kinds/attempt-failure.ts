import { Type } from 'typebox';
import type { ChannelRow } from '../channel.ts';

/** Why a message was not taken, by code. */
export const ATTEMPT_FAILURES = [
  'bad_address',
  'refused_address',
  'dns',
  'connect',
  'tls',
  'broken',
  'timeout',
  'too_large',
  'status',
  'redirect',
  'gone',
  'mail_refused',
  'mail_failed',
  'keys_lost',
  'secret_lost',
  'address_damaged',
  'internal_error',
] as const;
export type AttemptFailure = (typeof ATTEMPT_FAILURES)[number];

/** @param error Name of the field beside it, which follows from it. */
export const attemptFailureSchema = (error: string, without: string) =>
  Type.Unsafe<AttemptFailure | null>({
    type: ['string', 'null'],
    enum: [...ATTEMPT_FAILURES, null],
    description: `What \`${error}\` follows from, for programs. status: the receiver answered with a status that is no success. gone: it wants no more messages. Null ${without}.`,
  });

/** Beside `last_error`, what it follows from. */
export const lastErrorFields = {
  last_error_code: attemptFailureSchema('last_error', 'without an error, and for errors of earlier releases'),
  last_error_status: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'Status that the receiver, or code that the mail server, answered with; null for no answer.',
  }),
};

export const lastErrorOf = ({ last_error, last_error_code, last_error_status }: ChannelRow) => ({
  last_error,
  last_error_code: last_error_code as AttemptFailure | null,
  last_error_status,
});
