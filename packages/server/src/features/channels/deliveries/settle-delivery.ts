import type { Updateable } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';
import { emitEvents } from '../../events/index.ts';
import type { ChannelRow } from '../channel.ts';
import type { AttemptOutcome } from '../kinds/receiver.ts';
import { healthAfter } from './channel-health.ts';
import type { DeliveryRow } from './claim.store.ts';
import { retryDelayMs } from './retry-policy.ts';
import {
  lockChannel,
  promoteNext,
  selectClaimed,
  selectWaitingCount,
  updateChannelHealth,
  updateDeliveryRow,
} from './settle.store.ts';

/** Records what became of an attempt, unless somebody else has taken the message over. */
export async function settleDelivery(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  claimed: DeliveryRow,
  outcome: AttemptOutcome,
): Promise<void> {
  const now = clock.now();
  await database.write(async trx => {
    const channel = await lockChannel(trx, claimed.channel_id);
    const delivery = await selectClaimed(trx, claimed);
    if (!channel || !delivery) return;
    const after = stateAfter(delivery, outcome, now);
    const told = { lease_until: null, claim: null, status_code: outcome.statusCode ?? null, answer: outcome.answer };
    await updateDeliveryRow(trx, delivery.id, { ...told, ...after });
    if (after.ended_at !== null) await promoteNext(trx, delivery, now);
    await recordHealth(trx, channel, outcome, { now, lost: after.state === 'dead' });
  });
}

function stateAfter(delivery: DeliveryRow, outcome: AttemptOutcome, now: number) {
  const ended = { next_at: null, ended_at: now };
  if (outcome.ok) return { ...ended, state: 'delivered', error: outcome.error ?? null } as const;
  const { error, final, retryAfterMs } = outcome;
  const next = now + retryDelayMs(delivery.attempts, retryAfterMs, Math.random());
  if (final !== undefined || next > delivery.give_up_at) return { ...ended, state: 'dead', error } as const;
  return { state: 'retrying', error, next_at: next, ended_at: null } satisfies Updateable<Tables['deliveries']>;
}

/** How the channel does: who looks at it sees it, and who may want to know is told once. */
export async function recordHealth(
  trx: Trx,
  channel: ChannelRow,
  outcome: AttemptOutcome,
  { now, lost }: { now: number; lost: boolean },
): Promise<void> {
  const { set, tell } = healthAfter(channel, outcome, { now, lost });
  if (set) await updateChannelHealth(trx, channel.id, set);
  // Whose browser it is sees that there; others can't mend it.
  if (tell === undefined || channel.owner_id !== null) return;
  const data = { channel_id: channel.id, name: channel.name };
  if (tell === 'recovered') return emitEvents(trx, [{ type: 'channel.recovered', data }], new Date(now));
  const why = outcome.ok
    ? { error_code: '', error_status: null, message: '' }
    : { error_code: outcome.code, error_status: outcome.statusCode ?? null, message: outcome.error };
  const waiting = await selectWaitingCount(trx, channel.id);
  await emitEvents(trx, [{ type: 'channel.failing', data: { ...data, ...why, waiting } }], new Date(now));
}
