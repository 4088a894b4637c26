import type { Services } from '../../../kernel/context.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import {
  deleteFleetDays,
  deleteFleetDaysBefore,
  type FleetDay,
  hasDays,
  selectDaysOf,
  selectFleetDays,
  writeFleetDays,
} from './fleet-days.store.ts';
import { KEEP } from './roll-up.ts';

/** Checks that come late change the day before. */
const LATE_DAYS = 1;

/**
 * Sums up the days of all sites, so that nobody who looks at the uptime of a large fleet has to. Days that are over stay
 * as they were, whichever sites are deleted later.
 */
export async function sumUpFleet({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const today = Math.floor(clock.now() / DAY_MS);
  const known = await selectFleetDays(database.db, { from: today - KEEP.hourDays, to: today });
  if (known.length === 0 && !(await hasDays(database.db))) return; // no site was ever watched
  const since = known.length === 0 ? today - KEEP.hourDays : (known.at(-1)?.day ?? today) - LATE_DAYS;
  const days: FleetDay[] = [];
  for (let day = since; day <= today; day++) {
    // A day at a time: over thousands of sites, all at once would hold up others.
    days.push(...(await selectDaysOf(database.db, { from: day, to: day })));
    await new Promise(resolve => setImmediate(resolve));
  }
  await database.write(async trx => {
    await writeFleetDays(trx, days);
    await deleteFleetDaysBefore(trx, today - KEEP.dayDays);
    // After a clock that was ahead there are later days, too. One that is far behind, such as at 1970, finds those that
    // are right, and the oldest of them could not be summed up again.
    await deleteFleetDays(trx, { from: today + 1, to: today + KEEP.hourDays });
  });
}
