import { themeOf } from '../catalogue/themes.ts';
import type { SimulatedSite } from '../state/site.ts';
import { compareDottedVersions } from '../versions.ts';
import { pendingCore, pendingPlugin, pendingTheme } from './updates.ts';

export type SecurityStats = Record<string, 'Y' | 'N' | 'Y_UNABLE' | 'N_UNABLE'>;

/** The ten checks of docs/wire/sync.md#security-checks, derived from the state. `https`: the request arrived over HTTPS. */
export function securityStats(site: SimulatedSite, https: boolean): SecurityStats {
  const { php, debug } = site.profile;
  const { installed } = site.themes;
  const plugins = site.plugins.filter(plugin => !plugin.mu);
  return {
    db_reporting: reporting(site.enforced?.db_reporting, true),
    php_reporting: reporting(site.enforced?.php_reporting, !debug),
    wp_uptodate: good(pendingCore(site) === undefined),
    phpversion_matched: good(compareDottedVersions(php, '8.0') >= 0),
    sslprotocol: good(https),
    debug_disabled: good(!debug),
    sec_outdated_plugins: good(!plugins.some(p => pendingPlugin(site, p.file, p.version) !== undefined)),
    sec_inactive_plugins: good(!plugins.some(p => !p.active)),
    sec_outdated_themes: good(!installed.some(t => pendingTheme(site, t.slug, t.version) !== undefined)),
    sec_inactive_themes: good(onlyNeededThemes(site)),
  };
}

/** Count of failed checks: values that are exactly `N`. */
export function countFailedChecks(stats: SecurityStats): number {
  return Object.values(stats).filter(value => value === 'N').length;
}

function reporting(enforced: boolean | undefined, fine: boolean): 'Y' | 'N' | 'Y_UNABLE' {
  if (enforced) return 'Y';
  return fine ? 'Y_UNABLE' : 'N';
}

function good(condition: boolean): 'Y' | 'N' {
  return condition ? 'Y' : 'N';
}

/** Whether there is nothing besides the active theme except its parent or one theme that comes with WordPress. */
function onlyNeededThemes(site: SimulatedSite): boolean {
  const { installed, active } = site.themes;
  const parent = themeOf(active).template;
  const spare = installed.filter(theme => theme.slug !== active && theme.slug !== parent);
  return spare.length === 0 || (spare.length === 1 && themeOf(spare[0]?.slug ?? '').standard === true);
}
