import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import './app/component-styles.ts';
import './app/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { sessionQuery } from './api/session.ts';
import { App } from './app/app.tsx';
import { router } from './app/router.tsx';

// Who is signed in and the code of the page are asked for side by side, not one after the other.
void queryClient.prefetchQuery(sessionQuery);
for (const { routeId } of router.matchRoutes(router.latestLocation)) {
  const { component } = router.routesById[routeId as keyof typeof router.routesById].options;
  if (component && 'preload' in component) void component.preload?.();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
