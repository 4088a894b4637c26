import type { Services } from '../../kernel/context.ts';

/** Deletes events that are older than the setting allows. */
export async function deleteOldEvents({ database, clock, settings }: Services): Promise<void> {
  const before = clock.now() - settings.eventsKeepDays * 24 * 3600_000;
  await database.write(trx => trx.deleteFrom('events').where('occurred_at', '<', before).execute());
}
