import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { queryClient } from '../api/query-client.ts';
import { useReturnedFocus } from '../ui/forms/returned-focus.ts';
import { afterFirstView, awaitFirstView } from '../ui/loading/first-view.ts';
import { lazyPart } from '../ui/loading/lazy-part.ts';
import { WholeText } from '../ui/text/whole-text.tsx';
import { router } from './router.ts';
import { theme } from './theme.ts';

/** Messages come later than the first view. */
const Notifications = lazyPart(
  afterFirstView(async () => ({ default: (await import('@mantine/notifications')).Notifications })),
);

export function DashboardApp() {
  useEffect(awaitFirstView, []);
  useReturnedFocus();
  return (
    <MantineProvider theme={theme()} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <Suspense>
          <Notifications position="bottom-right" />
        </Suspense>
        <RouterProvider router={router} />
        <WholeText />
      </QueryClientProvider>
    </MantineProvider>
  );
}
