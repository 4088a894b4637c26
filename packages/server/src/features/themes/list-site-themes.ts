import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pageOf, pagingInput } from '../../kernel/lists/list.ts';
import { installedFilter, isWanted } from '../plugins/index.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { themeItemSchema } from './get-site-themes.ts';
import { activeTheme, themesOfSite } from './theme.store.ts';

export const listSiteThemes = ability({
  name: 'list-site-themes-v1',
  summary: 'List the themes of a site by name, as of its last sync, with filters, search and paging.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, ...pagingInput(), ...installedFilter('themes') }),
  output: listOutput(themeItemSchema, 'themes of the site'),
}).run(async ({ site_id_or_domain, page = 1, per_page = 20, ...filter }, ctx) => {
  const { id } = await resolveSite(ctx, site_id_or_domain);
  const rows = await themesOfSite(ctx.database.db, id);
  const active = activeTheme(rows);
  const themes = rows.map(row => ({ ...row, active: row.slug === active }));
  return pageOf(
    themes.filter(theme => isWanted(theme, filter)),
    { page, per_page },
  );
});
