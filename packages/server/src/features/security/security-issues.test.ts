import { describe, expect, it } from 'vitest';
import { securityIssuesOf } from './security-issues.ts';

const KEYS = [
  'wp_uptodate',
  'phpversion_matched',
  'sslprotocol',
  'sec_outdated_plugins',
  'sec_outdated_themes',
  'debug_disabled',
  'db_reporting',
  'php_reporting',
  'sec_inactive_plugins',
  'sec_inactive_themes',
];
const all = (value: string) => KEYS.map(check_key => ({ check_key, value }));

describe('securityIssues', () => {
  it.each(['Y', 'Y_UNABLE'])('finds nothing in checks that say %s', value => {
    expect(securityIssuesOf(all(value))).toEqual([]);
  });

  it.each(['N', 'N_UNABLE'])('finds an issue in each check that says %s, most severe first', value => {
    const issues = securityIssuesOf(all(value).reverse());
    expect(issues.map(({ type, severity }) => [type, severity])).toEqual([
      ...KEYS.slice(0, 3).map(key => [key, 'critical']),
      ...KEYS.slice(3, 8).map(key => [key, 'warning']),
      ...KEYS.slice(8).map(key => [key, 'info']),
    ]);
    for (const { message } of issues) expect(message).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
  });

  it('includes unknown checks, and leaves out what is not a check key', () => {
    const checks = [
      { check_key: 'sec_new_check', value: 'N' },
      { check_key: '<script>', value: 'N' },
      { check_key: 'debug_disabled', value: 'N' },
    ];
    expect(securityIssuesOf(checks).map(({ type, severity }) => [type, severity])).toEqual([
      ['debug_disabled', 'warning'],
      ['sec_new_check', 'info'],
    ]);
  });

  it('is empty for a site that was never synced', () => {
    expect(securityIssuesOf([])).toEqual([]);
  });
});
