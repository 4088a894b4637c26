import { ActionIcon } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconBell, IconMenu2, IconSearch, IconUserCircle } from '@tabler/icons-react';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useProofAsked, useProving } from '../../api/proof.ts';
import { SessionContext, useWatchedSession } from '../../api/session.ts';
import { useSessionEnded, useSigningInAgain } from '../../api/session-end.ts';
import { openPalette, paletteKeys, useKeysShown, usePaletteWanted } from '../../shared/palette-store.ts';
import { withSaid, withTexts } from '../../texts/catalogue.ts';
import { t } from '../../texts/text.ts';
import { focusTitle } from '../../ui/layout/title-focus.ts';
import { afterFirstView } from '../../ui/loading/first-view.ts';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { ConnectionNote } from './connection-note.tsx';
import { Navigation } from './navigation.tsx';
import styles from './shell.module.css';
import { useShortcuts } from './use-shortcuts.ts';

const Palette = lazyPart(() => import('../palette/palette.tsx'));
const Drawer = lazyPart(() => import('./navigation-drawer.tsx'));
const ScopeFilter = lazyPart(afterFirstView(() => import('./scope/scope-filter.tsx')));
const UserMenu = lazyPart(afterFirstView(() => import('./user-menu.tsx')));
const ServerNotes = lazyPart(afterFirstView(() => import('./server-notes.tsx')));
const Bell = lazyPart(afterFirstView(() => withSaid('events', () => import('./bell/bell.tsx'))));
const KeysSheet = lazyPart(() => import('./keys-sheet.tsx'));
const ProveAgain = lazyPart(() => import('./prove-again.tsx'));
const SignInAgain = lazyPart(() => withTexts('sign-in', () => import('./sign-in-again.tsx')));

/** The window has no room for the navigation beside the page: as in shell.module.css. */
const NARROW = '(max-width: 900px)';

/** What every page has that requires sign-in. */
export function Shell() {
  return (
    <SessionContext value={useWatchedSession()}>
      <Frame />
    </SessionContext>
  );
}

/** Navigation, search and the signed-in person around a page. */
function Frame() {
  const [drawer, { open, close }] = useDisclosure();
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const palette = usePaletteWanted();
  const keys = useKeysShown();
  const ended = useSessionEnded();
  const proof = useProofAsked();
  useSigningInAgain();
  useProving();
  useShortcuts();
  useTitleFocus();
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {t('app.navigation.skip')}
      </a>
      <div className={styles.side}>
        <Brand />
        <Navigation />
      </div>
      {narrow && (
        <Suspense>
          <Drawer opened={drawer} onClose={close} />
        </Suspense>
      )}
      <header className={styles.header}>
        <ActionIcon
          className={styles.menuButton}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('app.navigation.open')}
          onClick={open}
        >
          <IconMenu2 size={19} />
        </ActionIcon>
        <button type="button" className={styles.search} onClick={openPalette}>
          <IconSearch size={15} aria-hidden />
          <span className={styles.searchText}>{t('app.palette.search')}</span>
          <kbd className={styles.keys}>{paletteKeys()}</kbd>
        </button>
        <span className={styles.headerGap} />
        <Suspense fallback={<MenuBones />}>
          <ScopeFilter />
          <Bell />
          <UserMenu />
        </Suspense>
      </header>
      <div>
        <ConnectionNote />
        <Suspense>
          <ServerNotes />
        </Suspense>
      </div>
      <main id="main" className={styles.main} tabIndex={-1} data-scroll-restoration-id="main">
        <Outlet />
      </main>
      {palette > 0 && (
        <Suspense>
          <Palette />
        </Suspense>
      )}
      {keys && (
        <Suspense>
          <KeysSheet />
        </Suspense>
      )}
      {proof && (
        <Suspense>
          <ProveAgain ways={proof} />
        </Suspense>
      )}
      {ended && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </div>
  );
}

/** Bell and person stand in their places from the first frame, so that the header doesn't fill up late. */
function MenuBones() {
  return (
    <span className={styles.menuBones} aria-hidden>
      <IconBell size={19} />
      <IconUserCircle size={23} stroke={1.6} />
    </span>
  );
}

function Brand() {
  return (
    <Link to="/" className={styles.brand}>
      <img src="/favicon.svg" alt="" />
      Sitekeeper
    </Link>
  );
}

/** On another page, the focus moves to its title, so that screen readers announce where they are. */
function useTitleFocus(): void {
  // The address itself changes before the page does.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    if (before.current !== undefined) focusTitle();
    before.current = path;
  }, [path]);
}
