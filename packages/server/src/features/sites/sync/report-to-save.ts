import type { SiteReport } from '@sitekeeper/protocol';

/** A report to store, and the digests of what is stored already (`digests_json`). */
export interface ReportToSave {
  readonly siteId: number;
  readonly report: SiteReport;
  readonly digests: Readonly<Record<string, string>>;
}
