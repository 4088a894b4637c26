import { useCan, useSession } from '../../api/session.ts';
import { NAVIGATION, type NavigationGroup, type NavigationItem } from './navigation-items.ts';

/** Whether whoever is signed in may see something, and whether its module is on. */
export function useShown(): (item: Pick<NavigationItem, 'needs' | 'module'>) => boolean {
  const may = useCan();
  const { server } = useSession();
  return ({ needs, module }) =>
    (needs === undefined || may(needs)) && (module === undefined || server.modules?.[module] !== false);
}

/** The navigation of whoever is signed in: without what the role may not see and what is switched off. */
export function useNavigation(): readonly NavigationGroup[] {
  const shown = useShown();
  return NAVIGATION.map(group => ({ ...group, items: group.items.filter(shown) })).filter(
    group => group.items.length > 0,
  );
}
