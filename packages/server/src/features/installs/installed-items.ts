import { getAllPlugins, getAllThemes, type SiteReport } from '@sitekeeper/protocol';
import type { Services } from '../../kernel/context.ts';
import type { SiteConnection } from '../../ports/child-sites/port.ts';
import type { DirectoryPackage } from './package.ts';

/** The plugins or themes of a site. */
export type InstalledItems = Pick<SiteReport, 'plugins' | 'themes'>;

/** Reads the plugins or the themes of a site, live. @throws ConnectorError */
export async function readInstalled(
  { childSites }: Pick<Services, 'childSites'>,
  site: SiteConnection,
  type: DirectoryPackage['type'],
): Promise<InstalledItems> {
  if (type === 'plugin') return { plugins: (await childSites.call(site, getAllPlugins, {})).value };
  return { themes: (await childSites.call(site, getAllThemes, {})).value };
}

/**
 * What a site has of a package. Packages of the directory are unpacked into a folder that is named by their slug; the
 * main file of a plugin may have any name.
 */
export function installedOf(items: InstalledItems, { type, slug }: DirectoryPackage) {
  if (type === 'theme') return items.themes?.find(theme => theme.slug === slug);
  return items.plugins?.find(plugin => !plugin.mustUse && plugin.slug.startsWith(`${slug}/`));
}
