import type { SiteReport } from '@sitekeeper/protocol';
import type { RunItem, RunItemEnd } from '../run-item.ts';
import { installedVersion } from './read-site.ts';

/**
 * The outcome of an update after which the site no longer has the item: WordPress deletes the old folder, and a package
 * built from a repository contains one of another name, which is not active. Undefined if the item exists.
 */
export function goneItem(report: SiteReport, item: RunItem): RunItemEnd | undefined {
  const listed = item.type === 'plugin' ? report.plugins : item.type === 'theme' ? report.themes : undefined;
  if (listed === undefined || installedVersion(report, item) !== undefined) return undefined;
  const message = `After the update, the site no longer has this ${item.type}. Its package may contain a folder of another name. Check the ${item.type}s of the site, and activate the new folder or install the ${item.type} again.`;
  return { state: 'needs_attention', reason: 'gone', message };
}
