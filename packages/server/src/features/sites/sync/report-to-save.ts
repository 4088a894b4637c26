import type { SiteReport } from '@sitekeeper/protocol';
import type { StoredDigests } from './part-digests.ts';

/** A report to store, and the digests of what is stored already (`digests_json`). */
export interface ReportToSave {
  readonly siteId: number;
  readonly report: SiteReport;
  readonly digests: StoredDigests;
  /** What was stored when the site was asked, if that is something else. */
  readonly asked?: StoredDigests | undefined;
}
