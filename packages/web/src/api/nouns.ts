import { type AbilityName, FACTS } from '../generated/abilities.ts';
import { askAgain } from './ask-again.ts';
import { isAbility } from './call.ts';
import { queryClient } from './query-client.ts';

/** Which lists show which data: a change to the noun on the left can change the lists on the right. */
const SEEN_IN: Readonly<Record<string, readonly string[]>> = {
  sites: ['sites', 'updates', 'clients', 'tags', 'costs', 'jobs', 'admin'],
  updates: ['updates', 'sites', 'jobs'],
  clients: ['clients', 'sites', 'costs', 'tags'],
  tags: ['tags', 'sites', 'clients', 'costs'],
  costs: ['costs', 'clients', 'sites'],
  jobs: ['jobs', 'sites', 'updates'],
  admin: ['admin'],
};

/** They show something of everything. */
const ANY_CHANGE: readonly AbilityName[] = ['get-overview-v1', 'list-inbox-v1', 'list-activity-v1'];

/** Marks data that the ability may have changed as outdated; data on the screen is requested again at once. */
export function forgetChanged(name: AbilityName): Promise<void> {
  const { category } = FACTS[name];
  const seen = SEEN_IN[category] ?? [category];
  return askAgain({
    predicate: ({ queryKey: [read] }) => {
      if (typeof read !== 'string' || !isAbility(read)) return false;
      const { effect, category: shown } = FACTS[read];
      // A dry run isn't repeated because of the change that it previewed: its subject may be gone.
      return effect === 'read' && (ANY_CHANGE.includes(read) || seen.includes(shown));
    },
  });
}

/** Makes data that was loaded before an instant load again when it is next shown. @param at ms since the epoch. */
export function outdateLists(at: number): void {
  void queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ state, queryKey: [read] }) =>
      state.dataUpdatedAt < at && typeof read === 'string' && isAbility(read) && FACTS[read].effect === 'read',
  });
}
