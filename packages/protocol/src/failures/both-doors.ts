import type { ConnectorCall } from '../call.ts';
import { ConnectorError } from './connector-error.ts';

/** What a WordPress that stands still for everybody says of itself: it explains whatever the other door answered. */
const explains = ({ kind, detail }: ConnectorError) => kind === 'maintenance' || detail === 'database';

/** Outages: beside one of these, a missing connector at the other door proves nothing. */
const OUTAGES: ReadonlySet<string> = new Set(['site_error', 'unreachable', 'timeout']);

/**
 * The failure that counts when both doors failed. A change: the second, unless that try did nothing either. A read: the
 * first, unless the second explains it. Only both doors together prove that the connector is missing.
 */
export function bothDoors(
  call: Pick<ConnectorCall<never, unknown>, 'effect'>,
  first: ConnectorError,
  second: ConnectorError,
): ConnectorError {
  if (call.effect === 'change' && second.delivered !== 'no' && !isNoConnector(first, second)) return second;
  if (explains(first)) return first;
  if (explains(second)) return second;
  if (first.kind !== 'no_connector') return first;
  if (second.kind === 'no_connector') return isProof(first, second) ? proven(first) : first;
  return first.detail === undefined || OUTAGES.has(second.kind) ? second : first;
}

/** Where a connector runs, it never leaves the answer to admin-ajax; then a page at the other door isn't its work. */
const isNoConnector = (first: ConnectorError, second: ConnectorError) =>
  first.kind === 'no_connector' && first.httpStatus === 400 && second.kind === 'no_connector';

const isProof = (first: ConnectorError, second: ConnectorError) =>
  first.detail === 'ajax_zero' && second.detail === 'wordpress_page';

function proven({ kind, message, httpStatus }: ConnectorError): ConnectorError {
  return new ConnectorError(kind, message, { httpStatus, detail: 'connector_missing' });
}
