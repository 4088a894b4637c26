import type { Static } from 'typebox';
import * as runs from '../../../features/update-runs/index.ts';
import { EDIT } from '../../rest-v2/route-facts.ts';
import { bareInstant } from '../views/php.ts';
import { type DialectLine, line } from './line.ts';
import { siteOf } from './sites/site-items.lines.ts';
import { SITE } from './sites/sites.lines.ts';
import { filterFrom, wordsFrom } from './takers.ts';

type Item = Static<typeof runs.runItemSchema>;

interface Started {
  readonly message: string;
  readonly started_at: string;
  readonly job_id: string | null;
  readonly queued_count: number;
  readonly results?: readonly Item[];
}

const TYPES = { type: filterFrom('type', ['wp', 'plugins', 'themes', 'translations']) };

const OF_TYPE = {
  plugins: runs.updateSitePlugins,
  themes: runs.updateSiteThemes,
  translations: runs.updateSiteTranslations,
};

/** Installing updates. Runs over all types work in the background; one type of one site is waited for, as there. */
export const UPDATE_RUN_LINES: readonly DialectLine[] = [
  line({
    methods: EDIT,
    path: '/updates/update',
    ability: runs.runUpdates,
    aliases: { ...TYPES, slugs: wordsFrom('slug') },
    view: startBody,
  }),
  line({
    methods: EDIT,
    path: '/updates/{id_domain}/update',
    ability: runs.runSiteUpdates,
    aliases: { ...SITE, ...TYPES, slugs: wordsFrom('slug') },
    view: async (started: Started, about) => ({ ...startBody(started), site: await siteOf(about) }),
  }),
  line({
    methods: EDIT,
    path: '/updates/{id_domain}/update/wp',
    ability: runs.updateSiteCore,
    aliases: SITE,
    fixed: { wait: true },
    view: ({ results = [] }: Started) => {
      const [core] = results;
      if (!core) return { success: 0, error: 'There is no update of WordPress for this site.' };
      const { success, error, old_version, version } = outcome(core);
      if (success === 0) return { success, error };
      return { success, message: 'WordPress was updated.', data: { old_version, version } };
    },
  }),
  ofType('plugins'),
  ofType('themes'),
  ofType('translations'),
];

function startBody({ message, started_at, job_id, queued_count }: Started) {
  const job = job_id === null ? {} : { job_id, queued_count };
  return { success: 1, message, ...job, last_time_start_batch_updates: bareInstant(started_at) };
}

/** Without a slug all pending ones; slugs that aren't pending are left out. */
function ofType(group: keyof typeof OF_TYPE): DialectLine {
  return line({
    methods: EDIT,
    path: `/updates/{id_domain}/update/${group}`,
    ability: OF_TYPE[group],
    aliases: { ...SITE, slugs: wordsFrom('slug') },
    fixed: { wait: true },
    view: ({ results = [] }: Started) => {
      if (results.length > 0)
        return { success: 1, data: Object.fromEntries(results.map(item => [item.slug, outcomeBody(item)])) };
      return { success: 0, message: `There is nothing to update among the ${group} of this site.` };
    },
  });
}

function outcome({ name, state, from_version, to_version, message }: Item) {
  const done = state === 'updated';
  const error = message ?? `The update did not end well: ${state}.`;
  return { success: Number(done), name, old_version: from_version, version: to_version, error };
}

function outcomeBody(item: Item): object {
  const { error, ...made } = outcome(item);
  return made.success === 1 ? made : { success: 0, error };
}
