import type { Services } from '../../kernel/context.ts';

/** Deletes changes of sites that are older than the setting allows. */
export async function deleteOldChanges({ database, clock, settings }: Services): Promise<void> {
  const before = clock.now() - settings.changesKeepDays * 24 * 3600_000;
  await database.write(trx => trx.deleteFrom('site_changes').where('occurred_at', '<', before).execute());
}
