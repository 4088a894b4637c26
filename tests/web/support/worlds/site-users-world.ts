import type { WorldOptions } from '@sitekeeper/server/testing';

/** Five sites; what concerns more than three of them becomes a job. */
export const SITE_USERS_WORLD: WorldOptions = {
  sites: 5,
  seeded: true,
  worker: true,
  fleet: { plugins: 2 },
  env: { SITEKEEPER_BATCH_INLINE_LIMIT: '3', SITEKEEPER_DEADLINE_CHECK: '60', SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
};
