import {
  ConnectorError,
  type SiteReport,
  type SyncKey,
  stats,
  syncDataOf,
  upgrade,
  upgradePluginTheme,
  upgradeTranslation,
} from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import { reaches } from '../../../kernel/text/versions.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import { storeInstalled } from '../../sites/index.ts';
import type { RunItem } from '../run-item.ts';
import { type FrontFault, type FrontPage, frontFault, mayPass } from './front-page.ts';
import { pause, type SiteOfRun } from './site-of-run.ts';

/** A site may be in maintenance for a moment around an update, and a cache of compiled code needs one to notice. */
const READ_AGAIN_MS = [0, 1000, 3000];
const VISIT_AGAIN_MS = [0, 1500, 4000];

/** What the site says it has, stored as a sync would store it; or why it doesn't say. */
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

/** What must be asked for besides plugins and themes to judge an item of this type. */
export function partsToJudge({ type }: Pick<RunItem, 'type'>): SyncKey[] {
  return type === 'translation' ? ['translation_updates'] : [];
}

/** The version that the site has of an item; undefined when the item is not there. Translations have none. */
export function installedVersion(report: SiteReport, { type, slug }: RunItem): string | undefined {
  if (type === 'core') return report.wpVersion;
  const list = type === 'plugin' ? report.plugins : report.themes;
  return list?.find(entry => entry.slug === slug)?.version;
}

/** Whether the report shows that the site has what the update was to bring. */
export function isUpdated(report: SiteReport, item: RunItem): boolean {
  if (item.type !== 'translation') return reaches(installedVersion(report, item) ?? '', item.to_version);
  return report.translationUpdates?.every(({ slug }) => slug !== item.slug) ?? false;
}

/**
 * Sends an update, one item per call so that its duration is bounded (docs/wire/transport.md#limits).
 * @returns the code that the site gave for a failure, or why there is no usable answer. What it claims counts nothing.
 */
export async function sendUpdate(
  { childSites }: Services,
  site: SiteConnection,
  { type, slug }: RunItem,
): Promise<{ errorCode?: string; trouble?: ConnectorError }> {
  try {
    const errorCode = await ask();
    return errorCode === undefined ? {} : { errorCode };
  } catch (error) {
    if (error instanceof ConnectorError) return { trouble: error };
    throw error;
  }

  async function ask(): Promise<string | undefined> {
    const slugs = [slug];
    if (type === 'core') return (await childSites.call(site, upgrade, {})).value.errorCode;
    const { value } =
      type === 'translation'
        ? await childSites.call(site, upgradeTranslation, { slugs })
        : await childSites.call(site, upgradePluginTheme, { type, slugs });
    return value.items.find(item => item.slug === slug)?.errorCode;
  }
}

/** The front page now, and what is wrong with it; looked at again before it is called bad. */
export async function lookAtFront(
  work: SiteOfRun,
  site: SiteConnection,
  before: FrontPage | undefined,
): Promise<{ page: FrontPage; fault: FrontFault | undefined }> {
  let seen: { page: FrontPage; fault: FrontFault | undefined } | undefined;
  for (const [turn, ms] of VISIT_AGAIN_MS.entries()) {
    await pause(work, ms);
    const visit = await work.ctx.childSites.visit(site);
    const fault = frontFault(visit, before, work.strategy?.expect_text);
    seen = { page: { status: visit.httpStatus, bytes: visit.bytes }, fault };
    if (fault === undefined || (turn > 0 && !mayPass(visit))) break;
  }
  return seen as NonNullable<typeof seen>;
}
