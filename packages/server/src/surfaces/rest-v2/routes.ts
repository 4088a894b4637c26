import { BATCH_ROUTES, batchOf } from './batch/batch.routes.ts';
import type { RestRoute } from './route.ts';
import { CLIENT_FIELD_ROUTES } from './routes/client-fields.routes.ts';
import { CLIENT_ROUTES } from './routes/clients.routes.ts';
import { COST_ROUTES } from './routes/costs.routes.ts';
import { JOB_ROUTES } from './routes/jobs.routes.ts';
import { KEY_ROUTES } from './routes/keys.routes.ts';
import { SITE_ACTION_ROUTES } from './routes/site-actions.routes.ts';
import { SITE_ITEM_ROUTES } from './routes/site-items.routes.ts';
import { SITE_ROUTES } from './routes/sites.routes.ts';
import { TAG_ROUTES } from './routes/tags.routes.ts';
import { UPDATE_RUN_ROUTES } from './routes/update-runs.routes.ts';
import { UPDATE_WINDOW_ROUTES } from './routes/update-windows.routes.ts';
import { UPDATE_ROUTES } from './routes/updates.routes.ts';
import { USER_ROUTES } from './routes/users.routes.ts';

/** The families of REST v2, in the order in which documents show them. */
export const FAMILIES: Readonly<Record<string, { description: string; routes: readonly RestRoute[] }>> = {
  Sites: {
    description: 'WordPress sites: what is kept about them, their connection, plugins and themes.',
    routes: [...SITE_ROUTES, ...SITE_ACTION_ROUTES, ...SITE_ITEM_ROUTES, batchOf('sites')],
  },
  Clients: { description: 'Clients that sites belong to.', routes: [...CLIENT_ROUTES, batchOf('clients')] },
  'Client fields': { description: 'Fields that users made for clients.', routes: CLIENT_FIELD_ROUTES },
  Costs: {
    description: 'Costs of sites, tags and clients; needs the module Cost Tracker.',
    routes: [...COST_ROUTES, batchOf('costs')],
  },
  Tags: { description: 'Tags that group sites.', routes: [...TAG_ROUTES, batchOf('tags')] },
  Users: { description: 'Users of the sites, asked for and changed there.', routes: USER_ROUTES },
  Updates: { description: 'What can be updated over the fleet, and what is ignored.', routes: UPDATE_ROUTES },
  'Update runs': {
    description: 'Updates made on one site or on all, at once or carefully.',
    routes: UPDATE_RUN_ROUTES,
  },
  'Update windows': { description: 'Windows in which updates are made by themselves.', routes: UPDATE_WINDOW_ROUTES },
  Batch: { description: 'Many operations in one request.', routes: BATCH_ROUTES },
  'API keys': { description: 'Keys that programs prove themselves with.', routes: KEY_ROUTES },
  Jobs: { description: 'Background jobs: what became of work on many sites.', routes: JOB_ROUTES },
};

/** Every route there is. */
export const ROUTES: readonly RestRoute[] = Object.values(FAMILIES).flatMap(({ routes }) => routes);
