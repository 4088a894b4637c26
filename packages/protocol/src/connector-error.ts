import { type Delivery, deliveryOf } from './delivery.ts';

/** Why a call to a child site did not give a usable reply. Each kind has one meaning for the caller; see `diagnose.ts`. */
export type FaultKind =
  | 'unreachable' // DNS, connect, TLS, time-out, host suspended
  | 'timeout' // no complete answer within the deadline: the site may have done the work
  | 'no_connector' // WordPress (or something else) answers, the connector does not
  | 'http_auth' // HTTP Basic credentials missing or wrong
  | 'blocked' // firewall, rate limit, bot challenge
  | 'maintenance' // WordPress maintenance mode; passes by itself
  | 'redirected' // the site's address redirects somewhere the form may not follow
  | 'site_error' // the site failed: fatal error, 5xx, empty or unreadable frame
  | 'too_large' // the answer went over the size or depth limit
  | 'disconnected' // the site does not accept our key (any more)
  | 'admin_gone' // the administrator login of the connection is missing or demoted
  | 'connector_outdated' // the connector does not know the function
  | 'refused' // the connector said no, with an error text or a code such as REG_ERROR7
  | 'client_bug'; // we sent something the connector can never accept

/** The one error the protocol package throws. `message` is safe to show: stripped of markup, bounded in length. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError';
  readonly kind: FaultKind;
  /** Code sent by the connector (`REG_ERROR7`, `child_plugin_incompatible`, …), when there was one. */
  readonly wireCode: string | undefined;
  /** HTTP status of the answer, 0 when there was none. */
  readonly httpStatus: number;
  /** Whether what was asked for may have been done all the same. */
  readonly delivered: Delivery;

  constructor(
    kind: FaultKind,
    message: string,
    more: { wireCode?: string; httpStatus?: number; delivered?: Delivery; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.kind = kind;
    this.wireCode = more.wireCode;
    this.httpStatus = more.httpStatus ?? 0;
    this.delivered = more.delivered ?? deliveryOf({ kind, httpStatus: this.httpStatus });
  }
}
