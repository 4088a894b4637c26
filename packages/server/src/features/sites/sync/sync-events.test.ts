import { describe, expect, it } from 'vitest';
import { FAILING_AFTER, type SyncState, syncEvents } from './sync-events.ts';

const state = (more: Partial<SyncState> = {}): SyncState => ({
  id: 7,
  status: 'connected',
  failed_syncs: 0,
  disconnected_by: null,
  sync_error_code: null,
  sync_error_cause: null,
  sync_error: null,
  last_sync_at: 0,
  ...more,
});
const types = (before: Partial<SyncState>, after: Partial<SyncState>) =>
  syncEvents(state(before), state(after)).map(({ type }) => type);

describe('a sync', () => {
  it('is nothing to tell while it goes well, or fails now and then', () => {
    expect(types({}, {})).toEqual([]);
    expect(types({}, { failed_syncs: 1 })).toEqual([]);
    expect(types({ failed_syncs: FAILING_AFTER - 1 }, {})).toEqual([]);
  });

  it('that keeps failing is told once, and once more when it goes well again', () => {
    expect(types({ failed_syncs: FAILING_AFTER - 1 }, { failed_syncs: FAILING_AFTER })).toEqual(['site.sync_failing']);
    const refused = {
      failed_syncs: FAILING_AFTER,
      sync_error_code: 'connection_failed',
      sync_error_cause: 'http_auth',
    };
    const [told] = syncEvents(state({ failed_syncs: FAILING_AFTER - 1 }), state(refused));
    expect(told?.data).toMatchObject({ error_code: 'connection_failed', cause: 'http_auth' });
    expect(types({ failed_syncs: FAILING_AFTER }, { failed_syncs: FAILING_AFTER + 1 })).toEqual([]);
    expect(types({ failed_syncs: FAILING_AFTER + 9 }, {})).toEqual(['site.sync_recovered']);
  });

  it('that ends the connection is told as that', () => {
    const lost = { status: 'disconnected' as const, disconnected_by: 'missing_connector', failed_syncs: FAILING_AFTER };
    expect(syncEvents(state({ failed_syncs: FAILING_AFTER - 1 }), state({ ...lost, sync_error: 'Gone.' }))).toEqual([
      { type: 'site.disconnected', siteId: 7, data: { reason: 'missing_connector', message: 'Gone.' } },
    ]);
    expect(types(lost, lost)).toEqual([]);
  });

  it('of a suspended site tells no failures', () => {
    const suspended = { status: 'suspended' as const };
    expect(types({ ...suspended, failed_syncs: 2 }, { ...suspended, failed_syncs: 3 })).toEqual([]);
  });
});
