import type { Services } from '../../../kernel/context.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { deleteEndedDeliveries, endDeliveriesOfOffChannels } from './tidy.store.ts';

const KEEP_MS = 30 * DAY_MS;

/** Deletes messages that ended a month ago, and gives up those that wait for a channel that stays switched off. */
export async function tidyDeliveries({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await database.write(trx => endDeliveriesOfOffChannels(trx, now));
  for (;;) {
    const deleted = await database.write(trx => deleteEndedDeliveries(trx, now - KEEP_MS));
    if (deleted === 0) return;
  }
}
