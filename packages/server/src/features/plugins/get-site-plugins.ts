import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { pluginItemSchema } from './plugin.schemas.ts';
import { pluginsOfSite } from './plugin.store.ts';

export const getSitePlugins = ability({
  name: 'get-site-plugins-v1',
  summary: 'List all plugins of a site, as of its last sync. For paging and search, use list-site-plugins-v1.',
  category: 'sites',
  effect: 'read',
  method: 'POST',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    status: Type.Optional(
      Type.Unsafe<'all' | 'active' | 'inactive'>({
        type: 'string',
        enum: ['all', 'active', 'inactive'],
        default: 'all',
        description: 'Only active or only inactive plugins.',
      }),
    ),
    has_update: Type.Optional(
      Type.Boolean({ description: 'true: only plugins with an available update; false: only those without.' }),
    ),
  }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    site_url: Type.String({ description: 'Address of the site.' }),
    plugins: Type.Array(pluginItemSchema, { description: 'The plugins, by name.' }),
    total: Type.Integer({ description: 'Number of plugins listed.' }),
  }),
}).run(async ({ site_id_or_domain, status, has_update }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const rows = await pluginsOfSite(ctx.database.db, site.id, {
    ...(status === 'active' || status === 'inactive' ? { active: status === 'active' } : {}),
    ...(has_update === undefined ? {} : { hasUpdate: has_update }),
  });
  const plugins = rows.map(row => ({ ...row, active: row.active === 1 }));
  return { site_id: site.id, site_url: site.url, plugins, total: plugins.length };
});
