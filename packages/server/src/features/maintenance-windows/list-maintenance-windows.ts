import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { filterBy, listOutput, pagingInput, wantedBy } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { maintenanceSchema } from './maintenance-window.schemas.ts';
import { MAINTENANCE_STATES, selectMaintenancePage } from './maintenance-window.store.ts';
import { maintenanceViews } from './maintenance-window.ts';

/** Names of each kind that a list shows for a window. */
const NAMES_SHOWN = 20;

export const listMaintenanceWindows = ability({
  name: 'list-maintenance-windows-v1',
  summary:
    'List the maintenance windows, by name. Use it to see when sites are left in peace by monitors and alarms; list-update-windows-v1 shows when updates are installed.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(),
    search: Type.Optional(
      Type.String({ default: '', maxLength: 200, description: 'Part of the name, whatever its case.' }),
    ),
    ...siteScopeInput('windows for sites'),
    state: filterBy(MAINTENANCE_STATES, 'Only windows in this state; any = all.'),
    site_id_or_domain: Type.Optional({
      ...siteSelectorSchema,
      description: 'Only windows that are for this site, also by its tags or client: its id, domain or URL.',
    }),
  }),
  output: listOutput(maintenanceSchema, 'windows'),
}).run(async ({ page = 1, per_page = 20, search, state, site_id_or_domain, ...scope }, ctx) => {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const siteId = site_id_or_domain === undefined ? undefined : (await resolveSite(ctx, site_id_or_domain)).id;
  const { rows, total } = await selectMaintenancePage(
    db,
    { ...scope, ...(search === undefined ? {} : { search }), states: wantedBy(state), siteId },
    { offset: offsetOf({ page, per_page }), limit: per_page, now },
  );
  return { items: await maintenanceViews(db, rows, now, NAMES_SHOWN), page, per_page, total };
});
