import { ConnectorError, upgrade, upgradePluginTheme, upgradeTranslation } from '@sitekeeper/protocol';
import type { Services } from '../../../kernel/context.ts';
import type { SiteConnection } from '../../../ports/child-sites/port.ts';
import type { RunItem } from '../run-item.ts';

/**
 * Sends an update, one item per call so that its duration is bounded (docs/wire/transport.md#limits).
 * @returns the site's code for a failure, or why there is no usable answer. Its success message is not trusted.
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
