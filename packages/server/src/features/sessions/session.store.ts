import type { Role } from '../../kernel/context.ts';
import type { Database, Queryable, Trx } from '../../ports/database/port.ts';
import { forgetDevices } from './device.store.ts';

export interface SessionRow {
  id: number;
  user_id: number;
  created_at: number;
  seen_at: number;
  expires_at: number;
  address: string;
  user_agent: string;
}

/** A session with its user. */
export interface UserSession {
  id: number;
  user_id: number;
  name: string;
  role: Role;
  seen_at: number;
  /** When the user last gave a fresh proof. */
  proved_at: number;
}

/** Limits for live sessions: neither idle for too long nor too old. */
export interface SessionBounds {
  readonly now: number;
  readonly seenAfter: number;
}

const COLUMNS = ['id', 'user_id', 'created_at', 'seen_at', 'expires_at', 'address', 'user_agent'] as const;

function live(db: Queryable, { now, seenAfter }: SessionBounds) {
  return db.selectFrom('sessions').where('sessions.expires_at', '>', now).where('sessions.seen_at', '>', seenAfter);
}

export async function selectSessionByHash(
  db: Queryable,
  hash: string,
  bounds: SessionBounds,
): Promise<UserSession | undefined> {
  const row = await live(db, bounds)
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'users.name', 'users.role', 'sessions.seen_at', 'sessions.proved_at'])
    .where('sessions.token_hash', '=', hash)
    .executeTakeFirst();
  return row as UserSession | undefined;
}

/** Most recently seen first. */
export async function selectSessionsOf(db: Queryable, userId: number, bounds: SessionBounds): Promise<SessionRow[]> {
  const query = live(db, bounds).select(COLUMNS).where('user_id', '=', userId);
  return query.orderBy('seen_at', 'desc').orderBy('id', 'desc').execute();
}

/** Those of the ids whose session is still live. */
export async function selectLiveSessionIds(
  db: Queryable,
  ids: readonly number[],
  bounds: SessionBounds,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await live(db, bounds)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(row => row.id));
}

export async function insertSession(
  trx: Trx,
  session: Omit<SessionRow, 'id'> & { readonly token_hash: string; readonly proved_at: number },
): Promise<number> {
  return (await trx.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()).id;
}

export async function markSessionSeen(database: Database, id: number, now: number): Promise<void> {
  await database.write(trx => trx.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute());
}

/** @returns whether there was such a session of the user. */
export async function setSessionProved(trx: Trx, id: number, userId: number, proved_at: number): Promise<boolean> {
  const update = trx.updateTable('sessions').set({ proved_at }).where('id', '=', id).where('user_id', '=', userId);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function sessionExists(db: Queryable, id: number): Promise<boolean> {
  return (await db.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** @returns whether there was such a session of the user. */
export async function deleteSessionRow(trx: Trx, id: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Also revokes the devices of the user. @returns how many sessions ended. @param except The session to keep. */
export async function deleteSessionsOf(trx: Trx, userId: number, except?: number): Promise<number> {
  await forgetDevices(trx, userId);
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, q => q.where('id', '<>', except as number))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Makes room for one more session by ending those that were idle longest. @returns how many ended. */
export async function deleteIdleSessions(trx: Trx, userId: number, most: number): Promise<number> {
  const own = trx.selectFrom('sessions').select('id').where('user_id', '=', userId);
  const kept = own
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most - 1);
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteEndedSessions(trx: Trx, { now, seenAfter }: SessionBounds): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where(eb => eb.or([eb('expires_at', '<=', now), eb('seen_at', '<=', seenAfter)]))
    .execute();
}
