import type { Database } from '../database/port.ts';
import { noteDeaths } from './note-deaths.ts';

/**
 * Returns the messages that earlier processes held when they died. Only for the holder of the worker lock of an
 * embedded store: it knows that no other worker lives. Leases of sites begin with the id of the process that holds them.
 */
export async function freeDeadLeases(
  database: Database,
  now: number,
  isProcessRunning: (processId: string) => boolean,
): Promise<void> {
  const leases = await database.db.selectFrom('leases').select(['name', 'holder']).execute();
  const dead = leases.filter(({ holder }) => !isProcessRunning(holder)).map(({ name }) => name);
  await database.write(async trx => {
    await noteDeaths(trx, now).where('lease_until', '>', 0).execute();
    await trx.updateTable('deliveries').set({ lease_until: 0 }).where('lease_until', '>', 0).execute();
    if (dead.length > 0) await trx.deleteFrom('leases').where('name', 'in', dead).execute();
  });
}
