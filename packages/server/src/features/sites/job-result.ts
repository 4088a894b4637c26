import type { SiteResult } from '../../kernel/work/job.ts';
import { jobCauseOf, type SiteFailure } from './site-failure.ts';

/** Attempts of a job at a site whose failure passes by itself. */
export const PATIENT_ATTEMPTS = 20;
export const TRY_AGAIN_MS = 30_000;

/** Whether a failure is temporary: the site is being updated, or changed by others, so a retry is worthwhile. */
export function passesByItself({ code, kind }: SiteFailure): boolean {
  return kind === 'maintenance' || code === 'site_busy';
}

/**
 * How the work of a job on one site ended, if it either succeeds or fails. One that another process holds gets its turn
 * later: after a crash that may be the one that died, or the one that looks what became of its registrations.
 */
export function jobResult(failure: SiteFailure | undefined, message = failure?.message): SiteResult {
  if (!failure) return { ok: true };
  const again = failure.code === 'site_busy' ? { retryInMs: TRY_AGAIN_MS } : {};
  const { code } = failure;
  return { ok: false, code, cause: jobCauseOf(failure), message: message ?? failure.message, ...again };
}
