import { isoInstantOrNull } from '../../../kernel/text/instants.ts';
import type { NewEvent } from '../../events/index.ts';
import type { SiteRow } from '../site.store.ts';

/** What of a site's row tells how its syncs go. */
export type SyncState = Pick<
  SiteRow,
  | 'id'
  | 'status'
  | 'failed_syncs'
  | 'disconnected_by'
  | 'sync_error_code'
  | 'sync_error_cause'
  | 'sync_error'
  | 'last_sync_at'
>;

/** A single failure is nothing to tell: sites are slow, restart, are updated. */
export const FAILING_AFTER = 3;

/** What the end of a sync means for people. Pure. */
export function syncEvents(before: SyncState, after: SyncState): NewEvent[] {
  const siteId = after.id;
  const failures = { before: before.failed_syncs, after: after.failed_syncs };
  const message = after.sync_error ?? '';
  const events: NewEvent[] = [];
  if (before.status !== after.status && after.status === 'disconnected') {
    const reason = after.disconnected_by ?? 'refusal';
    events.push({ type: 'site.disconnected', siteId, data: { reason, message } });
  }
  if (after.status === 'connected' && failures.before < FAILING_AFTER && failures.after >= FAILING_AFTER) {
    const error_code = after.sync_error_code ?? '';
    const last_sync_at = isoInstantOrNull(after.last_sync_at);
    events.push({
      type: 'site.sync_failing',
      siteId,
      data: { failures: failures.after, error_code, cause: after.sync_error_cause, message, last_sync_at },
    });
  }
  return [...events, ...recoveredEvents(siteId, failures.before, failures.after)];
}

/** @param before, after Syncs that had failed in a row. */
export function recoveredEvents(siteId: number, before: number, after = 0): NewEvent[] {
  return before >= FAILING_AFTER && after === 0
    ? [{ type: 'site.sync_recovered', siteId, data: { failures: before } }]
    : [];
}
