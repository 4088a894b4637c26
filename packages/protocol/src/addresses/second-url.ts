import type { ConnectorCall } from '../call.ts';
import { deliveryOf } from '../failures/delivery.ts';
import type { FaultKind } from '../failures/fault.ts';

/** How the first try ended; every ConnectorError fits. */
export interface FirstTry {
  kind: FaultKind;
  /** 0 when there was no answer. */
  httpStatus: number;
  /** False if nothing can have left this machine; undefined if the client cannot tell. */
  sent?: boolean | undefined;
}

/** Kinds without a readable frame: the other address of the site may still answer. */
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
 * unframed. A change: only if it certainly was not delivered; otherwise the site may have made it, so find out by reading.
 * The caller measures the 30 seconds since the first try. If both fail, `bothDoors` says which failure to report.
 */
export function mayTrySecondUrl(call: Pick<ConnectorCall<never, unknown>, 'effect'>, outcome: FirstTry): boolean {
  if (call.effect === 'read') return UNFRAMED.has(outcome.kind);
  return deliveryOf(outcome) === 'no' && UNFRAMED.has(outcome.kind);
}
