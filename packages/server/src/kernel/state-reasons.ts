import { AppError } from './errors.ts';
import type { JobCause } from './work/job-causes.ts';

/**
 * Why the state of things forbids a request: `reason` in the data of `invalid_state`, `already_exists` and `protected`.
 * Pages have words for each.
 */
export const STATE_REASONS = [
  'ability_gone',
  'admin_exists',
  'approval_done',
  'approval_expired',
  'approval_failed',
  'approval_rejected',
  'approval_running',
  'approval_unknown',
  'call_changed',
  'call_damaged',
  'channel_off',
  'client_email_taken',
  'client_field_taken',
  'client_not_suspended',
  'client_own_field_taken',
  'client_suspended',
  'connection_user',
  'connection_user_role',
  'delivery_open',
  'feed_from_environment',
  'feed_missing',
  'import_being_carried',
  'import_being_taken_over',
  'import_in_work',
  'import_shares_keys',
  'invitation_accepted',
  'invitation_expired',
  'invitation_revoked',
  'invitation_used',
  'job_ended',
  'job_not_ended',
  'job_not_repeatable',
  'last_admin',
  'last_way_in',
  'mail_password_from_environment',
  'mail_server_missing',
  'mail_server_of_password',
  'no_altered_files',
  'no_failed_sites',
  'passkey_gone',
  'passkey_missing',
  'passkeys_alone',
  'passkeys_need_host_name',
  'person_exists',
  'post_in_trash',
  'proposer_gone',
  'proposer_not_allowed',
  'run_ended',
  'run_not_halted',
  'second_factor_damaged',
  'second_factor_missing',
  'second_factor_not_begun',
  'setting_at_start',
  'setting_from_outside',
  'site_not_suspended',
  'tag_taken',
  'too_many_browsers',
  'too_many_passkeys',
  'too_many_passwords',
  'too_many_views',
  'view_taken',
] as const;
export type StateReason = (typeof STATE_REASONS)[number];

type Values = Readonly<Record<string, string | number>>;

/** @param values What the words of pages name, such as the limit that is reached. */
export function invalidState(reason: StateReason | JobCause, message: string, values: Values = {}): AppError {
  return new AppError('invalid_state', message, { ...values, reason });
}

/** The same for what there is already, or as often as there may be. */
export function alreadyExists(reason: StateReason | JobCause, message: string, values: Values = {}): AppError {
  return new AppError('already_exists', message, { ...values, reason });
}
