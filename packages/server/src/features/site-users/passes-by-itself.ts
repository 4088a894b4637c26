import type { SiteFailure } from '../sites/index.ts';

/** A site that is being updated, or changed by others: it comes back by itself and is worth another try. */
export function passesByItself({ code, kind }: SiteFailure): boolean {
  return kind === 'maintenance' || code === 'site_busy';
}
