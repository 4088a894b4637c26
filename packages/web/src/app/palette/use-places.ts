import { useMantineColorScheme } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { inScopeOf } from '../../api/scope-address.ts';
import { useSignOut } from '../../api/session.ts';
import { type PaletteAction, usePaletteActions, wishFor } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { toastError } from '../../ui/feedback/toast.ts';
import { useShown } from '../shell/use-navigation.ts';
import { ACTIONS, PAGE_VIEWS, type Place } from './places.ts';

/** The actions available here: those of this page, those of other pages, and those that need no page. */
export function usePlaces() {
  const { history } = useRouter();
  const shown = useShown();
  const here = usePaletteActions();
  const signOut = useSignOut();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const go = ({ href }: Place) => history.push(inScopeOf(history.location.search, href));
  const offered = new Set(here.map(({ id }) => id));
  const elsewhere: PaletteAction[] = ACTIONS.filter(action => shown(action) && !offered.has(action.id)).map(action => ({
    id: action.id,
    label: t(action.label),
    run: () => {
      wishFor(action.id, action.href);
      go(action);
    },
  }));
  const colours = (['light', 'dark'] as const).map(scheme => ({
    id: `colours-${scheme}`,
    label: t(`app.palette.colours.${scheme}`),
    run: () => setColorScheme(scheme),
  }));
  const views = PAGE_VIEWS.filter(shown).map(view => ({ id: view.href, label: t(view.label), run: () => go(view) }));
  return {
    here,
    views,
    actions: [
      ...elsewhere,
      ...colours,
      { id: 'colours-system', label: t('app.palette.colours.auto'), run: () => setColorScheme('auto') },
      { id: 'sign-out', label: t('app.signOut'), run: () => void signOut().catch(toastError) },
    ],
  };
}
