import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { activeTheme, themesOfSite } from './theme.store.ts';

/** Source: docs/spec/abilities.md#plugins-and-themes. */
export const themeItemSchema = Type.Object({
  slug: Type.String({ description: 'Directory of the theme.', examples: ['twentytwentyfive'] }),
  name: Type.String({ description: 'Name of the theme.' }),
  version: Type.String({ description: 'Installed version.' }),
  active: Type.Boolean({ description: 'The theme is active.' }),
  update_version: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Available version; null if there is none.',
  }),
});

export const getSiteThemes = ability({
  name: 'get-site-themes-v1',
  summary: 'List all themes of a site, as of its last sync. For paging and search, use list-site-themes-v1.',
  category: 'sites',
  effect: 'read',
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    site_url: Type.String({ description: 'Address of the site.' }),
    active_theme: Type.String({ description: 'Slug of the active theme; empty if unknown.' }),
    themes: Type.Array(themeItemSchema, { description: 'The themes, by name.' }),
    total: Type.Integer({ description: 'Number of themes.' }),
  }),
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const rows = await themesOfSite(ctx.database.db, site.id);
  const active_theme = activeTheme(rows);
  const themes = rows.map(row => ({ ...row, active: row.slug === active_theme }));
  return { site_id: site.id, site_url: site.url, active_theme, themes, total: themes.length };
});
