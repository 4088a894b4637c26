import { Type } from 'typebox';
import * as runs from '../../../features/update-runs/index.ts';
import * as updates from '../../../features/updates/index.ts';
import { AppError } from '../../../kernel/errors.ts';
import { counted } from '../../../kernel/text/counted.ts';
import { DialectError } from '../dialect-errors.ts';
import { type DialectAbility, inWord, jobAddress, type Running } from './dialect-ability.ts';
import * as given from './inputs.ts';
import { groupOf, groupsOf, outcomesOf, typeOf } from './update-views.ts';

type Ref = { readonly site_id_or_domain: number | string };

interface Started {
  readonly job_id: string | null;
  readonly queued_count: number;
  readonly errors?: readonly { identifier: number | string; code: string; message: string }[];
  readonly results?: Parameters<typeof outcomesOf>[0];
}

const MANY = { site_ids_or_domains: given.someSites, types: given.updateTypes() };
const ITEMS = given.dialectInput({ site_id_or_domain: given.oneSite, slugs: given.someSlugs });

/** Installing updates, and ignoring them. */
export const UPDATE_RUN_ABILITIES: readonly DialectAbility[] = [
  {
    name: 'run-updates-v1',
    category: 'updates',
    ability: runs.runUpdates,
    input: given.dialectInput({ ...MANY, specific_items: given.someSlugs }),
    run: (input: Many & { specific_items?: string[] }, running) => {
      const { specific_items: slugs = [] } = input;
      return runMany(runs.runUpdates, { ...manyOf(input), ...(slugs.length > 0 ? { slugs } : {}) }, running);
    },
  },
  {
    name: 'update-all-v1',
    category: 'updates',
    ability: runs.updateAll,
    input: given.dialectInput(MANY),
    run: (input: Many, running) => runMany(runs.updateAll, manyOf(input), running),
  },
  {
    name: 'update-site-core-v1',
    category: 'updates',
    ability: runs.updateSiteCore,
    input: given.dialectInput({ site_id_or_domain: given.oneSite }),
    run: async (input: Ref, running) => {
      const { results = [] } = await running.call(runs.updateSiteCore, { ...input, wait: true });
      if (results.length === 0) throw new DialectError('setting_not_found', 'mainwp_no_updates', NO_CORE_UPDATE);
      const { updated, errors } = await outcomesOf(results, running);
      if (updated.length === 0) throw new AppError('update_failed', errors[0]?.message ?? NO_CORE_UPDATE);
      return { updated: updated[0] };
    },
  },
  ofType('update-site-plugins-v1', runs.updateSitePlugins),
  ofType('update-site-themes-v1', runs.updateSiteThemes),
  ofType('update-site-translations-v1', runs.updateSiteTranslations),
  {
    name: 'set-ignored-updates-v1',
    category: 'updates',
    ability: updates.setIgnoredUpdates,
    input: given.dialectInput({
      action: Type.Unsafe<string>({ type: 'string', enum: ['ignore', 'unignore'], description: 'What to do.' }),
      site_id_or_domain: given.oneSite,
      type: Type.Unsafe<string>({
        type: 'string',
        enum: ['core', 'plugin', 'theme'],
        description: 'Type of the item.',
      }),
      slug: given.requiredText('Slug of the plugin or theme; of WordPress itself, wordpress.'),
    }),
    run: async ({ type, slug, ...input }: Ref & { type: string; slug: string }, { call }) => {
      const group = groupOf(type) as 'wp' | 'plugins' | 'themes';
      const own = group === 'wp' ? {} : { slug };
      const { action, site_id } = await call(updates.setIgnoredUpdates, { ...input, type: group, ...own });
      return { success: true, action, site_id, type: typeOf(group), slug };
    },
  },
  {
    name: 'ignore-site-core-v1',
    category: 'updates',
    ability: updates.ignoreSiteCore,
    input: given.dialectInput({ site_id_or_domain: given.oneSite, action: given.addOrRemove }),
    run: async (input: Ref & { action?: string }, { call }) => {
      await call(updates.ignoreSiteCore, input);
      return ignoredBody(input, 1, 'update of WordPress', 'updates of WordPress');
    },
  },
  ignoreItems('ignore-site-plugins-v1', updates.ignoreSitePlugins, 'plugin'),
  ignoreItems('ignore-site-themes-v1', updates.ignoreSiteThemes, 'theme'),
];

const NO_CORE_UPDATE = 'There is no update of WordPress for this site.';

interface Many {
  readonly site_ids_or_domains?: readonly (number | string)[];
  readonly types?: readonly string[];
}

function manyOf({ site_ids_or_domains, types }: Many): object {
  const type = groupsOf(types);
  return { wait: true, ...(site_ids_or_domains ? { site_ids_or_domains } : {}), ...(type ? { type } : {}) };
}

/** Waited for, if there are few sites; otherwise a job. */
async function runMany(ability: DialectAbility['ability'], input: object, running: Running): Promise<object> {
  const started = (await running.call(ability, input)) as Started;
  const unknown = (started.errors ?? []).map(({ identifier, code, message }) => {
    const site = { site_id: 0, site_url: String(identifier), site_name: '' };
    return { ...site, type: 'site', slug: '', code: inWord(code, running.ctx), message };
  });
  if (started.job_id !== null && started.results === undefined) {
    const { job_id, queued_count: updates_queued } = started;
    const status_url = jobAddress(job_id, running.ctx);
    return { queued: true, job_id, status_url, updates_queued, errors: unknown };
  }
  const { updated, errors, sitesUpdated } = await outcomesOf(started.results ?? [], running);
  const all = [...unknown, ...errors];
  const summary = { total_updated: updated.length, total_errors: all.length, sites_updated: sitesUpdated };
  return { updated, errors: all, summary };
}

function ofType(name: string, ability: DialectAbility['ability']): DialectAbility {
  return {
    name,
    category: 'updates',
    ability,
    input: ITEMS,
    run: async ({ slugs = [], ...ref }: Ref & { slugs?: string[] }, running) => {
      const wanted = slugs.length > 0 ? { slugs } : {};
      const { results = [] } = (await running.call(ability, { ...ref, ...wanted, wait: true })) as Started;
      const { updated, errors } = await outcomesOf(results, running);
      return { updated, errors, summary: { total_updated: updated.length, total_errors: errors.length } };
    },
  };
}

function ignoreItems(name: string, ability: DialectAbility['ability'], what: string): DialectAbility {
  return {
    name,
    category: 'updates',
    ability,
    input: given.dialectInput({
      site_id_or_domain: given.oneSite,
      slugs: given.givenSlugs(`${what}s`),
      action: given.addOrRemove,
    }),
    run: async (input: Ref & { slugs: string[]; action?: string }, { call }) => {
      await call(ability, input);
      return ignoredBody(input, new Set(input.slugs).size, what, `${what}s`);
    },
  };
}

/** Repeating it counts again, as there. */
function ignoredBody({ action = 'add' }: { action?: string }, count: number, one: string, several: string) {
  const done = action === 'add' ? 'ignored' : 'no longer ignored';
  return { success: true, message: `${counted(count, one, several)} ${done}.`, ignored_count: count };
}
