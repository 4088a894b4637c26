import { sql } from 'kysely';
import type { Services } from '../../kernel/context.ts';
import { deleteInBatches } from '../../ports/database/statements/delete-in-batches.ts';

/** Deletes events that are older than the setting allows, save those that rules are still to tell, as of sites on hold. */
export async function deleteOldEvents(services: Services): Promise<void> {
  const { clock, settings } = services;
  const before = clock.now() - settings.eventsKeepDays * 24 * 3600_000;
  const isOver = sql`occurred_at < ${before} and not exists (select 1 from tellings where tellings.event_id = events.id)`;
  await deleteInBatches(services, { table: 'events', key: ['id'] }, isOver);
}
