import type { SiteFailure } from '../sites/index.ts';

/** Whether a failure is temporary: the site is being updated, or changed by others, so a retry is worthwhile. */
export function passesByItself({ code, kind }: SiteFailure): boolean {
  return kind === 'maintenance' || code === 'site_busy';
}
