import { OutboundError } from '../port.ts';
import { tlsError } from './tls-error.ts';

const NOT_DELIVERED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Errors while connecting. The same codes on an established connection do not say what was sent by then. */
export const neverConnected = new WeakSet<Error>();

/** The same failure of a request of which certainly nothing was sent. */
export function neverSent({ fault, message, cause, certificate }: OutboundError): OutboundError {
  return new OutboundError(fault, message, { sent: false, cause, certificate });
}

/**
 * What the failure of an exchange means.
 * @param timedOut Whether it was given up because its deadline had passed.
 */
export function classify(error: unknown, timedOut: boolean, deadlineMs: number): OutboundError {
  if (error instanceof OutboundError) return error;
  if (timedOut) {
    return new OutboundError('timeout', `The site did not answer within ${Math.round(deadlineMs / 1000)} seconds.`, {
      sent: true,
      cause: error,
    });
  }
  const unsent = error instanceof Error && neverConnected.has(error);
  const code = unsent ? String((error as { code?: unknown }).code ?? '') : '';
  if (error instanceof AggregateError || NOT_DELIVERED.has(code)) {
    return new OutboundError('connect', 'The site refused the connection or could not be reached.', {
      sent: false,
      cause: error,
    });
  }
  const refused = tlsError(code, error);
  if (refused) return refused;
  const what = unsent
    ? 'The connection broke while it was being established.'
    : 'The connection broke before the answer was complete.';
  return new OutboundError(unsent ? 'connect' : 'broken', what, { sent: !unsent, cause: error });
}
