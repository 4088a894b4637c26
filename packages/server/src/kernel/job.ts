import type { Ctx } from './context.ts';
import type { ErrorCode } from './errors.ts';

/** How the work on one site of a job ended. `retryInMs`: not ended yet, try this site again after so long. */
export type SiteResult =
  | { readonly ok: true; readonly data?: object }
  | { readonly ok: false; readonly code: ErrorCode; readonly message: string; readonly retryInMs?: number };

/** Work that is done once for each of many sites. Running it twice for a site must be harmless. */
export interface JobType {
  /** First part of the job's id, e.g. `sync`. */
  readonly type: string;
  /** Does the work for one site. A failure of the site is a result; only a bug throws. */
  readonly runSite: (ctx: Ctx, siteId: number) => Promise<SiteResult>;
}
