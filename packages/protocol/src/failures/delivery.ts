import type { FaultKind } from './fault.ts';

/**
 * What a failed call says about its effect. `no`: the connector certainly did not start it. `answered`: the connector
 * refused it. `maybe`: it may be done or in progress; only the site's state tells.
 */
export type Delivery = 'no' | 'answered' | 'maybe';

export interface Failed {
  readonly kind: FaultKind;
  /** 0 when there was no answer. */
  readonly httpStatus: number;
  /** False if nothing can have left this machine; undefined if unknown. */
  readonly sent?: boolean | undefined;
}

/** Answered before the connector looks at the request, or by something in front of it. */
const BEFORE_ANY_WORK: ReadonlySet<FaultKind> = new Set([
  'http_auth',
  'maintenance',
  'redirected',
  'disconnected',
  'admin_gone',
  'connector_outdated',
  'client_bug',
]);
/** WordPress's own answers if no connector took the request: `0` of admin-ajax, and an address that isn't there. */
const NOBODY_TOOK_IT: ReadonlySet<number> = new Set([400, 404]);

/** Whether the site may have done what a failed call asked for. Decided only here. */
export function deliveryOf({ kind, httpStatus, sent }: Failed): Delivery {
  if (sent === false || BEFORE_ANY_WORK.has(kind)) return 'no';
  if (kind === 'refused') return 'answered';
  if (kind === 'no_connector' && NOBODY_TOOK_IT.has(httpStatus)) return 'no';
  // A host that redirects every request to its page for suspended accounts.
  return kind === 'unreachable' && httpStatus >= 300 && httpStatus < 400 ? 'no' : 'maybe';
}

/** Answers of proxies that stopped waiting or lost the server behind them. */
const PROXY_GAVE_UP: ReadonlySet<number> = new Set([408, 502, 503, 504]);

/**
 * Whether the site may still be working, because the answer did not come from the end of the work. After a plain 500 or a
 * WordPress page the work has ended, and the state that is read next is final.
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
