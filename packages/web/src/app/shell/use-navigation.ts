import { useCan, useSession } from '../../api/session.ts';
import { NAVIGATION, type NavigationGroup, type NavigationItem } from './navigation-items.ts';

/** Whether the signed-in person may see something, and its module is on. */
export function useShown(): (item: Pick<NavigationItem, 'needs' | 'module'>) => boolean {
  const may = useCan();
  const { server } = useSession();
  return ({ needs, module }) =>
    (needs === undefined || may(needs)) && (module === undefined || server.modules?.[module] !== false);
}

/** The navigation for the signed-in person: without pages that the role may not see or that are switched off. */
export function useNavigation(): readonly NavigationGroup[] {
  const shown = useShown();
  return NAVIGATION.map(group => ({ ...group, items: group.items.filter(shown) })).filter(
    group => group.items.length > 0,
  );
}
