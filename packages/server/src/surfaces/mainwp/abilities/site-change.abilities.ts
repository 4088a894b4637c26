import * as plugins from '../../../features/plugins/index.ts';
import * as themes from '../../../features/themes/index.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { type DialectAbility, inWord, type Running } from './dialect-ability.ts';
import * as given from './inputs.ts';
import { refuseBoth } from './refuse-both.ts';

type Ref = { readonly site_id_or_domain: number | string };
type Deletion = Ref & { readonly confirm?: boolean; readonly dry_run?: boolean };
type Failures = readonly { readonly slug: string; readonly code: string; readonly message: string }[];

interface Item {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly active: boolean;
  readonly update_version: string | null;
}

const PLUGINS = { site_id_or_domain: given.oneSite, plugins: given.givenSlugs('plugins') };

/** Changes to the plugins and themes of a site. */
export const SITE_CHANGE_ABILITIES: readonly DialectAbility[] = [
  {
    name: 'activate-site-plugins-v1',
    category: 'sites',
    ability: plugins.activateSitePlugins,
    input: given.dialectInput(PLUGINS),
    run: async ({ plugins: slugs, ...ref }: Ref & { plugins: string[] }, running) => {
      const { activated, errors } = await running.call(plugins.activateSitePlugins, { ...ref, slugs });
      return { activated: longs(activated, await pluginsOf(ref, running)), errors: failuresOf(errors, running) };
    },
  },
  {
    name: 'deactivate-site-plugins-v1',
    category: 'sites',
    ability: plugins.deactivateSitePlugins,
    input: given.dialectInput(PLUGINS),
    run: async ({ plugins: slugs, ...ref }: Ref & { plugins: string[] }, running) => {
      const { deactivated, errors } = await running.call(plugins.deactivateSitePlugins, { ...ref, slugs });
      return { deactivated: longs(deactivated, await pluginsOf(ref, running)), errors: failuresOf(errors, running) };
    },
  },
  {
    name: 'delete-site-plugins-v1',
    category: 'sites',
    ability: plugins.deleteSitePlugins,
    input: given.dialectInput({ ...PLUGINS, ...given.confirmation }),
    run: async ({ plugins: slugs, ...ref }: Deletion & { plugins: string[] }, running) => {
      refuseBoth(ref);
      const before = await pluginsOf(ref, running);
      return deleted(ref, slugs, before, running, plugins.deleteSitePlugins);
    },
  },
  {
    name: 'activate-site-theme-v1',
    category: 'sites',
    ability: themes.activateSiteTheme,
    input: given.dialectInput({
      site_id_or_domain: given.oneSite,
      theme: given.requiredText('Slug of an installed theme.'),
    }),
    run: async ({ theme, ...ref }: Ref & { theme: string }, running) => {
      const { activated } = await running.call(themes.activateSiteTheme, { ...ref, slug: theme });
      return { activated: true, theme: longs([activated], await themesOf(ref, running))[0] };
    },
  },
  {
    name: 'delete-site-themes-v1',
    category: 'sites',
    ability: themes.deleteSiteThemes,
    input: given.dialectInput({
      site_id_or_domain: given.oneSite,
      themes: given.givenSlugs('themes'),
      ...given.confirmation,
    }),
    run: async ({ themes: slugs, ...ref }: Deletion & { themes: string[] }, running) => {
      refuseBoth(ref);
      const before = await themesOf(ref, running);
      return deleted(ref, slugs, before, running, themes.deleteSiteThemes);
    },
  },
];

/** A look doesn't ask the site: it is answered from what is stored. */
async function deleted(
  { site_id_or_domain, confirm, dry_run }: Deletion,
  slugs: readonly string[],
  before: readonly Item[],
  running: Running,
  ability: DialectAbility['ability'],
): Promise<object> {
  if (dry_run === true) {
    const would_affect = longs(slugs, before);
    const active = would_affect.filter(item => item.active);
    const warnings = active.map(({ slug }) => `${slug} is active.`);
    return { dry_run: true, would_affect, count: would_affect.length, warnings };
  }
  requireConfirm(confirm);
  const made = (await running.call(ability, { site_id_or_domain, slugs, confirm })) as {
    deleted: string[];
    errors: Failures;
  };
  const gone = longs(made.deleted, before).map(item => ({ ...item, active: false }));
  return { dry_run: false, deleted: gone, count: gone.length, errors: failuresOf(made.errors, running), warnings: [] };
}

async function pluginsOf({ site_id_or_domain }: Ref, { call }: Running): Promise<readonly Item[]> {
  return (await call(plugins.getSitePlugins, { site_id_or_domain })).plugins;
}

async function themesOf({ site_id_or_domain }: Ref, { call }: Running): Promise<readonly Item[]> {
  return (await call(themes.getSiteThemes, { site_id_or_domain })).themes;
}

/** The items with all that is known of them. */
function longs(slugs: readonly string[], known: readonly Item[]) {
  return slugs.map(slug => {
    const {
      name = slug,
      version = '',
      active = false,
      update_version = null,
    } = known.find(one => one.slug === slug) ?? {};
    return { slug, name, version, active, has_update: update_version !== null, update_version };
  });
}

function failuresOf(failures: Failures, { ctx }: Running) {
  return failures.map(({ slug, code, message }) => ({ slug, code: inWord(code, ctx), message }));
}
