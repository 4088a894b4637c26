import { sql } from 'kysely';
import { endLostItems } from '../../features/update-runs/index.ts';
import type { JobCause } from '../../kernel/work/job-causes.ts';
import type { Trx } from '../../ports/database/port.ts';
import { writeMeta } from '../../ports/database/statements/meta.ts';

/** More than the original can have used since. */
const EPOCHS_OF_ORIGINAL = 1_000_000;
const UNFINISHED = ['queued', 'processing'] as const;

/** Browsers must sign in again, and no process of the original holds a lease. */
export async function endSessionsAndLeases(trx: Trx): Promise<void> {
  await trx.deleteFrom('sessions').execute();
  await trx.deleteFrom('leases').execute();
  // Devices that the original has revoked since are not known here either.
  await trx
    .updateTable('users')
    .set(eb => ({ totp_pending_sealed: null, device_epoch: eb('device_epoch', '+', EPOCHS_OF_ORIGINAL) }))
    .execute();
  await trx.updateTable('idempotency_keys').set({ lease_until: 0 }).execute();
  for (const table of ['queue_messages', 'queue_suspects', 'turns', 'workers'] as const) {
    await trx.deleteFrom(table).execute();
  }
}

/** Updates that were sent, or that the original may have sent since: only the site can show. */
export async function endRunItems(trx: Trx, now: number, say: { sent: string; pending: string }): Promise<void> {
  await endLostItems(trx, now, say.sent);
  const ofUnfinished = trx.selectFrom('jobs').select('id').where('status', 'in', UNFINISHED);
  await trx
    .updateTable('update_run_items')
    .set({ state: 'failed', reason: 'outcome_unknown', finished_at: now, message: say.pending })
    .where('job_id', 'in', ofUnfinished)
    .where('state', '=', 'pending')
    .execute();
  await trx.updateTable('update_runs').set({ state: 'abandoned' }).where('job_id', 'in', ofUnfinished).execute();
}

/** @returns how many jobs there were that had not ended. */
export async function endJobs(trx: Trx, now: number, message: string): Promise<number> {
  const unfinished = trx.selectFrom('jobs').select('id').where('status', 'in', UNFINISHED);
  await trx
    .updateTable('job_items')
    .set({
      state: 'failed',
      code: 'outcome_unknown',
      cause: 'backup_restored' satisfies JobCause,
      message,
      finished_at: now,
    })
    .where('state', '=', 'pending')
    .where('job_id', 'in', unfinished)
    .execute();
  await trx.updateTable('user_job_sites').set({ sealed: null }).where('job_id', 'in', unfinished).execute();
  await trx.updateTable('site_csv_rows').set({ sealed: null }).where('job_id', 'in', unfinished).execute();
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ status: 'failed', completed_at: now, halted: 0 })
    .where('status', 'in', UNFINISHED)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** What waited for a person may have been approved since; what ran has an outcome that this store doesn't know. */
export async function endApprovals(trx: Trx, now: number): Promise<void> {
  const ended = { input_sealed: null, lease_until: null, ended_at: now };
  const approvals = trx.updateTable('approvals');
  await approvals
    .set({ ...ended, status: 'expired' })
    .where('status', '=', 'pending')
    .execute();
  const unknown = { status: 'unknown', error_code: 'outcome_unknown' };
  await approvals
    .set({ ...ended, ...unknown })
    .where('status', '=', 'running')
    .execute();
}

/** What waited to be sent may have been sent since. People who want it again can replay it. */
export async function endDeliveries(trx: Trx, now: number, error: string): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ state: 'dead', error, next_at: null, lease_until: null, claim: null, ended_at: now })
    .where('state', 'in', ['pending', 'sending', 'retrying'])
    .execute();
}

/** Reports that waited may have been sent since, and those of periods that came since, too. */
export async function endReportMails(trx: Trx, now: number, answer: string): Promise<void> {
  await trx
    .updateTable('report_mails')
    .set({ state: 'unknown', answer, next_at: null, lease_until: null, ended_at: now })
    .where('state', 'in', ['pending', 'preparing', 'sending'])
    .execute();
  await trx.updateTable('report_schedules').set({ last_period: '', begins_on: null }).execute();
}

/** Links that waited to be mailed may have been mailed since, and withdrawn. */
export async function endInvitationMails(trx: Trx, mail_problem: string): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ mail_state: 'failed', mail_problem, mail_sealed: null, mail_due_at: null })
    .where('mail_state', '=', 'waiting')
    .execute();
}

/** What alarm rules had not told yet may have been told since, by the original store. */
export async function forgetTellings(trx: Trx): Promise<void> {
  await trx.deleteFrom('tellings').execute();
}

/** @returns names of the windows that were open to start runs by themselves. */
export async function closeWindows(trx: Trx): Promise<string[]> {
  const open = await trx.selectFrom('update_windows').select('name').where('enabled', '=', 1).orderBy('name').execute();
  await trx.updateTable('update_windows').set({ enabled: 0 }).execute();
  return open.map(({ name }) => name);
}

/**
 * Keys to be removed from sites: the original may have reused one of them since.
 * @returns how many there were.
 */
export async function dropUnlinkings(trx: Trx): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('registrations')
    .where(({ eb, or, and, not, exists, selectFrom }) =>
      or([
        eb('wish', '=', 'forget'),
        and([
          eb('site_id', 'is not', null),
          not(exists(selectFrom('sites').select('id').whereRef('sites.id', '=', 'registrations.site_id'))),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * A new key for a site takes it away from the original: only a person may want that. Keys of changes that had begun are kept
 * for a reconnect.
 */
export async function stopKeyChanges(trx: Trx): Promise<void> {
  await trx.updateTable('sites').set({ key_due_at: null }).where('key_due_at', 'is not', null).execute();
  await trx.updateTable('registrations').set({ wish: 'keep' }).where('wish', '=', 'rotate').execute();
}

/** What sites have become since is asked of them soon. */
export async function syncSoon(trx: Trx, now: number): Promise<void> {
  await trx.updateTable('sites').set({ next_sync_at: now }).where('next_sync_at', '>', now).execute();
  await trx.updateTable('registrations').set({ look_at: now }).where('look_at', '>', now).execute();
}

export interface WaysIn {
  readonly users: number;
  readonly api_keys: number;
  readonly application_passwords: number;
  /** Links by which somebody can still become a user. */
  readonly invitations: number;
  readonly portal_links: number;
}

/** Who has access again, even if it was revoked after the backup. @param now ms epoch */
export async function selectWaysInCount(trx: Trx, now: number): Promise<WaysIn> {
  const count = (table: string) => sql`(select count(*) from ${sql.table(table)})`;
  const counted = sql<WaysIn>`select ${count('users')} as users,
    (select count(*) from api_keys where enabled = 1) as api_keys,
    ${count('application_passwords')} as application_passwords,
    (select count(*) from invitations
      where accepted_at is null and revoked_at is null and expires_at > ${now}) as invitations,
    (select count(*) from portal_links where revoked_at is null and expires_at > ${now}) as portal_links`;
  const { rows } = await counted.execute(trx);
  return rows[0] as WaysIn;
}

export async function noteRestored(trx: Trx, value: string): Promise<void> {
  await writeMeta(trx, 'restored', value);
}
