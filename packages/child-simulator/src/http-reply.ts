import { type FormTree, parseForm } from '@sitekeeper/protocol';
import type { HtmlPage } from './connector/call.ts';
import { plainPage } from './connector/pages.ts';
import type { FaultBook } from './faults/fault-book.ts';
import type { FaultName } from './faults/names.ts';
import type { CallOutcome } from './ledger.ts';
import type { SimulatedSite } from './state/site.ts';

/** A request to one site. `path`: the target with its query. Header names are in lower case. */
export interface SiteRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: string | Uint8Array;
}

/**
 * An answer. `repeat`: the body is sent this many times. `drip`: it is sent one byte per second. `cut`: half of it.
 * `packed`: these bytes are sent instead of the body.
 */
export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** One `set-cookie` header each. */
  readonly cookies?: readonly string[];
  readonly body: string;
  readonly packed?: Buffer;
  readonly repeat?: number;
  readonly drip?: true;
  readonly cut?: true;
}

/** `reset`: the connection is reset. `hang`: nothing ever comes. */
export type SimulatedReply = HttpReply | 'reset' | 'hang';

export interface Situation {
  readonly site: SimulatedSite;
  readonly request: SiteRequest;
  readonly form: FormTree;
  readonly fn: string;
  readonly faults: ReadonlySet<FaultName>;
  /** An update is running on this site, so that other calls get the maintenance page. */
  readonly busy: boolean;
  readonly book: FaultBook;
}

export interface Outcome {
  readonly reply: SimulatedReply;
  readonly outcome: CallOutcome;
}

/** The form of a POST; empty for other methods and for forms that PHP could not read. */
export function summonForm({ method, body }: SiteRequest): FormTree {
  if (method !== 'POST' || body === undefined) return {};
  try {
    return parseForm(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'));
  } catch {
    return {};
  }
}

export function asReply({ status, headers = {}, cookies = [], html }: HtmlPage): HttpReply {
  return { status, headers, body: html, ...(cookies.length > 0 ? { cookies } : {}) };
}

/** One byte a second: the last one would come after a year. */
export function endless(): HttpReply {
  return { ...asReply(plainPage(200, `<mainwp>${'QUFB'.repeat(8_000_000)}`)), drip: true };
}

/** A frame that never closes: 41 times one megabyte. */
export function giant(): HttpReply {
  return { ...asReply(plainPage(200, `<mainwp>${'QUFB'.repeat(262_144)}`)), repeat: 41 };
}

export function pathOf({ path }: SiteRequest): string {
  return path.split('?')[0] ?? '/';
}
