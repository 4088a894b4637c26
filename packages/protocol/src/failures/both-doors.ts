import type { ConnectorCall } from '../call.ts';
import { ConnectorError } from './connector-error.ts';

/** WordPress says that it is down for everybody, which explains whatever the other address answered. */
const explains = ({ kind, detail }: ConnectorError) => kind === 'maintenance' || detail === 'database';

/** Outages: next to one of these, a missing connector at the other address proves nothing. */
const OUTAGES: ReadonlySet<string> = new Set(['site_error', 'unreachable', 'timeout']);

/**
 * The failure to report when both addresses failed. A change: the second, unless that try had no effect either. A read:
 * the first, unless the second explains it. Only both together prove that the connector is missing.
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

/** A running connector never leaves the answer to admin-ajax, so the page at the other address isn't its work. */
const isNoConnector = (first: ConnectorError, second: ConnectorError) =>
  first.kind === 'no_connector' && first.httpStatus === 400 && second.kind === 'no_connector';

const isProof = (first: ConnectorError, second: ConnectorError) =>
  first.detail === 'ajax_zero' && second.detail === 'wordpress_page';

function proven({ kind, message, httpStatus }: ConnectorError): ConnectorError {
  return new ConnectorError(kind, message, { httpStatus, detail: 'connector_missing' });
}
