import type { FormTree } from '@sitekeeper/protocol';
import type { UserRecord } from '../state/records.ts';
import type { SimulatedSite } from '../state/site.ts';

/** One request that reached the connector. `user`: whom it acts as, missing if the request named nobody. */
export interface FunctionCall {
  readonly site: SimulatedSite;
  readonly form: FormTree;
  readonly fn: string;
  readonly user: UserRecord | undefined;
  /** The request arrived over HTTPS, as WordPress sees it. */
  readonly https: boolean;
  /** Active faults that change what a function does. */
  readonly faults: ReadonlySet<string>;
}

/** Data for a frame, and the HTML printed before it. */
export interface FramedAnswer {
  readonly data: unknown;
  readonly prefix?: string;
  /** Cookies of the session that the call started. */
  readonly cookies?: readonly string[];
}

/** An answer without a frame. */
export interface HtmlPage {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly html: string;
}

export type FunctionAnswer = FramedAnswer | HtmlPage;

export function isPage(answer: FunctionAnswer): answer is HtmlPage {
  return 'status' in answer;
}

/** A connector function: changes the site, returns what the frame carries. */
export type ConnectorFunction = (call: FunctionCall) => FunctionAnswer;
