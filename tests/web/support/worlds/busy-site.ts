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
  cost: {
    target: 'site' as const,
    cents: 500,
    license_type: 'single_site' as const,
    renewal_type: 'monthly' as const,
    payment_type: 'subscription' as const,
    cost_tracker_status: 'active' as const,
    last_renewal: '2025-12-30' as const,
  },
  inJob: true,
  failedUpdate: true,
};
