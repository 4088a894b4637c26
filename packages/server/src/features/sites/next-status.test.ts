import { describe, expect, it } from 'vitest';
import { nextStatus, type SiteEvent } from './next-status.ts';
import { SITE_STATUSES, type SiteStatus } from './site.ts';

describe('the states of a site', () => {
  const table: Record<SiteEvent, Record<SiteStatus, string>> = {
    reconnect: { connected: 'connected', disconnected: 'connected', suspended: 'site_suspended' },
    disconnect: { connected: 'disconnected', disconnected: 'disconnected', suspended: 'disconnected' },
    suspend: { connected: 'suspended', disconnected: 'suspended', suspended: 'suspended' },
    unsuspend: { connected: 'invalid_state', disconnected: 'invalid_state', suspended: 'connected' },
    refuse: { connected: 'disconnected', disconnected: 'disconnected', suspended: 'suspended' },
  };
  const cases = Object.entries(table).flatMap(([event, row]) =>
    SITE_STATUSES.map(status => [status, event as SiteEvent, row[status]] as const),
  );

  it.each(cases)('%s, %s: %s', (status, event, wanted) => {
    if ((SITE_STATUSES as readonly string[]).includes(wanted)) {
      expect(nextStatus(status, event)).toBe(wanted);
    } else {
      expect(() => nextStatus(status, event)).toThrow(expect.objectContaining({ name: 'AppError', code: wanted }));
    }
  });
});
