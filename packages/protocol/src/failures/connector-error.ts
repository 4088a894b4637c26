import { type Delivery, deliveryOf } from './delivery.ts';
import type { FaultDetail, FaultKind } from './fault.ts';

interface MoreOfFault {
  wireCode?: string;
  httpStatus?: number;
  detail?: FaultDetail | undefined;
  /** When the answer asks to retry, in ms from the answer. */
  retryAfterMs?: number | undefined;
  delivered?: Delivery;
  cause?: unknown;
}

/** The one error the protocol package throws. `message` is safe to show: stripped of markup, bounded in length. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError';
  readonly kind: FaultKind;
  /** Code sent by the connector (`REG_ERROR7`, `child_plugin_incompatible`, …), when there was one. */
  readonly wireCode: string | undefined;
  /** HTTP status of the answer, 0 when there was none. */
  readonly httpStatus: number;
  readonly detail: FaultDetail | undefined;
  /** What a `Retry-After` of the answer asks for, in ms. It is the site's wish: limit it before following it. */
  readonly retryAfterMs: number | undefined;
  /** Whether the site may have done what was asked for. */
  readonly delivered: Delivery;

  constructor(kind: FaultKind, message: string, more: MoreOfFault = {}) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.kind = kind;
    this.wireCode = more.wireCode;
    this.httpStatus = more.httpStatus ?? 0;
    this.detail = more.detail;
    this.retryAfterMs = more.retryAfterMs;
    this.delivered = more.delivered ?? deliveryOf({ kind, httpStatus: this.httpStatus });
  }
}
