import { type TInteger, type TOptional, Type } from 'typebox';
import { ROLL_BACKS, type RollBack, rollBackOf, UPDATE_TYPES, updateGroupSchema } from '../../updates/index.ts';
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

const count = (description: string) => Type.Integer({ minimum: 0, description });
const versions = (description: string) => Type.Array(Type.String(), { description });

/** What `planOf` returns, as answers describe it. */
export const planFields = {
  updates: count('Updates that would be in the run, including those that would be skipped.'),
  skipped: count('Of these, updates that need a newer WordPress or PHP than their site has. They would be skipped.'),
  not_rolled_back: notRolledBackSchema('Of these, updates that could not be rolled back, by reason'),
  items: Type.Array(
    Type.Object({
      type: updateGroupSchema,
      slug: Type.String({ description: 'Slug of the plugin, theme or translation; wordpress for WordPress itself.' }),
      name: Type.String({ description: 'Name of the item.' }),
      from: versions('Versions installed on these sites, each once.'),
      to: versions('Versions these sites would get, each once.'),
      sites: count('Sites on which it would be in the run, including those where it would be skipped.'),
      not_rolled_back: notRolledBackSchema(
        'Sites on which it would be installed and could not be rolled back, by reason',
      ),
    }),
    { description: 'Each item once, those in the run on most sites first, then by name.' },
  ),
};

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
