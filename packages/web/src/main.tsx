import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import './app/component-styles.ts';
import './app/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchNetwork } from './api/connection.ts';
import { queryClient } from './api/query-client.ts';
import { sessionQuery } from './api/session.ts';
import { sessionHasEnded } from './api/session-end.ts';
import { DashboardApp } from './app/app.tsx';
import { takeEarlyAnswers } from './app/early-answers.ts';
import { router } from './app/router.ts';
import { textsReady } from './texts/catalogue.ts';
import { LANGUAGE } from './texts/language.ts';

document.documentElement.lang = LANGUAGE;
watchNetwork();
// Registered before any dialog listens: the key that closes the dialog below would discard what was typed there.
window.addEventListener(
  'keydown',
  event => {
    if (event.key !== 'Escape' || !sessionHasEnded()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

// The session and the code of the page are requested in parallel, not one after the other.
void queryClient.prefetchQuery(sessionQuery);
for (const { routeId, fullPath, params } of router.matchRoutes(router.latestLocation)) {
  const { component } = router.routesById[routeId as keyof typeof router.routesById].options;
  if (component && 'preload' in component) void component.preload?.();
  takeEarlyAnswers(fullPath, params);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = createRoot(root);
// The content of the document before any script runs stays until a page replaces it. Not awaited at the top of the
// module: otherwise, parts of the code that need each other would become separate files.
void Promise.all([textsReady(), router.load()]).then(() =>
  app.render(
    <StrictMode>
      <DashboardApp />
    </StrictMode>,
  ),
);
