import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Ctx, Services } from '../context.ts';
import type { ErrorCode } from '../errors.ts';
import type { JobCause } from './job-causes.ts';

/** How the work on one site of a job ended. `retryInMs`: not finished yet, try this site again after this time. */
export type SiteResult =
  | { readonly ok: true; readonly data?: object }
  /** Nothing had to be done, or nothing could be: `skipped` says why. */
  | { readonly ok: true; readonly skipped: string; readonly cause: JobCause; readonly data?: object }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly message: string;
      /** What the failure follows from, a `JobCause` or that of a request; required where the code has many reasons. */
      readonly cause?: string | null;
      readonly data?: object;
      readonly retryInMs?: number;
      /** With `retryInMs`: the site itself was not ready. Otherwise it only waits for other work. */
      readonly unready?: true;
    };

/** Why the work on a site could not go on: nothing that the site has said or done. */
export interface BrokenOff {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Work that is done once for each of many sites. Running it twice for a site must be harmless. */
export interface JobType {
  /** First part of the job's id, e.g. `sync`. */
  readonly type: string;
  /**
   * Does the work for one site; `attempt` counts from 1, `unready` the attempts for which the site was not ready. A
   * failure of the site is a result; only a bug throws. Once the job has ended (canceled), requests of `ctx.childSites`
   * whose turn comes are not sent: they throw JobEnded, which may pass through; so may HandedBack, once this process is to
   * stop.
   */
  readonly runSite: (ctx: Ctx, siteId: number, jobId: string, attempt: number, unready?: number) => Promise<SiteResult>;
  /** Its jobs can be repeated from their sites alone, because they carry nothing else. */
  readonly retryable?: true;
  /** It gives way to what a person wishes of a site later: its items note the wish that was the last when it was made. */
  readonly notesWishes?: true;
  /**
   * The work looks by itself whether the job goes on: what it has begun it must bring to an end with the site. These
   * are the sites, of those given, on which something is begun: they get their turn even when the job has ended.
   */
  readonly begunOn?: (db: Queryable, jobId: string, siteIds: readonly number[]) => Promise<number[]>;
  /** Tries of one site that asks to be tried again; 3 by default. */
  readonly attempts?: number;
  /**
   * The work on this site killed this server more than once and is abandoned. Records that wherever the type keeps more
   * than the result, which says so by default. The site must not be contacted.
   */
  readonly setAside?: (ctx: Ctx, siteId: number, jobId: string) => Promise<SiteResult>;
  /**
   * A bug has ended the work on this site. Records that in the same way; `why` is the result otherwise. The site must not
   * be contacted.
   */
  readonly brokenOff?: (ctx: Ctx, siteId: number, jobId: string, why: BrokenOff) => Promise<SiteResult>;
  /** The result of the job as a whole, shown as `result` wherever the job is shown. */
  readonly result?: (ctx: Ctx, jobId: string) => Promise<object>;
  /**
   * What is said of a site to which a change was sent, if the job ends before its result is stored: see `leftOpen`. It is
   * noted at the item before the change leaves. Types without it change no site, or have notes of their own.
   */
  readonly leftOpen?: string;
  /** Called in the transaction that ends a job before its work is done, because it is canceled or has timed out. */
  readonly endedEarly?: (trx: Trx, services: Services, jobId: string) => Promise<void>;
  /**
   * Called in the transaction that completes each message, once its results are stored; may queue further sites.
   * @returns whether the job may end in this transaction, if no site is pending in it. Results of other messages can be
   * stored meanwhile, and what was found here must still hold then.
   */
  readonly afterMessage?: (trx: Trx, ctx: Ctx, jobId: string) => Promise<boolean>;
}

/**
 * @param open What is unknown: "whether the plugins were deactivated". @param next What to check or do, in a sentence.
 */
export function leftOpen(open: string, next: string): string {
  return `It is not known ${open}. The job ended before the answer of the site was stored. ${next}`;
}

/** Ends the work on a site without a result, because its job has ended meanwhile. */
export class JobEnded extends Error {
  override readonly name = 'JobEnded';
}

/** Ends the work on a message without a result, because this process stops and another one continues. */
export class HandedBack extends Error {
  override readonly name = 'HandedBack';
}

/** @throws HandedBack when this process is to stop. */
export function requireNotStopping({ stopping }: { readonly stopping: AbortSignal }): void {
  if (stopping.aborted) throw new HandedBack('this process stops');
}
