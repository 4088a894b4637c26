import type { Database } from '../database/port.ts';
import { noteDeaths } from './note-deaths.ts';

/**
 * Returns the messages that earlier processes held when they died. Only for the holder of the worker lock of an
 * embedded store: it knows that no other worker lives. Leases of sites name the process that holds them.
 */
export async function freeDeadLeases(database: Database, now: number): Promise<void> {
  const leases = await database.db.selectFrom('leases').select(['name', 'holder']).execute();
  const dead = leases.filter(({ holder }) => !isAlive(Number.parseInt(holder, 10))).map(({ name }) => name);
  await database.write(async trx => {
    await noteDeaths(trx, now).where('lease_until', '>', 0).execute();
    await trx.updateTable('deliveries').set({ lease_until: 0 }).where('lease_until', '>', 0).execute();
    if (dead.length > 0) await trx.deleteFrom('leases').where('name', 'in', dead).execute();
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
