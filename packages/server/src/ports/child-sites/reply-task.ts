import {
  type ConnectorCall,
  ConnectorError,
  type Delivery,
  type FaultDetail,
  type FaultKind,
  type SiteAnswer,
} from '@sitekeeper/protocol';

/**
 * The input of a thread that reads replies. Calls contain functions, which can't be transferred, so they are sent by
 * name.
 */
export interface ReplyTask {
  readonly call: string;
  readonly answer: SiteAnswer;
}

/** What it returns. `bug`: neither a reply nor a failure of the site. */
export type ReplyResult = { readonly reply: unknown } | { readonly fault: Fault } | { readonly bug: string };

interface Fault {
  readonly kind: FaultKind;
  readonly message: string;
  readonly wireCode: string | undefined;
  readonly httpStatus: number;
  readonly detail: FaultDetail | undefined;
  readonly retryAfterMs: number | undefined;
  readonly delivered: Delivery;
}

export function faultOf(error: ConnectorError): Fault {
  const { kind, message, wireCode, httpStatus, detail, retryAfterMs, delivered } = error;
  return { kind, message, wireCode, httpStatus, detail, retryAfterMs, delivered };
}

export function errorOf({ kind, message, wireCode, ...more }: Fault): ConnectorError {
  return new ConnectorError(kind, message, { ...more, ...(wireCode === undefined ? {} : { wireCode }) });
}

/** All calls, by the names under which the protocol exports them. */
export function callsOf(protocol: object): Map<string, ConnectorCall<never, unknown>> {
  return new Map(
    Object.entries(protocol).filter((entry): entry is [string, ConnectorCall<never, unknown>] => isCall(entry[1])),
  );
}

function isCall(value: unknown): boolean {
  return value !== null && typeof value === 'object' && 'parse' in value && 'fields' in value;
}
