import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';

export type InvitationRow = Selectable<Tables['invitations']> & { readonly inviter_role: string | null };

function invitations(db: Queryable) {
  return db
    .selectFrom('invitations')
    .leftJoin('users as inviter', 'inviter.id', 'invitations.invited_by_id')
    .selectAll('invitations')
    .select('inviter.role as inviter_role');
}

/** Newest first. */
export async function selectInvitations(
  db: Queryable,
  window: { offset: number; limit: number },
): Promise<{ rows: InvitationRow[]; total: number }> {
  const all = db.selectFrom('invitations').select(eb => eb.fn.countAll<number>().as('total'));
  const [rows, { total }] = await Promise.all([
    invitations(db)
      .orderBy('invitations.created_at', 'desc')
      .orderBy('invitations.id', 'desc')
      .limit(window.limit)
      .offset(window.offset)
      .execute(),
    all.executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function selectInvitationById(db: Queryable, id: number): Promise<InvitationRow | undefined> {
  return invitations(db).where('invitations.id', '=', id).executeTakeFirst();
}

export function selectInvitationByHash(db: Queryable, hash: string): Promise<InvitationRow | undefined> {
  return invitations(db).where('invitations.token_hash', '=', hash).executeTakeFirst();
}

export async function insertInvitation(trx: Trx, row: Insertable<Tables['invitations']>): Promise<number> {
  return (await trx.insertInto('invitations').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** A mail that waits is not sent any more. One that was tried, and is perhaps being sent, says itself what became of it. */
const MAIL_STATE_AT_END = sql<string>`case when mail_state <> 'waiting' then mail_state
  when mail_attempts > 0 then 'failed' else 'none' end`;

/** The link is forgotten with it. @returns whether it could still be accepted or revoked. */
async function endInvitationRow(
  trx: Trx,
  id: number,
  end: { accepted_at: number; accepted_by: string } | { revoked_at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ ...end, mail_sealed: null, mail_due_at: null, mail_state: MAIL_STATE_AT_END })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of two at the same time, one gets true. */
export function updateAcceptedRow(trx: Trx, id: number, accepted_by: string, accepted_at: number): Promise<boolean> {
  return endInvitationRow(trx, id, { accepted_at, accepted_by });
}

export function updateRevokedRow(trx: Trx, id: number, revoked_at: number): Promise<boolean> {
  return endInvitationRow(trx, id, { revoked_at });
}

/** Where the mail stands. */
export async function updateMailRow(
  trx: Trx,
  id: number,
  mail: Partial<Pick<InvitationRow, 'mail_state' | 'mail_sealed' | 'mail_due_at' | 'mail_problem' | 'mail_attempts'>>,
): Promise<void> {
  await trx.updateTable('invitations').set(mail).where('id', '=', id).execute();
}

const due = (db: Queryable, now: number) =>
  db
    .selectFrom('invitations')
    .select(['id', 'mail_attempts'])
    .where('mail_state', '=', 'waiting')
    .where('mail_sealed', 'is not', null)
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at');

export async function hasDueMail(db: Queryable, now: number): Promise<boolean> {
  return (await due(db, now).limit(1).execute()).length > 0;
}

/** Claims the one that has been due longest until the lease ends: another process leaves it alone so long. */
export async function claimDueInvitation(
  trx: Trx,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<InvitationRow | undefined> {
  const claimed = await due(trx, now).limit(1).forUpdate().executeTakeFirst();
  if (!claimed) return undefined;
  await trx
    .updateTable('invitations')
    .set(eb => ({ mail_due_at: now + leaseMs, mail_attempts: eb('mail_attempts', '+', 1) }))
    .where('id', '=', claimed.id)
    .execute();
  return selectInvitationById(trx, claimed.id);
}

export async function deleteInvitationsBefore(trx: Trx, expiredBefore: number): Promise<void> {
  await trx.deleteFrom('invitations').where('expires_at', '<', expiredBefore).execute();
}
