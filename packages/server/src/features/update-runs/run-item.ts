import type { ErrorCode } from '../../kernel/errors.ts';
import type { UpdateType } from '../updates/index.ts';
import type { FrontFault } from './site/front-page.ts';

/**
 * States of one update of a run on one site. pending → sent → updated, failed, rolled_back or needs_attention; sent →
 * rolling_back → rolled_back or needs_attention; pending → skipped or failed. Nothing goes back to pending. On request:
 * updated or needs_attention → rolling_back → rolled_back, needs_attention or the previous state.
 */
export const RUN_ITEM_STATES = [
  'pending',
  'sent',
  'rolling_back',
  'updated',
  'failed',
  'skipped',
  'rolled_back',
  'needs_attention',
] as const;
export type RunItemState = (typeof RUN_ITEM_STATES)[number];

/** What to do on a site that an update has left in need of attention. */
export const WAYS_OUT = ['deactivate', 'switch_theme', 'rename_folder', 'restore'] as const;
export type WayOut = (typeof WAYS_OUT)[number];

/** Why an update was not made, or not kept; besides faults of the front page and errors about the site. The pages have a text for each. */
export const RUN_REASONS = [
  'up_to_date',
  'host_forbids',
  'not_installed',
  'other_version',
  'not_offered',
  'ignored',
  'window_closed',
  'canceled',
  'site_needs_attention',
  'network_rolled_back',
  'unhealthy_before',
  'not_updated',
  'outcome_unknown',
  'gone',
  'asked_for',
] as const;
export type RunReason = (typeof RUN_REASONS)[number] | FrontFault | ErrorCode;

/** One update of a run on one site. */
export interface RunItem {
  readonly job_id: string;
  readonly site_id: number;
  /** Its position in the order on the site. */
  readonly seq: number;
  readonly type: UpdateType;
  readonly slug: string;
  readonly name: string;
  readonly from_version: string;
  readonly to_version: string;
  readonly package: string | null;
  readonly package_host: string | null;
  readonly package_named: number;
  readonly state: RunItemState;
  readonly reason: string | null;
  readonly cause: string | null;
  readonly way_out: WayOut | null;
  readonly message: string | null;
  readonly sent_at: number | null;
  readonly finished_at: number | null;
}

/** How an item ended. `reason` is a code, `message` says what to do. */
export interface RunItemEnd {
  readonly state: 'updated' | 'failed' | 'skipped' | 'rolled_back' | 'needs_attention';
  readonly reason?: RunReason;
  /** Code of the cause, if known in more detail: from the site's answer, or of the connection. */
  readonly cause?: string;
  readonly message?: string;
  readonly wayOut?: WayOut;
}

/** States in which something was sent to the site and its outcome is not known yet. */
export const IN_FLIGHT: readonly RunItemState[] = ['sent', 'rolling_back'];

/** States of failed updates, most severe first. */
export const FAILED_STATES = ['needs_attention', 'failed', 'rolled_back'] as const satisfies readonly RunItemState[];
export type FailedState = (typeof FAILED_STATES)[number];

/** Plugins and themes before WordPress itself; translations last, because they belong to the new versions. */
export const TYPE_ORDER: readonly UpdateType[] = ['plugin', 'theme', 'core', 'translation'];

/** The outcome of a site: `bad` counts against its wave, `untouched` says nothing about the updates. */
export function siteOutcome(items: readonly Pick<RunItem, 'state' | 'sent_at'>[]): 'well' | 'bad' | 'untouched' {
  // Also if nothing was sent to it: an update of another site of its network has broken it.
  if (items.some(item => item.state === 'needs_attention')) return 'bad';
  if (items.every(item => item.sent_at === null)) return 'untouched';
  const bad: readonly RunItemState[] = FAILED_STATES;
  // Also one that was not sent: what was sent before it may be why the site could not be reached.
  return items.some(item => bad.includes(item.state)) ? 'bad' : 'well';
}
