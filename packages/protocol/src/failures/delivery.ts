import type { FaultKind } from './fault.ts';

/**
 * What a failed call says of its own work. `no`: the connector certainly didn't begin it. `answered`: the connector
 * itself said no. `maybe`: it may have been done, or may be under way; only the site's state tells.
 */
export type Delivery = 'no' | 'answered' | 'maybe';

export interface Failed {
  readonly kind: FaultKind;
  /** 0 when there was no answer. */
  readonly httpStatus: number;
  /** False when nothing can have left this machine; undefined where nobody knows. */
  readonly sent?: boolean | undefined;
}

/** Said before the connector looks at what it is asked to do, or by what stands in front of it. */
const BEFORE_ANY_WORK: ReadonlySet<FaultKind> = new Set([
  'http_auth',
  'maintenance',
  'redirected',
  'disconnected',
  'admin_gone',
  'connector_outdated',
  'client_bug',
]);
/** WordPress's own answers where no connector took the request: `0` of admin-ajax, and an address that isn't there. */
const NOBODY_TOOK_IT: ReadonlySet<number> = new Set([400, 404]);

/** Whether a call that failed may have been done. Decided here and nowhere else. */
export function deliveryOf({ kind, httpStatus, sent }: Failed): Delivery {
  if (sent === false || BEFORE_ANY_WORK.has(kind)) return 'no';
  if (kind === 'refused') return 'answered';
  if (kind === 'no_connector' && NOBODY_TOOK_IT.has(httpStatus)) return 'no';
  // A host that redirects every request to its page for suspended accounts.
  return kind === 'unreachable' && httpStatus >= 300 && httpStatus < 400 ? 'no' : 'maybe';
}

/** Answers of proxies that gave up waiting, or lost the server behind them. */
const PROXY_GAVE_UP: ReadonlySet<number> = new Set([408, 502, 503, 504]);

/**
 * Whether the site may be at work still: nobody who saw the end of the work has answered. After a plain 500 or a page of
 * WordPress the work has ended, and the state that is read next is the last word.
 */
export function siteMayStillWork({
  kind,
  httpStatus,
  delivered,
}: Omit<Failed, 'sent'> & { delivered: Delivery }): boolean {
  if (delivered !== 'maybe') return false;
  if (httpStatus === 0) return true;
  return kind === 'timeout' || PROXY_GAVE_UP.has(httpStatus) || (httpStatus >= 520 && httpStatus <= 529);
}
