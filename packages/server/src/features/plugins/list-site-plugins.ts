import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pageOf, pagingInput } from '../../kernel/lists/list.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { installedFilter, isWanted } from './installed-filter.ts';
import { pluginItemSchema } from './plugin.schemas.ts';
import { pluginsOfSite } from './plugin.store.ts';

export const listSitePlugins = ability({
  name: 'list-site-plugins-v1',
  summary: 'List the plugins of a site by name, as of its last sync, with filters, search and paging.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    ...pagingInput(),
    ...installedFilter('plugins'),
    must_use: Type.Optional(
      Type.Boolean({ description: 'true: only must-use plugins; false: only plugins that can be changed remotely.' }),
    ),
  }),
  output: listOutput(
    Type.Object({
      ...pluginItemSchema.properties,
      must_use: Type.Boolean({
        description: 'The plugin is a must-use plugin, which can only be changed on the server of the site.',
      }),
    }),
    'plugins of the site',
  ),
}).run(async ({ site_id_or_domain, page = 1, per_page = 20, must_use, ...filter }, ctx) => {
  const { id } = await resolveSite(ctx, site_id_or_domain);
  const rows = await pluginsOfSite(ctx.database.db, id);
  const plugins = rows.map(row => ({ ...row, active: row.active === 1, must_use: row.must_use === 1 }));
  const wanted = plugins.filter(
    plugin => isWanted(plugin, filter) && (must_use === undefined || plugin.must_use === must_use),
  );
  return pageOf(wanted, { page, per_page });
});
