import * as updates from '../../../features/updates/index.ts';
import { EDIT } from '../../rest-v2/route-facts.ts';
import { mapOrList } from '../views/php.ts';
import { ignoredBySlug, type PendingItem, type Rule, someUpdates } from '../views/update.view.ts';
import type { Asked } from './asked.ts';
import { type DialectLine, line } from './line.ts';
import { listLine } from './lists.ts';
import { siteOf } from './sites/site-items.lines.ts';
import { SITE } from './sites/sites.lines.ts';
import { type Aliases, filterFrom, idsFrom, textFrom, wordsFrom } from './takers.ts';

const TYPES = ['wp', 'plugins', 'themes', 'translations'];

const ASKED: Aliases = { type: filterFrom('type', TYPES), search: textFrom('search') };

interface OfSite {
  readonly site_id: number;
  readonly updates: readonly PendingItem[];
}

/** PendingItem updates, nested by site, type and slug, and what is ignored. */
export const UPDATE_LINES: readonly DialectLine[] = [
  listLine({
    methods: ['GET'],
    path: '/updates',
    ability: updates.listUpdates,
    aliases: { ...ASKED, include: idsFrom('include'), exclude: idsFrom('exclude') },
    keyed: ({ site_id }: OfSite) => site_id,
    head: () => ({ success: 1 }),
    items: (rows: readonly OfSite[], { asked }) => rows.map(({ updates: found }) => someUpdates(found, typesIn(asked))),
  }),
  line({
    methods: ['GET'],
    path: '/updates/ignored',
    ability: updates.listIgnoredUpdates,
    aliases: ignoredAliases(),
    view: ignoredBody,
  }),
  line({
    methods: ['GET'],
    path: '/updates/{id_domain}',
    ability: updates.getSiteUpdates,
    aliases: { ...SITE, ...ASKED },
    view: ({ updates: found }: OfSite, { asked }) => ({ success: 1, data: someUpdates(found, typesIn(asked)) }),
  }),
  line({
    methods: ['GET'],
    path: '/updates/{id_domain}/ignored',
    ability: updates.listIgnoredUpdates,
    aliases: { ...SITE, ...ignoredAliases() },
    view: ignoredBody,
  }),
  line({
    methods: EDIT,
    path: '/updates/{id_domain}/ignore/wp',
    ability: updates.ignoreUpdates,
    aliases: SITE,
    fixed: { type: 'wp' },
    view: () => ({ success: 1, message: 'Updates of WordPress are ignored on this site.' }),
  }),
  ignore('plugins'),
  ignore('themes'),
];

function ignoredAliases(): Aliases {
  return { type: filterFrom('type', ['plugins', 'themes']), search: textFrom('search') };
}

/** Site and fleet together; rules for a whole type aren't shown there. */
function ignoredBody({ rules }: { rules: readonly Rule[] }, { asked }: { asked: Asked }) {
  const groups = (['plugins', 'themes'] as const).map(type => {
    const own = rules.filter(rule => rule.type === type && rule.slug !== '');
    return [type, ignoredBySlug(own)] as const;
  });
  const wanted = asked.words('type');
  const shown = groups.filter(
    ([type, found]) => Object.keys(found).length > 0 && (!wanted || wanted.includes('all') || wanted.includes(type)),
  );
  return { success: 1, data: mapOrList(Object.fromEntries(shown)) };
}

function ignore(type: 'plugins' | 'themes'): DialectLine {
  return line({
    methods: EDIT,
    path: `/updates/{id_domain}/ignore/${type}`,
    ability: updates.ignoreUpdates,
    aliases: { ...SITE, slugs: wordsFrom('slug') },
    fixed: { type },
    view: async ({ slugs }: { slugs: readonly string[] }, about) => {
      const { url } = await siteOf(about);
      if (slugs.length > 0) return { success: 1, data: slugs.map(() => 'success'), url };
      return { success: 1, message: `All updates of ${type} are ignored on this site.`, url };
    },
  });
}

function typesIn(asked: Asked): readonly string[] | undefined {
  const wanted = asked.words('type');
  return wanted?.some(type => type === 'all' || type === 'any') ? undefined : wanted;
}
