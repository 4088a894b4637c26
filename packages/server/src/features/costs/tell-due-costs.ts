import { modulesOff } from '../../kernel/ability/modules.ts';
import type { Services } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { emitEvents, type NewEvent, selectEmittedCauses } from '../events/index.ts';
import { type CostRow, selectRunningCosts } from './cost.store.ts';
import { nextDue } from './cost.views.ts';
import { selectSiteCountsOfActive } from './cost-targets.store.ts';
import { renewalCents } from './money.ts';
import { dateOf } from './renewal.ts';

/** Tells of each renewal once, some days ahead. */
export async function tellDueCosts(services: Services): Promise<void> {
  const { database, clock, settings } = services;
  if (settings.costDueDays === 0 || (await modulesOff(services)).includes('costs')) return;
  const now = clock.now();
  const until = dateOf(now + settings.costDueDays * DAY_MS);
  const due = (await selectRunningCosts(database.db)).flatMap(row => {
    const day = nextDue(services, row);
    return day !== null && day <= until ? [{ row, day, cause: causeOf(row, day) }] : [];
  });
  if (due.length === 0) return;
  await database.write(async trx => {
    const told = new Set(
      await selectEmittedCauses(
        trx,
        'cost.due',
        due.map(({ cause }) => cause),
      ),
    );
    const fresh = due.filter(({ cause }) => !told.has(cause));
    if (fresh.length === 0) return;
    const counts = await selectSiteCountsOfActive(trx);
    const events = fresh.map(({ row, day }) => dueEvent(services, row, { day, sites: counts.get(row.id) ?? 0 }));
    await emitEvents(trx, events, new Date(now));
  });
}

/** Opens nothing: it names the renewal, so that it is told once. */
const causeOf = ({ id }: CostRow, day: string) => `cost:${id}:${day}`;

function dueEvent(
  { settings, clock }: Services,
  row: CostRow,
  { day, sites }: { day: string; sites: number },
): NewEvent {
  const days_left = Math.round((Date.parse(day) - Date.parse(dateOf(clock.now()))) / DAY_MS);
  const price = (renewalCents(row, sites) / 100).toFixed(2);
  return {
    type: 'cost.due',
    cause: causeOf(row, day),
    data: { cost_id: row.id, name: row.name, due_on: day, days_left, price, currency: settings.currency },
  };
}
