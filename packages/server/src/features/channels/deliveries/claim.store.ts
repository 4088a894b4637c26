import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import type { ChannelRow } from '../channel.ts';
import { GIVE_UP_AFTER_MS } from './retry-policy.ts';

export type DeliveryRow = Selectable<Tables['deliveries']>;

/** A mail may take 75 seconds, other attempts less: what is not recorded by then, nobody will record. */
export const SENDING_LEASE_MS = 90_000;

/** Channels that are on and have a message that is due. */
export function selectDueChannels(db: Queryable, now: number): Promise<ChannelRow[]> {
  return db
    .selectFrom('channels')
    .selectAll()
    .where('enabled', '=', 1)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('deliveries')
          .select('deliveries.id')
          .whereRef('channel_id', '=', 'channels.id')
          .where('next_at', '<=', now),
      ),
    )
    .orderBy('id')
    .execute();
}

export async function hasEndedLease(db: Queryable, now: number): Promise<boolean> {
  const lease = db.selectFrom('deliveries').select('id').where('lease_until', '<=', now);
  return (await lease.limit(1).executeTakeFirst()) !== undefined;
}

/** Takes over what a process had in hand that died: it may have arrived, and is sent again. */
export async function freeEndedLeases(trx: Trx, now: number): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ state: 'retrying', next_at: now, lease_until: null, claim: null })
    .where('lease_until', '<=', now)
    .execute();
}

/**
 * Takes due messages of a channel so that no other process sends them: critical ones, which may have come behind the
 * recoveries of a whole fleet, then the longest due.
 */
export async function claimDue(
  trx: Trx,
  channelId: number,
  { limit, now, claim }: { limit: number; now: number; claim: string },
): Promise<DeliveryRow[]> {
  const dueAre = (condition: RawBuilder<boolean>, most: number) =>
    trx
      .selectFrom('deliveries')
      .select('id')
      .where('channel_id', '=', channelId)
      .where('next_at', '<=', now)
      .where(condition)
      .orderBy('next_at')
      .orderBy('id')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
  // Two questions, each in the order of an index: of thousands that are due, a few are read.
  const due = await dueAre(sql`severity = 'critical'`, limit);
  if (due.length < limit) due.push(...(await dueAre(sql`severity <> 'critical'`, limit - due.length)));
  if (due.length === 0) return [];
  return trx
    .updateTable('deliveries')
    .set(eb => ({
      state: 'sending',
      next_at: null,
      lease_until: now + SENDING_LEASE_MS,
      claim,
      last_attempt_at: now,
      give_up_at: eb
        .case()
        .when('attempts', '=', 0)
        .then(now + GIVE_UP_AFTER_MS)
        .else(eb.ref('give_up_at'))
        .end(),
      attempts: eb('attempts', '+', 1),
    }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .returningAll()
    .execute();
}
