import { invalidState } from '../../kernel/state-reasons.ts';
import { SUSPENDED } from './refusal.ts';
import type { SiteStatus } from './site.ts';
import { requestError } from './site-failure.ts';

/** Events for a site's state. `refuse`: the site answers that our key or administrator is no longer valid. */
export type SiteEvent = 'reconnect' | 'disconnect' | 'suspend' | 'unsuspend' | 'refuse';

type Outcome = SiteStatus | 'site_suspended' | 'invalid_state';

/** The whole state machine. Source: docs/spec/abilities.md#states-of-a-site. */
const TRANSITIONS: Record<SiteStatus, Record<SiteEvent, Outcome>> = {
  connected: {
    reconnect: 'connected',
    disconnect: 'disconnected',
    suspend: 'suspended',
    unsuspend: 'invalid_state',
    refuse: 'disconnected',
  },
  disconnected: {
    reconnect: 'connected',
    disconnect: 'disconnected',
    suspend: 'suspended',
    unsuspend: 'invalid_state',
    refuse: 'disconnected',
  },
  suspended: {
    reconnect: 'site_suspended',
    disconnect: 'disconnected',
    suspend: 'suspended',
    unsuspend: 'connected',
    refuse: 'suspended',
  },
};

/** @throws AppError site_suspended or invalid_state when the state doesn't allow the event. */
export function nextStatus(status: SiteStatus, event: SiteEvent): SiteStatus {
  const outcome = TRANSITIONS[status][event];
  if (outcome === 'site_suspended') throw requestError(SUSPENDED);
  if (outcome === 'invalid_state') {
    throw invalidState('site_not_suspended', 'The site is not suspended, so there is nothing to unsuspend.');
  }
  return outcome;
}
