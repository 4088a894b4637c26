import type { Static } from 'typebox';
import { modulesOff } from '../../../kernel/ability/modules.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { changesOfNote } from '../../changes/index.ts';
import { runningCostsOfClient } from '../../costs/index.ts';
import { expiringOfClient } from '../../expiry/index.ts';
import type { changesSchema } from './changes.schemas.ts';
import type { costsSectionSchema } from './costs.schemas.ts';
import type { expirySchema } from './expiry.schemas.ts';
import { cutToFit, type SectionInput, spanOf } from './section-input.ts';

const SOON_DAYS = 30;
/** A list of what others did on a site is read from its top. */
const MOST_CHANGES = 100;

export async function expirySection({
  services: { database },
  clientId,
  now,
}: SectionInput): Promise<Static<typeof expirySchema>> {
  const rows = await expiringOfClient(database.db, clientId, now);
  const soon = rows.filter(({ days_left }) => days_left !== null && days_left <= SOON_DAYS).length;
  return { total: rows.length, soon, ...cutToFit(rows) };
}

/** Null while the module is off: what it has stored is not shown then. */
export async function changesSection({
  services: { database, settings },
  clientId,
  period,
  now,
}: SectionInput): Promise<Static<typeof changesSchema> | null> {
  if ((await modulesOff({ database })).includes('logs')) return null;
  const found = await changesOfNote(database, { clientId, ...spanOf(period), most: MOST_CHANGES });
  const total = found.byType.reduce((sum, { count }) => sum + count, 0);
  return {
    total,
    by_type: found.byType,
    records_since: isoInstant(now - settings.changesKeepDays * DAY_MS),
    ...cutToFit(
      found.items.map(item => ({ ...item, at: isoInstant(item.at) })),
      total,
    ),
  };
}

/** Null while the module is off. */
export async function costsSection({
  services,
  clientId,
}: SectionInput): Promise<Static<typeof costsSectionSchema> | null> {
  if ((await modulesOff(services)).includes('costs')) return null;
  const { currency, items, total_monthly, total_yearly } = await runningCostsOfClient(services, clientId);
  return { currency, total: items.length, monthly: total_monthly, yearly: total_yearly, ...cutToFit(items) };
}
