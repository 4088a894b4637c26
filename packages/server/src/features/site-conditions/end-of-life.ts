/**
 * Until when branches get security fixes: the last day, UTC. A branch that is older than all of these ended before the
 * oldest; a newer one than these is taken as supported until a release of ours knows better.
 */

/** Source: php.net/supported-versions.php and php.net/eol.php. */
const PHP: readonly SupportEnd[] = [
  ['5.6', '2018-12-31'],
  ['7.0', '2019-01-10'],
  ['7.1', '2019-12-01'],
  ['7.2', '2020-11-30'],
  ['7.3', '2021-12-06'],
  ['7.4', '2022-11-28'],
  ['8.0', '2023-11-26'],
  ['8.1', '2025-12-31'],
  ['8.2', '2026-12-31'],
  ['8.3', '2027-12-31'],
  ['8.4', '2028-12-31'],
  ['8.5', '2029-12-31'],
];

/**
 * Source: announcements of the WordPress security team: 3.7 to 4.0 got their last fixes on 1 December 2022, 4.1 to 4.6 in
 * July 2025. Later branches still get them, without an end that is announced.
 */
const WORDPRESS: readonly SupportEnd[] = [
  ['4.0', '2022-12-01'],
  ['4.6', '2025-07-31'],
];

/** The newest branch that ends on the day; those between it and the one before end with it. */
type SupportEnd = readonly [branch: string, lastDay: string];

export type Software = 'php' | 'wordpress';
const ENDS: Readonly<Record<Software, readonly SupportEnd[]>> = { php: PHP, wordpress: WORDPRESS };

/** The last day of security fixes for a version, `YYYY-MM-DD`; undefined if none is known. */
export function supportEnd(software: Software, version: string): string | undefined {
  const branch = branchOf(version);
  if (branch === undefined) return undefined;
  return ENDS[software].find(([newest]) => branch <= (branchOf(newest) ?? 0))?.[1];
}

/** Major and minor number as one; undefined for a text that is no version. */
function branchOf(version: string): number | undefined {
  const [, major, minor = '0'] = /^(\d{1,4})(?:\.(\d{1,4}))?/.exec(version) ?? [];
  return major === undefined ? undefined : Number(major) * 10_000 + Number(minor);
}
