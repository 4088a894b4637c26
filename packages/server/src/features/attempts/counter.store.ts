import { sql } from 'kysely';
import { byUserName } from '../../kernel/text/user-name.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Count } from './counter.ts';

export interface Addition {
  /** Keyed digest of the subject. */
  readonly id: string;
  readonly scope: string;
  readonly windowMs: number;
  readonly by: number;
}

/** Adds to a count, or restarts it once its window has ended. @returns the count afterwards. */
export async function addToCounter(trx: Trx, { id, scope, windowMs, by }: Addition, now: number): Promise<Count> {
  const current = sql<boolean>`counters.since > ${now - windowMs} and counters.since <= ${now + windowMs}`;
  return trx
    .insertInto('counters')
    .values({ id, scope, count: by, since: now, ends_at: now + windowMs })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        count: sql`case when ${current} then counters.count + excluded.count else excluded.count end`,
        since: sql`case when ${current} then counters.since else excluded.since end`,
        ends_at: sql`case when ${current} then counters.ends_at else excluded.ends_at end`,
      }),
    )
    .returning(['count', 'since'])
    .executeTakeFirstOrThrow();
}

export async function selectCounters(db: Queryable, ids: readonly string[]): Promise<Map<string, Count>> {
  const rows = await db
    .selectFrom('counters')
    .select(['id', 'count', 'since'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(row => [row.id, row]));
}

/**
 * Limits the rows of a scope: ended counts are deleted first, then the lowest counts, oldest first. So a spray of new
 * names or addresses can't displace those that are close to their limit.
 */
export async function boundCounters(trx: Trx, scope: string, most: number, now: number): Promise<void> {
  const all = trx.selectFrom('counters').where('scope', '=', scope);
  const { rows } = await all.select(eb => eb.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow();
  if (rows <= most) return;
  await trx.deleteFrom('counters').where('scope', '=', scope).where('ends_at', '<=', now).execute();
  // A few more than needed, so that this isn't repeated at the next row.
  const keep = Math.floor(most * 0.9);
  const kept = all.select('id').orderBy('count', 'desc').orderBy('ends_at', 'desc').orderBy('id').limit(keep);
  await trx.deleteFrom('counters').where('scope', '=', scope).where('id', 'not in', kept).execute();
}

/** The name of a user by their id or name; undefined if there is no such user. */
export async function selectLockedOut(trx: Trx, by: 'id' | 'name', value: string): Promise<string | undefined> {
  const user = trx.selectFrom('users').select('name');
  const found = by === 'id' ? user.where('id', '=', Number(value)) : byUserName(user, value);
  return (await found.executeTakeFirst())?.name;
}

export async function deleteEndedCounters(trx: Trx, now: number): Promise<void> {
  await trx
    .deleteFrom('counters')
    .where(eb => eb.or([eb('ends_at', '<=', now), eb('since', '>', now + DAY_MS)]))
    .execute();
}
