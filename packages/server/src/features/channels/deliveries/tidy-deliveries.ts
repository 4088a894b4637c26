import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { deleteInBatches } from '../../../ports/database/statements/delete-in-batches.ts';
import { endDeliveriesOfOffChannels } from './tidy.store.ts';

const KEEP_MS = 30 * DAY_MS;

/** Deletes messages that ended a month ago, and gives up those that wait for a channel that stays switched off. */
export async function tidyDeliveries(services: Services): Promise<void> {
  const now = services.clock.now();
  await services.database.write(trx => endDeliveriesOfOffChannels(trx, now));
  await deleteInBatches(services, { table: 'deliveries', key: ['id'] }, sql`ended_at <= ${now - KEEP_MS}`);
}
