import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { sitesByIds } from '../sites/index.ts';
import { heldBackFields, heldBackOf, selectSitesToUpdate } from '../update-runs/index.ts';
import {
  coolDownOf,
  pendingUpdateSchema,
  pendingViews,
  selectPendingUpdates,
  type UpdateType,
} from '../updates/index.ts';
import { windowFieldsSchema, windowIdSchema } from './window.schemas.ts';
import { selectSitesOfWindow } from './window.store.ts';
import { requireWindow, windowView } from './window.ts';

export const previewUpdateWindow = ability({
  name: 'preview-update-window-v1',
  summary:
    'Preview an update window: what it would update if it opened now. Use it after adding or changing a window; it changes nothing.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ window_id: windowIdSchema, ...pagingInput() }),
  output: Type.Object({
    window: windowFieldsSchema,
    items: Type.Array(
      Type.Object({
        site_id: Type.Integer({ description: 'Id of the site.' }),
        site_url: Type.String({ description: 'Address of the site.' }),
        busy: Type.Boolean({
          description:
            'Another run is already updating the site; the window would wait for it while it is open, unless that run is halted.',
        }),
        updates: Type.Array(pendingUpdateSchema, { description: 'What would be updated on the site.' }),
      }),
      { description: 'The sites of this page, by id.' },
    ),
    ...heldBackFields,
    page: Type.Integer({ description: 'The requested page.' }),
    per_page: Type.Integer({ description: 'Sites per page.' }),
    total: Type.Integer({ description: 'All sites with something to update.' }),
  }),
  errors: ['update_window_not_found'],
}).run(async ({ window_id, page = 1, per_page = 20 }, ctx) => {
  const { db } = ctx.database;
  const row = await requireWindow(ctx, window_id);
  const types = JSON.parse(row.types_json) as UpdateType[];
  const coolDown = coolDownOf(row.min_age_days, ctx.clock.now());
  const target = { siteIds: await selectSitesOfWindow(db, row), types, slugs: undefined, coolDown };
  const found = await selectSitesToUpdate(ctx.database, target);
  const from = offsetOf({ page, per_page });
  const shown = found.slice(from, from + per_page);
  const ids = shown.map(site => site.id);
  const sites = new Map((await sitesByIds(db, ids)).map(site => [site.id, site]));
  const updates = Map.groupBy(await selectPendingUpdates(db, ids, types, coolDown), update => update.site_id);
  const items = shown.map(({ id, busy }) => ({
    site_id: id,
    site_url: sites.get(id)?.url ?? '',
    busy,
    updates: pendingViews(updates.get(id) ?? [], ctx.settings.packageHosts),
  }));
  const young = await heldBackOf(ctx.database, target);
  return { window: windowView(row), items, ...young, page, per_page, total: found.length };
});
