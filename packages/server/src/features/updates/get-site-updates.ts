import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { pendingUpdateSchema, searchInputSchema, typesInputSchema } from './update.schemas.ts';
import { matchesItem, selectPendingUpdates } from './update.store.ts';
import { typesOfGroups } from './update.ts';
import { pendingViews } from './update.views.ts';

export const getSiteUpdates = ability({
  name: 'get-site-updates-v1',
  summary:
    'List the available updates of one site, as of its last sync. Ignored updates are left out. Sync the site first for the current state.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, type: typesInputSchema, search: searchInputSchema }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    site_url: Type.String({ description: 'Address of the site.' }),
    updates: Type.Array(pendingUpdateSchema, { description: 'What can be updated.' }),
  }),
}).run(async ({ site_id_or_domain, type, search = '' }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const text = search.trim().toLowerCase();
  const found = await selectPendingUpdates(ctx.database.db, [site.id], typesOfGroups(type));
  const matching = found.filter(update => text === '' || matchesItem(text, update));
  const updates = pendingViews(matching, ctx.settings.packageHosts);
  return { site_id: site.id, site_url: site.url, updates };
});
