import { type TInteger, type TOptional, Type } from 'typebox';
import { ROLL_BACKS, type RollBack, rollBackOf, UPDATE_TYPES } from '../../updates/index.ts';
import type { PlannedUpdates } from './plan.store.ts';

type Reason = Exclude<RollBack, 'possible'>;
type Reasons = Partial<Record<Reason, number>>;

/** How many updates cannot be rolled back, by reason. */
export function notRolledBackSchema(description: string) {
  const reasons = ROLL_BACKS.filter(reason => reason !== 'possible');
  const fields = reasons.map(reason => [
    reason,
    Type.Optional(Type.Integer({ minimum: 1, description: `How many for the reason ${reason}.` })),
  ]);
  return Type.Object(Object.fromEntries(fields) as Record<Reason, TOptional<TInteger>>, {
    description: `${description} (see roll_back of list-updates-v1); reasons without any are left out.`,
  });
}

/** Sums up what a run would do, item by item. @param hosts Directories that keep all versions. */
export function planOf(planned: readonly PlannedUpdates[], hosts: string) {
  const groups = [...Map.groupBy(planned, ({ type, slug }) => `${type}\n${slug}`).values()];
  const items = groups.map(alike => {
    const [{ type, slug, name }] = alike as [PlannedUpdates];
    return {
      type: UPDATE_TYPES[type],
      slug,
      name,
      sites: sum(alike),
      from: distinct(alike.map(update => update.from_version)),
      to: distinct(alike.map(update => update.to_version)),
      not_rolled_back: reasonsOf(alike, hosts),
    };
  });
  items.sort((a, b) => b.sites - a.sites || a.name.localeCompare(b.name));
  return {
    updates: sum(planned),
    skipped: sum(planned.filter(update => update.fits === 0)),
    not_rolled_back: reasonsOf(planned, hosts),
    items,
  };
}

/** Of the updates to be installed. */
function reasonsOf(updates: readonly PlannedUpdates[], hosts: string): Reasons {
  const reasons: Reasons = {};
  for (const update of updates) {
    const can = rollBackOf(update, hosts);
    if (can !== 'possible' && update.fits === 1) reasons[can] = (reasons[can] ?? 0) + update.sites;
  }
  return reasons;
}

const sum = (updates: readonly PlannedUpdates[]) => updates.reduce((total, { sites }) => total + sites, 0);
const distinct = (versions: string[]) => [...new Set(versions)].filter(version => version !== '').sort();
