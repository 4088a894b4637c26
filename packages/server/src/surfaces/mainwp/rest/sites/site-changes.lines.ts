import * as plugins from '../../../../features/plugins/index.ts';
import * as themes from '../../../../features/themes/index.ts';
import type { AnyAbility } from '../../../../kernel/ability/ability.ts';
import { EDIT, type Method } from '../../../rest-v2/route-facts.ts';
import { orFail } from '../../../rest-v2/site-answers.ts';
import { DialectError } from '../../dialect-errors.ts';
import type { Asked } from '../asked.ts';
import { type About, type DialectLine, line } from '../line.ts';
import { textFrom, wordsFrom } from '../takers.ts';
import { siteOf } from './site-items.lines.ts';
import { SITE } from './sites.lines.ts';

interface Installed {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
}

const PLUGIN_CODES = ['plugin_not_found', 'protected', 'outcome_unknown'] as const;

/** Changes to the plugins and themes of a site. */
export const SITE_CHANGE_LINES: readonly DialectLine[] = [
  ofPlugins(EDIT, 'activate', orFail(plugins.activateSitePlugins, 'activated', [...PLUGIN_CODES, 'activation_failed'])),
  ofPlugins(
    EDIT,
    'deactivate',
    orFail(plugins.deactivateSitePlugins, 'deactivated', [...PLUGIN_CODES, 'deactivation_failed']),
  ),
  ofPlugins(['DELETE'], 'delete', orFail(plugins.deleteSitePlugins, 'deleted', [...PLUGIN_CODES, 'deletion_failed'])),
  line({
    methods: EDIT,
    path: '/sites/{id_domain}/themes/activate',
    ability: themes.activateSiteTheme,
    aliases: { ...SITE, slug: textFrom('slug') },
    complete: needsSlugs('themes'),
    view: () => undefined,
    async run(about) {
      const known = await installedThemes(about);
      const { activated, previous_theme } = await about.call(themes.activateSiteTheme, about.input);
      const deactivate = previous_theme === '' ? {} : { deactivate: found(known, previous_theme) };
      return { success: 1, data: { ...deactivate, activate: found(known, activated) }, site: await siteOf(about) };
    },
  }),
  line({
    methods: ['DELETE'],
    path: '/sites/{id_domain}/themes/delete',
    ability: themes.deleteSiteThemes,
    aliases: { ...SITE, slugs: wordsFrom('slug') },
    complete: needsSlugs('themes'),
    view: () => undefined,
    async run(about) {
      const known = await installedThemes(about);
      const ability = orFail(themes.deleteSiteThemes, 'deleted', THEME_CODES);
      const { deleted } = (await about.call(ability, { ...about.input, confirm: true })) as { deleted: string[] };
      const gone = deleted.map(slug => found(known, slug));
      const all = gone.length > 1 ? { deleted: gone } : {};
      return { success: 1, data: { delete: gone[0], ...all }, site: await siteOf(about) };
    },
  }),
];

const THEME_CODES = ['theme_not_found', 'theme_in_use', 'deletion_failed', 'outcome_unknown'] as const;

function ofPlugins(methods: readonly Method[], action: string, ability: AnyAbility): DialectLine {
  const done = action === 'delete' ? 'deleted' : `${action}d`;
  return line({
    methods,
    path: `/sites/{id_domain}/plugins/${action}`,
    ability,
    aliases: { ...SITE, slugs: wordsFrom('slug') },
    complete: needsSlugs('plugins'),
    view: () => undefined,
    async run(about) {
      const { site_id_or_domain } = about.input;
      const { plugins: known } = await about.call(plugins.getSitePlugins, { site_id_or_domain });
      const confirm = ability.effect === 'destroy' ? { confirm: true } : {};
      const output = (await about.call(ability, { ...about.input, ...confirm })) as Record<string, string[]>;
      const data = (output[done] ?? []).map(slug => found(known, slug));
      return { success: 1, data, site: await siteOf(about) };
    },
  });
}

async function installedThemes({ call, input }: About): Promise<readonly Installed[]> {
  return (await call(themes.getSiteThemes, { site_id_or_domain: input.site_id_or_domain })).themes;
}

function found(known: readonly Installed[], slug: string) {
  const { name = slug, version = '' } = known.find(one => one.slug === slug) ?? {};
  return { name, version, slug };
}

function needsSlugs(what: string) {
  return (input: Record<string, unknown>, asked: Asked) => {
    if (asked.value('slug') !== undefined) return input;
    const message = `Give the slugs of the ${what} in slug, separated by commas.`;
    throw new DialectError('rest_invalid_param', `mainwp_rest_invalid_${what}_slugs`, message);
  };
}
