import { sql } from 'kysely';
import type { Services } from '../../kernel/context.ts';
import { deleteInBatches } from '../../ports/database/statements/delete-in-batches.ts';

/** Deletes changes of sites that are older than the setting allows. */
export async function deleteOldChanges(services: Services): Promise<void> {
  const { clock, settings } = services;
  const before = clock.now() - settings.changesKeepDays * 24 * 3600_000;
  await deleteInBatches(services, { table: 'site_changes', key: ['id'] }, sql`occurred_at < ${before}`);
}
