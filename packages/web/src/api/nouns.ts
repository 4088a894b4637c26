import { type AbilityName, FACTS } from '../generated/abilities.ts';
import { askAgain } from './ask-again.ts';
import { isAbility } from './call.ts';
import { queryClient } from './query-client.ts';

/** What shows something of what: a change of the left one can change lists of the right ones. */
const SEEN_IN: Readonly<Record<string, readonly string[]>> = {
  sites: ['sites', 'updates', 'clients', 'tags', 'costs', 'jobs', 'admin'],
  updates: ['updates', 'sites', 'jobs'],
  clients: ['clients', 'sites', 'costs', 'tags'],
  tags: ['tags', 'sites', 'clients', 'costs'],
  costs: ['costs', 'clients', 'sites'],
  jobs: ['jobs', 'sites', 'updates'],
  admin: ['admin'],
};

/** Marks as out of date what the ability may have changed; what is on the screen is asked for again at once. */
export function forgetChanged(name: AbilityName): Promise<void> {
  const { category } = FACTS[name];
  const seen = SEEN_IN[category] ?? [category];
  return askAgain({
    predicate: ({ queryKey: [read] }) => {
      if (typeof read !== 'string' || !isAbility(read)) return false;
      const { effect, category: shown } = FACTS[read];
      // A dry run isn't asked again because of what it was for: what it told of may be gone.
      return effect === 'read' && (read === 'get-overview-v1' || seen.includes(shown));
    },
  });
}

/** Has what was answered before an instant asked for again when it is next shown. @param at ms since the epoch. */
export function outdateLists(at: number): void {
  void queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ state, queryKey: [read] }) =>
      state.dataUpdatedAt < at && typeof read === 'string' && isAbility(read) && FACTS[read].effect === 'read',
  });
}
