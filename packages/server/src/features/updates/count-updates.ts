import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { siteScopeInput } from '../../kernel/lists/site-scope.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { fleetCounts } from './fleet-updates.ts';

const count = (what: string) => Type.Integer({ minimum: 0, description: `Updates on offer for ${what}.` });

export const countUpdates = ability({
  name: 'count-updates-v1',
  summary:
    'Count available updates by type, on all sites that are not suspended or on one site. Use it for totals; use get-updates-summary-v1 to see which updates they are.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  remembered: 'store',
  input: Type.Object({ site_id_or_domain: Type.Optional(siteSelectorSchema), ...siteScopeInput('updates of sites') }),
  output: Type.Object({
    wp: count('WordPress itself'),
    plugins: count('plugins'),
    themes: count('themes'),
    translations: count('translations'),
    total: count('anything'),
  }),
}).run(async ({ site_id_or_domain, ...scope }, ctx) => {
  const counts = site_id_or_domain === undefined ? await ofFleet() : await ofSite(site_id_or_domain);
  return { ...counts, total: counts.wp + counts.plugins + counts.themes + counts.translations };

  async function ofFleet() {
    const { core, plugin, theme, translation } = await fleetCounts(ctx.database, scope);
    return { wp: core, plugins: plugin, themes: theme, translations: translation };
  }

  async function ofSite(selector: number | string) {
    const site = await resolveSite(ctx, selector);
    const { pending_core: wp, pending_plugins: plugins, pending_themes: themes } = site;
    return { wp, plugins, themes, translations: site.pending_translations };
  }
});
