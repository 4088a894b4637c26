import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../kernel/time/durations.ts';
import type { Settings } from '../../settings.ts';

/** `nextUsualSync` puts a time at most this many intervals ahead. */
const SPREAD = 1.25;
const CODE_MS = 30 * SECOND_MS;

/** A column that says when something is due, or until when it is valid. */
export interface DueTime {
  /** `table.column` */
  readonly column: string;
  /** The latest time, in ms from now, that it can be set to; undefined: its setting is off. */
  readonly most: (settings: Settings) => number | undefined;
  /** The correction of a later time: ms from now, or spread over an interval, each site at its own moment. */
  readonly to: 'spread' | number;
  /** The interval to spread over. */
  readonly over?: (settings: Settings) => number;
  /** Only rows of which this is true. */
  readonly where?: string;
  /**
   * Work waits for this time, and was to be done soon: when the clock is set back, it is moved by as much. That something
   * comes too early does no harm.
   */
  readonly moves?: true;
  /** The column counts in steps of this many ms. */
  readonly unit?: number;
}

/** Work that killed this server is set aside for this long: see docs/decisions/0025. Its time must not change. */
const SET_ASIDE = {
  sync: DAY_MS,
  lookWithoutConnector: 7 * DAY_MS,
  registration: 7 * DAY_MS,
  brokenSite: 7 * DAY_MS,
  otherLooks: 30 * DAY_MS,
};

const every = (column: string, interval: (settings: Settings) => number, least = 0): DueTime => ({
  column,
  most: settings => (interval(settings) === 0 ? undefined : Math.max(least, interval(settings) * SPREAD)),
  to: 'spread',
  over: interval,
});
const within = (column: string, most: number, to: number = most): DueTime => ({ column, most: () => most, to });
const waits = (column: string, most: number): DueTime => ({ ...within(column, most, 0), moves: true });
/** Something that happened. Work depends on how long ago that is: it can't be in the future. */
const happened = (column: string): DueTime => within(column, 0);

const NOT_SET_ASIDE = `(sync_error_code is null or sync_error_code <> 'set_aside')`;

/** All of them, with the correction of each that is further ahead than it could have been set. */
export const DUE_TIMES: readonly DueTime[] = [
  {
    ...every('sites.next_sync_at', s => s.syncIntervalMinutes * MINUTE_MS),
    where: `status = 'connected' and ${NOT_SET_ASIDE}`,
  },
  {
    ...every('sites.next_sync_at', s => s.syncIntervalMinutes * MINUTE_MS, SET_ASIDE.sync),
    where: `status = 'connected' and sync_error_code = 'set_aside'`,
  },
  {
    ...within('sites.next_sync_at', DAY_MS, 0),
    where: `status = 'disconnected' and disconnected_by = 'missing_connector' and ${NOT_SET_ASIDE}`,
  },
  {
    ...within('sites.next_sync_at', SET_ASIDE.lookWithoutConnector),
    where: `status = 'disconnected' and disconnected_by = 'missing_connector' and sync_error_code = 'set_aside'`,
  },
  every('sites.users_due_at', s => s.usersIntervalHours * HOUR_MS),
  every('sites.tls_due_at', () => 9 * HOUR_MS, SET_ASIDE.otherLooks),
  every('sites.abandoned_due_at', s => s.abandonedIntervalDays * DAY_MS, SET_ASIDE.otherLooks),
  every('sites.network_due_at', s => s.networksIntervalDays * DAY_MS, SET_ASIDE.otherLooks),
  every('sites.icon_due_at', s => s.iconsIntervalDays * DAY_MS, SET_ASIDE.otherLooks),
  every('sites.screenshot_due_at', s => s.screenshotsIntervalDays * DAY_MS, SET_ASIDE.otherLooks),
  within('sites.key_due_at', 90 * DAY_MS, DAY_MS),
  happened('sites.p256_refused_at'),
  happened('sites.missing_at'),
  happened('sites.disconnected_at'),
  happened('sites.last_sync_at'),
  happened('sites.backup_at'),
  happened('sites.checked_at'),
  happened('sites.actions_seen_at'),
  happened('sites.logs_seen_at'),
  happened('tls_probes.probed_at'),
  // A check an hour is the least; `nextUsualSync` puts it at most a quarter further ahead.
  waits('monitors.due_at', HOUR_MS * SPREAD),
  happened('monitors.checked_at'),
  happened('site_certificates.seen_at'),
  happened('site_certificates.other_seen_at'),
  // A domain is asked about again in a month at the latest.
  within('domains.due_at', 30 * DAY_MS, 0),
  happened('domains.looked_at'),
  happened('registrations.sent_at'),
  within('registrations.look_at', SET_ASIDE.registration, 0),
  within('queue_messages.run_at', HOUR_MS, 0),
  within('queue_messages.lease_until', 10 * MINUTE_MS, MINUTE_MS),
  within('leases.until_at', 10 * MINUTE_MS, MINUTE_MS),
  within('turns.taken_at', 0, -DAY_MS),
  happened('workers.seen_at'),
  happened('jobs.created_at'),
  within('jobs.give_up_at', 15 * DAY_MS),
  happened('update_releases.first_seen_at'),
  happened('update_runs.created_at'),
  // A window is open for a day at most: one that closes later was opened by a wrong clock.
  within('update_runs.closes_at', 26 * HOUR_MS, 0),
  happened('update_run_items.sent_at'),
  happened('installs_sent.sent_at'),
  happened('update_run_items.finished_at'),
  within('update_run_items.look_at', SET_ASIDE.brokenSite, 0),
  happened('sessions.created_at'),
  happened('sessions.seen_at'),
  // A proof dated in the future does not count as fresh.
  within('sessions.proved_at', 0, -DAY_MS),
  within('sessions.expires_at', 30 * DAY_MS),
  within('used_challenges.expires_at', HOUR_MS),
  within('idempotency_keys.lease_until', 10 * MINUTE_MS, MINUTE_MS),
  within('idempotency_keys.expires_at', DAY_MS),
  // A call that was proposed by a wrong clock can't be approved for longer than others.
  { column: 'approvals.expires_at', most: s => s.approvalMinutes * MINUTE_MS, to: 0 },
  within('approvals.lease_until', 10 * MINUTE_MS, MINUTE_MS),
  happened('approvals.ended_at'),
  // Its source may ask us to wait for a day.
  { column: 'vulnerability_feed.due_at', most: s => Math.max(s.vulnerabilityFeedHours * HOUR_MS, DAY_MS), to: 0 },
  // Work that killed this server is set aside for a month.
  within('file_checks.due_at', SET_ASIDE.otherLooks, 0),
  within('file_digests.name_due_at', HOUR_MS, 0),
  happened('vulnerability_feed.failing_since'),
  happened('vulnerability_findings.fixed_at'),
  happened('vulnerability_past_findings.fixed_at'),
  happened('events.occurred_at'),
  happened('alarms.opened_at'),
  happened('alarms.closed_at'),
  // Before `queued_at`, by which it finds what is told at once. Maintenance holds for a minute.
  { ...waits('tellings.hold_until', MINUTE_MS), where: 'hold_until = queued_at or muted = 1' },
  happened('tellings.queued_at'),
  // All else waits for an hour of the day. A digest is a week ahead at most.
  within('tellings.hold_until', 8 * DAY_MS, 0),
  happened('told_alarms.told_at'),
  // The longest that a receiver may put us off.
  waits('deliveries.next_at', DAY_MS),
  within('deliveries.lease_until', 10 * MINUTE_MS, MINUTE_MS),
  within('deliveries.give_up_at', 3 * DAY_MS),
  happened('deliveries.ended_at'),
  waits('report_mails.next_at', DAY_MS),
  within('report_mails.lease_until', 10 * MINUTE_MS, MINUTE_MS),
  waits('invitations.mail_due_at', DAY_MS),
  within('invitations.expires_at', 30 * DAY_MS),
  happened('channels.failing_since'),
  within('channels.previous_secret_until', 7 * DAY_MS),
  happened('api_keys.last_used_at'),
  happened('api_keys.v1_last_used_at'),
  happened('application_passwords.last_used_at'),
  happened('counters.since'),
  within('counters.ends_at', 15 * MINUTE_MS, 0),
  // Otherwise no code would be accepted until the clock reaches that time; the current code is used up.
  { column: 'users.totp_step', most: () => CODE_MS, to: 0, unit: CODE_MS },
];
