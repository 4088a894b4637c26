import { simulatedSiteUrl, siteAddress } from '../address.ts';
import { CONNECTOR_VERSION } from '../catalogue/plugins.ts';
import { themeOf } from '../catalogue/themes.ts';
import type { SimulatedSite } from '../state/site.ts';

/** The head of every sync reply, and the whole answer of the unsigned probe (docs/wire/connection.md#probe). */
export function versionFacts(site: SimulatedSite): Record<string, unknown> {
  const { wpEngine, host } = site.profile;
  return { version: CONNECTOR_VERSION, wpversion: site.core, wpe: wpEngine, wphost: host };
}

/** `version … site_info` of docs/wire/sync.md#sync-data. */
export function siteFacts(site: SimulatedSite): Record<string, unknown> {
  const { version, wpversion, wpe, wphost } = versionFacts(site);
  const { php, database, language, zone, debug } = site.profile;
  const { installed, active } = site.themes;
  const site_info = {
    wpversion: site.core,
    debug_mode: debug,
    phpversion: php,
    child_version: CONNECTOR_VERSION,
    memory_limit: '256M',
    mysql_version: database,
    db_size: `${(5 + (site.k % 90)).toFixed(1)}3`,
    themeactivated: installed.some(theme => theme.slug === active) ? themeOf(active).name : '',
    ip: siteAddress(site.k),
    child_curl_version: '8.5.0',
    child_openssl_version: 'OpenSSL/3.0.15',
    site_lang: language,
    site_public: 1,
    format_datetime: { timezone_string: zone, gmt_offset: '0', date_format: 'F j, Y', time_format: 'g:i a' },
  };
  return { version, wpversion, siteurl: simulatedSiteUrl(site.k, site.world.port), wpe, wphost, site_info };
}
