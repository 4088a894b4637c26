import type { PluginUpdate, SiteReport, ThemeUpdate } from '@sitekeeper/protocol';
import { meetsPhp, meetsWordPress } from '../../../kernel/text/versions.ts';

/**
 * Whether the site can run an offered version, by the requirements of that version. Only if the offer does not include
 * them, the connector's flags count, which are about the installed version.
 */
export function compatibility(
  update: PluginUpdate | ThemeUpdate,
  { wpVersion, phpVersion }: Pick<SiteReport, 'wpVersion' | 'phpVersion'>,
): { wp_compatible: 0 | 1; php_compatible: 0 | 1 } {
  const { requiresWp, requiresPhp } = update;
  const flags = 'phpCompatible' in update ? update : { wpCompatible: true, phpCompatible: true };
  const wp = requiresWp && wpVersion ? meetsWordPress(wpVersion, requiresWp) : flags.wpCompatible;
  const php = requiresPhp && phpVersion ? meetsPhp(phpVersion, requiresPhp) : flags.phpCompatible;
  return { wp_compatible: wp ? 1 : 0, php_compatible: php ? 1 : 0 };
}
