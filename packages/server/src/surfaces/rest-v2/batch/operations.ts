import type { RestRoute } from '../route.ts';
import { CLIENT_ROUTES } from '../routes/clients.routes.ts';
import { COST_ROUTES } from '../routes/costs.routes.ts';
import { SITE_ACTION_ROUTES } from '../routes/site-actions.routes.ts';
import { SITE_ITEM_ROUTES } from '../routes/site-items.routes.ts';
import { SITE_ROUTES } from '../routes/sites.routes.ts';
import { TAG_ROUTES } from '../routes/tags.routes.ts';
import { UPDATE_RUN_ROUTES } from '../routes/update-runs.routes.ts';
import { UPDATE_ROUTES } from '../routes/updates.routes.ts';
import { acts, type BatchOperation, changes, creates } from './operation.ts';
import { ignoresUpdates, updatesSites } from './updates.ts';

/** Actions of a controller, by name. */
export type Controller = Readonly<Record<string, BatchOperation>>;

const siteAction = (name: string) => acts('sites', at(SITE_ACTION_ROUTES, `/sites/{id_or_domain}/${name}`));
const siteItems = (name: string) => acts('sites', at(SITE_ITEM_ROUTES, `/sites/{id_or_domain}/${name}`));
const updateSite = updatesSites(at(UPDATE_RUN_ROUTES, '/updates/{id_or_domain}/update'));
const ignore = (type: string) => at(UPDATE_ROUTES, `/updates/{id_or_domain}/ignore/${type}`);
const removeSite = acts('sites', at(SITE_ROUTES, '/sites/{id_or_domain}/remove'));

/** What a batch can do: controller → action. Source: docs/spec/rest-v2.md#batch. */
export const CONTROLLERS = {
  sites: {
    create: creates('sites', at(SITE_ROUTES, '/sites/add')),
    update: changes('sites', at(SITE_ROUTES, '/sites/{id_or_domain}/edit')),
    delete: removeSite,
    remove: removeSite,
    sync: siteAction('sync'),
    reconnect: siteAction('reconnect'),
    disconnect: siteAction('disconnect'),
    suspend: siteAction('suspend'),
    unsuspend: siteAction('unsuspend'),
    check: siteAction('check'),
    'rotate-key': siteAction('rotate-key'),
    security: siteItems('security'),
    plugins: siteItems('plugins'),
    themes: siteItems('themes'),
    'non-svc-changes': siteItems('non-svc-changes'),
  },
  clients: {
    create: creates('clients', at(CLIENT_ROUTES, '/clients/add')),
    update: changes('clients', at(CLIENT_ROUTES, '/clients/{id_or_email}/edit')),
    delete: acts('clients', at(CLIENT_ROUTES, '/clients/{id_or_email}/remove')),
  },
  updates: {
    create: updateSite,
    update: updateSite,
    ignore: ignoresUpdates({ wp: ignore('wp'), plugins: ignore('plugins'), themes: ignore('themes') }),
  },
  costs: {
    create: creates('costs', at(COST_ROUTES, '/costs/add')),
    update: changes('costs', at(COST_ROUTES, '/costs/{id}/edit')),
    delete: acts('costs', at(COST_ROUTES, '/costs/{id}/remove')),
  },
  tags: {
    create: creates('tags', at(TAG_ROUTES, '/tags/add')),
    update: changes('tags', at(TAG_ROUTES, '/tags/{id}/edit')),
    delete: acts('tags', at(TAG_ROUTES, '/tags/{id}/remove')),
  },
} satisfies Readonly<Record<string, Controller>>;

/** @throws Error if there is no such route, or several. */
function at(routes: readonly RestRoute[], path: string): RestRoute {
  const [found, ...others] = routes.filter(route => route.path === path);
  if (found && others.length === 0) return found;
  throw new Error(`${path} must be one route, to be an action of batches`);
}
