import { getSitePlugins, pluginsOfSites } from '../../../features/plugins/index.ts';
import { activeTheme, getSiteThemes, themesOfSites } from '../../../features/themes/index.ts';
import {
  getSiteUpdates,
  listIgnoredUpdates,
  pendingViews,
  selectPendingUpdates,
  selectRulesOfSites,
  typesOfGroups,
  UPDATE_TYPES,
  type UpdateType,
} from '../../../features/updates/index.ts';
import { requireModule } from '../../../kernel/ability/modules.ts';
import { requireAllowed } from '../../../kernel/ability/permission.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { PendingItem, Rule } from './update.view.ts';

export interface ListedItem {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly active: boolean;
}

/** What else is known of a site: its lists, which MainWP keeps as JSON text in columns of the site. */
export interface ListsOfSite {
  readonly plugins: readonly ListedItem[];
  readonly themes: readonly ListedItem[];
  readonly updates: readonly PendingItem[];
  readonly rules: readonly Rule[];
}

export const NO_LISTS: ListsOfSite = { plugins: [], themes: [], updates: [], rules: [] };

/** They give the same of one site: what they require of a caller holds here, too. */
const ONE_BY_ONE = [getSitePlugins, getSiteThemes, getSiteUpdates, listIgnoredUpdates];

/** The lists of these sites, each kind with one query: a page of sites would run hundreds of abilities. */
export async function listsOfSites(ctx: Ctx, ids: readonly number[]): Promise<Map<number, ListsOfSite>> {
  for (const ability of ONE_BY_ONE) {
    requireAllowed(ctx, ability);
    await requireModule(ability.module, ctx);
  }
  const { db } = ctx.database;
  const [plugins, themes, pending, rules] = await Promise.all([
    pluginsOfSites(db, ids),
    themesOfSites(db, ids),
    selectPendingUpdates(db, ids, typesOfGroups(undefined)),
    selectRulesOfSites(db, ids),
  ]);
  const updates = Map.groupBy(pending, ({ site_id }) => site_id);
  return new Map(
    ids.map(id => [
      id,
      {
        plugins: (plugins.get(id) ?? []).map(row => ({ ...row, active: row.active === 1 })),
        themes: withActive(themes.get(id) ?? []),
        updates: pendingViews(updates.get(id) ?? [], ctx.settings.packageHosts),
        rules: (rules.get(id) ?? []).map(ruleOf),
      },
    ]),
  );
}

function withActive<Theme extends Omit<ListedItem, 'active'> & { readonly active: number }>(themes: readonly Theme[]) {
  const active = activeTheme(themes);
  return themes.map(theme => ({ ...theme, active: theme.slug === active }));
}

function ruleOf({ type, slug, name, version }: { type: string; slug: string; name: string; version: string }): Rule {
  return { scope: 'site', type: UPDATE_TYPES[type as UpdateType] as Rule['type'], slug, name, version };
}
