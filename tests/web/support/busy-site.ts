/** A site with something on every page. */
export const BUSY_SITE = {
  status: 'connected' as const,
  check: 500 as const,
  failing: true,
  updates: [{ type: 'plugin' as const, slug: 'shop/shop.php', name: 'Shop', version: '9.3', new_version: '9.4' }],
  certificate: { days: 3, fault: true },
  issues: ['wp_uptodate'],
  monitor: 'down' as const,
  incident: 'open' as const,
  finding: 'critical' as const,
  files: ['altered'],
  cost: true,
  inJob: true,
  failedUpdate: true,
};
