import { offsetInstant } from './php.ts';

interface Change {
  readonly id: number;
  readonly type: string;
  readonly description: string;
  readonly user: string;
  readonly timestamp: string;
}

/** `plugin.activated` is a type and an action there. Who a user is on the site isn't kept: its id is 0. */
export function changeView({ id, type, description, user, timestamp }: Change) {
  const [what = '', action = ''] = type.split('.');
  return { id, type: what, action, item: description, user_id: 0, user, timestamp: offsetInstant(timestamp) };
}

/** The ten checks of the connector: of those that are fine, ours lists none. */
const CHECKS = [
  'db_reporting',
  'php_reporting',
  'wp_uptodate',
  'phpversion_matched',
  'sslprotocol',
  'debug_disabled',
  'sec_outdated_plugins',
  'sec_inactive_plugins',
  'sec_outdated_themes',
  'sec_inactive_themes',
];

/** `Y`: fine, `N`: an issue. */
export function securityMap(issues: readonly { readonly type: string }[]): Record<string, 'Y' | 'N'> {
  const failed = new Set(issues.map(({ type }) => type));
  return Object.fromEntries(CHECKS.map(check => [check, failed.has(check) ? 'N' : 'Y']));
}
