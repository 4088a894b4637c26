import { flagOf, isRecord, numberOf, optionalText, own } from '../replies/lenient.ts';

/** Facts of the server a site runs on (docs/wire/sync.md#sync-data, `site_info`). Absent ones are undefined. */
export interface SiteInfo {
  wpVersion?: string | undefined;
  phpVersion?: string | undefined;
  connectorVersion?: string | undefined;
  mysqlVersion?: string | undefined;
  memoryLimit?: string | undefined;
  /** MB. */
  dbSize?: number | undefined;
  debugMode: boolean;
  /** Name of the active theme. */
  activeTheme?: string | undefined;
  /** Address that the site believes it has; not verified. */
  ip?: string | undefined;
  curlVersion?: string | undefined;
  opensslVersion?: string | undefined;
  language?: string | undefined;
  /** Search engines are welcome. */
  public: boolean;
  timezone?: string | undefined;
  /** Hours. */
  gmtOffset?: number | undefined;
}

export function readSiteInfo(value: unknown): SiteInfo | undefined {
  if (!isRecord(value)) return undefined;
  const format = own(value, 'format_datetime');
  return {
    wpVersion: optionalText(own(value, 'wpversion')),
    phpVersion: optionalText(own(value, 'phpversion')),
    connectorVersion: optionalText(own(value, 'child_version')),
    mysqlVersion: optionalText(own(value, 'mysql_version')),
    memoryLimit: optionalText(own(value, 'memory_limit')),
    dbSize: numberOf(own(value, 'db_size')),
    debugMode: flagOf(own(value, 'debug_mode')),
    activeTheme: optionalText(own(value, 'themeactivated')),
    ip: optionalText(own(value, 'ip')),
    curlVersion: optionalText(own(value, 'child_curl_version')),
    opensslVersion: optionalText(own(value, 'child_openssl_version')),
    language: optionalText(own(value, 'site_lang')),
    public: flagOf(own(value, 'site_public'), true),
    timezone: optionalText(own(format, 'timezone_string')),
    gmtOffset: numberOf(own(format, 'gmt_offset')),
  };
}
