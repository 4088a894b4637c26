import type { Services } from '../../../kernel/context.ts';
import type { SiteScope } from '../../../kernel/lists/site-scope.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { fleetCounts } from '../fleet-updates.ts';
import { deletePendingDays, type PendingDay, writePendingDay } from './trend.store.ts';

/** As long as the sums of uptime. */
export const KEPT_DAYS = 400;

/** The counts of today, as of now. */
export async function pendingToday(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  scope: SiteScope = {},
): Promise<PendingDay> {
  const { core, plugin, theme, translation, sites } = await fleetCounts(database, scope);
  const day = Math.floor(clock.now() / DAY_MS);
  return { day, core, plugins: plugin, themes: theme, translations: translation, sites };
}

/** Notes how many updates are pending today: on all sites, on those of each client and of each tag. What is older than a year is deleted. */
export async function notePendingDay(services: Services): Promise<void> {
  const today = await pendingToday(services);
  await services.database.write(async trx => {
    await writePendingDay(trx, today);
    await deletePendingDays(trx, today.day - KEPT_DAYS);
  });
}
