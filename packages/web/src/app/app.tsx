import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { queryClient } from '../api/query-client.ts';
import { WholeText } from '../ui/text/whole-text.tsx';
import { router } from './router.ts';
import { theme } from './theme.ts';

/** Messages come later than the first view. */
const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

export function DashboardApp() {
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
