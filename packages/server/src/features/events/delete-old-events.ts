import { sql } from 'kysely';
import type { Services } from '../../kernel/context.ts';
import { deleteInBatches } from '../../ports/database/statements/delete-in-batches.ts';

/** Deletes events that are older than the setting allows. */
export async function deleteOldEvents(services: Services): Promise<void> {
  const { clock, settings } = services;
  const before = clock.now() - settings.eventsKeepDays * 24 * 3600_000;
  await deleteInBatches(services, { table: 'events', key: ['id'] }, sql`occurred_at < ${before}`);
}
