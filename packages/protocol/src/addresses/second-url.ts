import type { ConnectorCall } from '../call.ts';
import { deliveryOf } from '../failures/delivery.ts';
import type { FaultKind } from '../failures/fault.ts';

/** How the first try ended; every ConnectorError is one. */
export interface FirstTry {
  kind: FaultKind;
  /** 0 when there was no answer. */
  httpStatus: number;
  /** False when nothing can have left this machine; undefined where the client cannot tell. */
  sent?: boolean | undefined;
}

/** Kinds that come without a readable frame: another door of the same site may still answer. */
const UNFRAMED: ReadonlySet<FaultKind> = new Set([
  'unreachable',
  'timeout',
  'no_connector',
  'blocked',
  'site_error',
  'redirected',
]);

/**
 * Whether the call may be tried at the site's own URL after admin-ajax failed (docs/wire/transport.md#request, docs/wire/transport.md#failures). A read: after anything
 * unframed. A change: only when it certainly was not delivered; otherwise find out by reading, the site may have done it.
 * The 30 seconds since the first try are for the caller to measure. If both fail, `bothDoors` says which failure counts.
 */
export function mayTrySecondUrl(call: Pick<ConnectorCall<never, unknown>, 'effect'>, outcome: FirstTry): boolean {
  if (call.effect === 'read') return UNFRAMED.has(outcome.kind);
  return deliveryOf(outcome) === 'no' && UNFRAMED.has(outcome.kind);
}
