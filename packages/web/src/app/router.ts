import { createRouter } from '@tanstack/react-router';
import { askAgain } from '../api/ask-again.ts';
import { onBack } from '../api/connection.ts';
import { noteOtherAddress } from '../api/early.ts';
import { leaveAnyway } from '../api/leaving.ts';
import { queryClient } from '../api/query-client.ts';
import { onOtherTab, sessionQuery } from '../api/session.ts';
import { goOn, sessionHasEnded } from '../api/session-end.ts';
import { MissingPage } from '../shared/missing-page.tsx';
import { PageBones } from '../ui/feedback/page-bones.tsx';
import { BrokenPage } from './broken-page.tsx';
import { routeTree } from './routes.ts';

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  // Page data is cached by the queries, not by the router.
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: BrokenPage,
  defaultPendingComponent: PageBones,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultNotFoundComponent: MissingPage,
  scrollRestoration: true,
});

router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
  if (fromLocation !== undefined && hrefChanged) noteOtherAddress();
});

// Data on the screen is loaded again where that is cheap; the users of sites were read from thousands of sites, and are
// not.
onBack(() => void askAgain({ predicate: query => query.state.status === 'error' || query.isStale() }));

onOtherTab(user => {
  const shown = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
  // This tab shows data of another user: all of it is discarded, and the page is loaded for the new one.
  if (shown !== undefined && shown !== user) leaveAnyway(() => location.reload());
  else if (sessionHasEnded()) goOn();
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page was opened by its name, not by a link that says what to show. */
    byName?: boolean;
  }
  interface Register {
    router: typeof router;
  }
}
