import type { ConnectorCall } from './call.ts';
import { ConnectorError } from './connector-error.ts';
import { type FirstTry, mayTrySecondUrl } from './second-url.ts';

/** What a WordPress that stands still for everybody says of itself: it explains whatever the other door answered. */
const explains = ({ kind, detail }: ConnectorError) => kind === 'maintenance' || detail === 'database';

/** Outages: beside one of these, a missing connector at the other door proves nothing. */
const OUTAGES: ReadonlySet<string> = new Set(['site_error', 'unreachable', 'timeout']);

/**
 * The failure that counts when both doors failed. A change: the second, unless it certainly did nothing either. A read:
 * the first, unless the second explains it. Only both doors together prove that the connector is missing.
 * @param sent Whether the second try may have reached the site, as in `FirstTry`.
 */
export function bothDoors(
  call: Pick<ConnectorCall<never, unknown>, 'effect'>,
  first: ConnectorError,
  second: ConnectorError,
  sent?: boolean,
): ConnectorError {
  const { kind, httpStatus } = second;
  const outcome: FirstTry = { kind, httpStatus, ...(sent === undefined ? {} : { sent }) };
  if (call.effect === 'change' && !mayTrySecondUrl(call, outcome)) return second;
  if (explains(first)) return first;
  if (explains(second)) return second;
  if (first.kind !== 'no_connector') return first;
  if (second.kind === 'no_connector') return isProof(first, second) ? proven(first) : first;
  return first.detail === undefined || OUTAGES.has(second.kind) ? second : first;
}

const isProof = (first: ConnectorError, second: ConnectorError) =>
  first.detail === 'ajax_zero' && second.detail === 'wordpress_page';

function proven({ kind, message, httpStatus }: ConnectorError): ConnectorError {
  return new ConnectorError(kind, message, { httpStatus, detail: 'connector_missing' });
}
