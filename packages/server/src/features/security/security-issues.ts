import { FAILED_VERDICTS } from '@sitekeeper/protocol';

export const SEVERITIES = ['critical', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface SecurityIssue {
  readonly type: string;
  readonly severity: Severity;
  readonly message: string;
}

/** The checks of the connector, most severe first. Sources: docs/spec/abilities.md#security and docs/wire/sync.md#security-checks. */
const CHECKS: ReadonlyMap<string, readonly [Severity, string]> = new Map([
  ['wp_uptodate', ['critical', 'A newer version of WordPress is available. Update WordPress.']],
  ['phpversion_matched', ['critical', 'The PHP version is no longer supported. Ask the host for PHP 8.0 or newer.']],
  [
    'sslprotocol',
    [
      'critical',
      'WordPress is accessed without TLS. Set up a certificate and change the site to https; behind a proxy that ends TLS, make WordPress see the forwarded scheme.',
    ],
  ],
  ['sec_outdated_plugins', ['warning', 'Plugin updates are pending. Update the plugins.']],
  ['sec_outdated_themes', ['warning', 'Theme updates are pending. Update the themes.']],
  ['debug_disabled', ['warning', 'Debug mode is on. Set WP_DEBUG to false in wp-config.php.']],
  ['db_reporting', ['warning', 'Database errors are shown to visitors. Turn off their display.']],
  ['php_reporting', ['warning', 'PHP errors are shown to visitors. Set display_errors to off.']],
  ['sec_inactive_plugins', ['info', 'Inactive plugins are installed. Delete those that are not needed.']],
  [
    'sec_inactive_themes',
    ['info', 'Unused themes are installed. Delete all except the active one and one to fall back to.'],
  ],
]);

/** Keys of the checks with this severity. All that are not known here are `info`. */
export function checksOf(severity: Severity): string[] {
  return [...CHECKS].filter(([, [of]]) => of === severity).map(([key]) => key);
}

/**
 * The checks that failed, most severe first. Checks that are not known here come last: a newer connector may have more.
 * @param checks Key and verdict of each: `Y`, `Y_UNABLE` (fine), `N`, `N_UNABLE` (an issue).
 */
export function securityIssuesOf(checks: readonly { check_key: string; value: string }[]): SecurityIssue[] {
  const failed = new Set(checks.filter(check => FAILED_VERDICTS.has(check.value)).map(check => check.check_key));
  const known = [...CHECKS].filter(([type]) => failed.has(type));
  const other = [...failed].filter(type => !CHECKS.has(type) && /^[a-z0-9_]{1,60}$/.test(type)).sort();
  return [
    ...known.map(([type, [severity, message]]) => ({ type, severity, message })),
    ...other.map(type => ({
      type,
      severity: 'info' as const,
      message: `The site reports that its check "${type}" failed. See the connector's page on the site.`,
    })),
  ];
}
