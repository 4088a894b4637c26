import { ConnectorError, type InstallPluginThemeArgs, installPluginTheme } from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';

/** Has a site install the package at an address, once. @returns why there is no usable answer, if so. */
export async function sendPackage(
  { childSites }: Pick<Services, 'childSites'>,
  site: SiteConnection,
  args: InstallPluginThemeArgs,
): Promise<{ trouble?: ConnectorError }> {
  try {
    await childSites.call(site, installPluginTheme, args);
    return {};
  } catch (error) {
    if (error instanceof ConnectorError) return { trouble: error };
    throw error;
  }
}
