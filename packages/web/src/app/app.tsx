import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { WholeText } from '../ui/text/whole-text.tsx';
import { router } from './router.ts';
import { theme } from './theme.ts';

export function DashboardApp() {
  return (
    <MantineProvider theme={theme()} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={queryClient}>
        <Notifications position="bottom-right" />
        <RouterProvider router={router} />
        <WholeText />
      </QueryClientProvider>
    </MantineProvider>
  );
}
