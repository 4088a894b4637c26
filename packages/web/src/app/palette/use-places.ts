import { useMantineColorScheme } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useSignOut } from '../../api/session.ts';
import { type PaletteAction, usePaletteActions, wishFor } from '../../shared/palette-store.ts';
import { toastError } from '../../ui/feedback/toast.ts';
import { useShown } from '../shell/use-navigation.ts';
import { ACTIONS, PAGE_VIEWS, type Place } from './places.ts';

/** What can be done from here: what the page offers, what other pages do, and what needs no page. */
export function usePlaces() {
  const { history } = useRouter();
  const shown = useShown();
  const here = usePaletteActions();
  const signOut = useSignOut();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const go = ({ href }: Place) => history.push(href);
  const offered = new Set(here.map(({ id }) => id));
  const elsewhere: PaletteAction[] = ACTIONS.filter(action => shown(action) && !offered.has(action.id)).map(action => ({
    id: action.id,
    label: action.label,
    run: () => {
      wishFor(action.id, action.href);
      go(action);
    },
  }));
  const colours = (['light', 'dark'] as const).map(scheme => ({
    id: `colours-${scheme}`,
    label: `Colours: ${scheme}`,
    run: () => setColorScheme(scheme),
  }));
  const views = PAGE_VIEWS.filter(shown).map(view => ({ id: view.href, label: view.label, run: () => go(view) }));
  return {
    here,
    views,
    actions: [
      ...elsewhere,
      ...colours,
      { id: 'colours-system', label: 'Colours: as the system has them', run: () => setColorScheme('auto') },
      { id: 'sign-out', label: 'Sign out', run: () => void signOut().catch(toastError) },
    ],
  };
}
