import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Change } from './neighbours.ts';
import type { WatchedStatus } from './next-state.ts';

/** Whose state may be another by now. */
const OUTDATED: Readonly<Record<Change, readonly WatchedStatus[]>> = {
  failing: ['pending', 'up', 'unknown'],
  well: ['down', 'unknown'],
};

/** Lets those of the sites be checked at once that a change may concern. What a process has in hand is left to it. */
export async function checkSooner(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  change: Change,
  siteIds: readonly number[],
): Promise<void> {
  const ids = jsonRows(
    database.engine,
    { id: 'integer' },
    siteIds.map(id => ({ id })),
  );
  const now = clock.now();
  await database.write(async trx => {
    const rows = await trx
      .selectFrom('monitors')
      .select('site_id')
      .where('site_id', 'in', sql<number>`(select id from ${ids} as wanted)`)
      .where('status', 'in', [...OUTDATED[change]])
      .where('due_at', '>', now)
      .orderBy('site_id')
      .forUpdate()
      .skipLocked()
      .execute();
    if (rows.length === 0) return;
    const found = rows.map(({ site_id }) => site_id);
    await trx.updateTable('monitors').set({ due_at: now }).where('site_id', 'in', found).execute();
  });
}
