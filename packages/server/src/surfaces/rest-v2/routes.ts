import { BATCH_ROUTES, batchOf } from './batch/batch.routes.ts';
import type { RestRoute } from './route.ts';
import { CLIENT_FIELD_ROUTES } from './routes/client-fields.routes.ts';
import { CLIENT_ROUTES } from './routes/clients.routes.ts';
import { CONTENT_ROUTES } from './routes/content.routes.ts';
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
    description: 'WordPress sites: their details, connection, plugins and themes.',
    routes: [...SITE_ROUTES, ...SITE_ACTION_ROUTES, ...SITE_ITEM_ROUTES, batchOf('sites')],
  },
  Clients: {
    description: 'Clients and the sites that belong to them.',
    routes: [...CLIENT_ROUTES, batchOf('clients')],
  },
  'Client fields': { description: 'Custom fields of clients.', routes: CLIENT_FIELD_ROUTES },
  Costs: {
    description: 'Costs of sites, tags and clients; requires the Cost Tracker module.',
    routes: [...COST_ROUTES, batchOf('costs')],
  },
  Tags: { description: 'Tags that group sites.', routes: [...TAG_ROUTES, batchOf('tags')] },
  Users: {
    description: 'Users of the WordPress sites, read and changed on the sites themselves.',
    routes: USER_ROUTES,
  },
  Content: {
    description: 'Posts, pages and comments of the WordPress sites, read and changed on the sites themselves.',
    routes: CONTENT_ROUTES,
  },
  Updates: { description: 'Available updates of all sites, and ignored updates.', routes: UPDATE_ROUTES },
  'Update runs': {
    description: 'Runs that install updates on one or all sites, at once or in waves.',
    routes: UPDATE_RUN_ROUTES,
  },
  'Maintenance windows': {
    description: 'Recurring times in which updates are installed automatically.',
    routes: UPDATE_WINDOW_ROUTES,
  },
  Batch: { description: 'Many operations in one request.', routes: BATCH_ROUTES },
  'API keys': { description: 'Keys with which programs authenticate.', routes: KEY_ROUTES },
  Jobs: { description: 'Background jobs that work on many sites, and their results.', routes: JOB_ROUTES },
};

/** All routes. */
export const ROUTES: readonly RestRoute[] = Object.values(FAMILIES).flatMap(({ routes }) => routes);
