import { useCan, useSession } from '../../api/session.ts';
import { NAVIGATION, type NavigationGroup, type NavigationItem } from './navigation-items.ts';

/** The navigation of whoever is signed in: without what the role may not see and what is switched off. */
export function useNavigation(): readonly NavigationGroup[] {
  const may = useCan();
  const { server } = useSession();
  const shown = ({ needs, module }: NavigationItem) =>
    (needs === undefined || may(needs)) && (module === undefined || server.modules?.[module] !== false);
  return NAVIGATION.map(group => ({ ...group, items: group.items.filter(shown) })).filter(
    group => group.items.length > 0,
  );
}
