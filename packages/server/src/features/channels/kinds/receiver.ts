import type { Services } from '../../../kernel/context.ts';
import type { OpenChannel } from '../channel.ts';
import type { Message } from '../message.ts';
import type { AttemptFailure } from './attempt-failure.ts';

/** What may be used to send. */
export type SendServices = Pick<
  Services,
  'receivers' | 'pushServices' | 'mail' | 'database' | 'secrets' | 'settings' | 'clock'
>;

export interface Attempt {
  /** Names the message, the same at each attempt. */
  readonly messageKey: string;
  /** ms epoch */
  readonly now: number;
}

/** What became of an attempt. */
export type AttemptOutcome = Accepted | FailedAttempt;

interface Accepted {
  readonly ok: true;
  readonly statusCode?: number | undefined;
  /** What the receiver said, cut. */
  readonly answer: string;
  /** Whom it refused and what to do, where others have the message: it is not sent again. */
  readonly error?: string;
}

export interface FailedAttempt {
  readonly ok: false;
  readonly statusCode?: number | undefined;
  readonly answer: string;
  /** What went wrong and what to do. */
  readonly error: string;
  readonly code: AttemptFailure;
  /** How long the receiver wants to be left alone, in ms. */
  readonly retryAfterMs?: number | undefined;
  /** dead: it would refuse this message again. gone: it wants no more messages at all. */
  readonly final?: 'dead' | 'gone' | undefined;
}

/** Sends a message once. Failures are outcomes; only a bug throws. */
export type SendOnce = (
  services: SendServices,
  channel: OpenChannel,
  message: Message,
  attempt: Attempt,
) => Promise<AttemptOutcome>;

export const failedAttempt = (
  code: AttemptFailure,
  error: string,
  more: Partial<FailedAttempt> = {},
): FailedAttempt => ({
  ok: false,
  answer: '',
  code,
  error,
  ...more,
});

export const ADDRESS_DAMAGED = failedAttempt(
  'address_damaged',
  'The stored address of the channel is damaged. Enter it again.',
);
