import { ConnectorError, type SiteReport, type SyncKey, stats, syncDataOf } from '@sitekeeper/protocol';
import { reaches } from '../../../kernel/text/versions.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { storeInstalled } from '../../sites/index.ts';
import type { RunItem } from '../run-item.ts';
import { pause, type SiteOfRun } from './site-of-run.ts';

/** A site may be in maintenance for a moment around an update, and a cache of compiled code needs one to notice. */
const READ_AGAIN_MS = [0, 1000, 3000];

/** What the site reports, stored as a sync would store it; or why there is no report. */
export async function readSite(
  work: SiteOfRun,
  site: SiteConnection,
  more: readonly SyncKey[] = [],
): Promise<{ report: SiteReport } | { trouble: ConnectorError }> {
  const args = { server: site.server, syncData: syncDataOf(['plugins', 'themes', ...more]) };
  let trouble: ConnectorError | undefined;
  for (const ms of READ_AGAIN_MS) {
    await pause(work, ms);
    try {
      const { value: report } = await work.ctx.childSites.call(site, stats, args);
      await storeInstalled(work.ctx, work.siteId, report);
      return { report };
    } catch (error) {
      if (!(error instanceof ConnectorError)) throw error;
      trouble = error;
      if (error.kind === 'timeout') break;
    }
  }
  return { trouble: trouble as ConnectorError };
}

/** What to request in addition to plugins and themes to judge an item of this type. */
export function partsToJudge({ type }: Pick<RunItem, 'type'>): SyncKey[] {
  return type === 'translation' ? ['translation_updates'] : [];
}

/** The version of an item on the site; undefined if the site does not have it. Translations have none. */
export function installedVersion(report: SiteReport, { type, slug }: RunItem): string | undefined {
  if (type === 'translation') return undefined; // it has the slug of its plugin or theme
  if (type === 'core') return report.wpVersion;
  const list = type === 'plugin' ? report.plugins : report.themes;
  return list?.find(entry => entry.slug === slug)?.version;
}

/** Whether the report says anything about the item. A site that is in trouble may leave whole lists out. */
export function tellsOf(report: SiteReport, { type }: Pick<RunItem, 'type'>): boolean {
  if (type === 'core') return report.wpVersion !== undefined;
  if (type === 'translation') return report.translationUpdates !== undefined;
  return (type === 'plugin' ? report.plugins : report.themes) !== undefined;
}

/** Whether the report shows that the update is installed. */
export function isUpdated(report: SiteReport, item: RunItem): boolean {
  if (item.type !== 'translation') return reaches(installedVersion(report, item) ?? '', item.to_version);
  return report.translationUpdates?.every(({ slug }) => slug !== item.slug) ?? false;
}
