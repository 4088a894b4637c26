import { getAbandonedPlugins, getAbandonedThemes } from '../../../features/abandoned/index.ts';
import { getSiteChanges } from '../../../features/changes/index.ts';
import { getClient, getSiteClient } from '../../../features/clients/index.ts';
import { getCost, getSiteCosts } from '../../../features/costs/index.ts';
import { getSitePlugins } from '../../../features/plugins/index.ts';
import { getSiteSecurity } from '../../../features/security/index.ts';
import { getSiteThemes } from '../../../features/themes/index.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { rowsFrom } from '../rest/lists.ts';
import { changeView, securityMap } from '../views/change.view.ts';
import { abilityClient } from '../views/client.view.ts';
import { abilityCost } from '../views/cost.view.ts';
import type { DialectAbility, Running } from './dialect-ability.ts';
import * as given from './inputs.ts';

type Ref = { readonly site_id_or_domain: number | string };
type Filter = Ref & { readonly status?: string; readonly has_update?: boolean };

interface Item {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly active: boolean;
  readonly update_version: string | null;
}

const ONE = given.dialectInput({ site_id_or_domain: given.oneSite });
const ITEMS = given.dialectInput({
  site_id_or_domain: given.oneSite,
  status: given.itemStatus,
  has_update: given.onlyWithUpdate,
});

/** What is known of a site. */
export const SITE_ITEM_ABILITIES: readonly DialectAbility[] = [
  {
    name: 'get-site-plugins-v1',
    category: 'sites',
    ability: getSitePlugins,
    input: ITEMS,
    run: async (input: Filter, { call }) => {
      const { site_id, site_url, plugins } = await call(getSitePlugins, { site_id_or_domain: input.site_id_or_domain });
      const shown = plugins.filter(plugin => isWantedItem(plugin, input));
      return { site_id, site_url, plugins: shown, total: shown.length };
    },
  },
  {
    name: 'get-site-themes-v1',
    category: 'sites',
    ability: getSiteThemes,
    input: ITEMS,
    run: async (input: Filter, { call }) => {
      const found = await call(getSiteThemes, { site_id_or_domain: input.site_id_or_domain });
      const { site_id, site_url, active_theme, themes } = found;
      const shown = themes.filter(theme => isWantedItem(theme, input));
      return { site_id, site_url, active_theme, themes: shown, total: shown.length };
    },
  },
  abandoned('get-abandoned-plugins-v1', 'plugins', getAbandonedPlugins),
  abandoned('get-abandoned-themes-v1', 'themes', getAbandonedThemes),
  {
    name: 'get-site-security-v1',
    category: 'sites',
    ability: getSiteSecurity,
    input: ONE,
    run: async (input: Ref, { call }) => {
      const { site_id, security_issues } = await call(getSiteSecurity, input);
      return { site_id, security_issues: securityMap(security_issues), total_issues: security_issues.length };
    },
  },
  {
    name: 'get-site-changes-v1',
    category: 'sites',
    ability: getSiteChanges,
    input: given.dialectInput({
      site_id_or_domain: given.oneSite,
      ...given.pages(20),
      type: given.textInput('Only of this type.'),
    }),
    run: changesOf,
  },
  {
    name: 'get-site-client-v1',
    category: 'sites',
    ability: getSiteClient,
    input: ONE,
    run: async (input: Ref, { call }) => {
      const { client } = await call(getSiteClient, input);
      if (client === null) return { client: null, message: 'The site has no client.' };
      const full = await call(getClient, { client_id_or_email: client.id });
      return { client: abilityClient(full), message: 'The site has a client.' };
    },
  },
  {
    name: 'get-site-costs-v1',
    category: 'sites',
    ability: getSiteCosts,
    input: ONE,
    run: async (input: Ref, { call }) => {
      const { site_id, costs } = await call(getSiteCosts, input);
      const full = await Promise.all(costs.map(({ id }) => call(getCost, { cost_id: id })));
      return { site_id, costs: full.map(abilityCost), total: full.length };
    },
  },
];

function isWantedItem({ active, update_version }: Item, { status = 'all', has_update }: Filter): boolean {
  if (has_update === true && update_version === null) return false;
  return status === 'all' || active === (status === 'active');
}

function abandoned(name: string, member: string, ability: DialectAbility['ability']): DialectAbility {
  return {
    name,
    category: 'sites',
    ability,
    input: ONE,
    run: async (input: Ref, { call, ctx }) => {
      const rows: object[] = [];
      for await (const { items } of rowsFrom({ call, input: { ...input } }, ability, 'items', EVERY)) {
        rows.push(...items.map(item => abandonedView(item as Abandoned, ctx.clock.now())));
      }
      return { [member]: rows, total: rows.length };
    },
  };
}

const EVERY = { offset: 0, limit: Number.POSITIVE_INFINITY };

interface Abandoned {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly last_updated: string;
}

function abandonedView({ slug, name, version, last_updated }: Abandoned, now: number) {
  const days_since_update = Math.floor((now - Date.parse(last_updated)) / DAY_MS);
  return { slug, name, version, last_updated: `${last_updated}T00:00:00+00:00`, days_since_update };
}

interface Changes extends Ref {
  readonly page?: number;
  readonly per_page?: number;
  readonly type?: string;
}

/** With a type all changes are read: which type one has, is only known once it is. */
async function changesOf({ page = 1, per_page = 20, type = '', ...ref }: Changes, { call }: Running) {
  const window = { offset: (page - 1) * per_page, limit: per_page };
  const found: ReturnType<typeof changeView>[] = [];
  let all = 0;
  for await (const { items, total } of rowsFrom(
    { call, input: { ...ref } },
    getSiteChanges,
    'changes',
    type === '' ? window : EVERY,
  )) {
    found.push(...items.map(item => changeView(item as never)));
    all = total;
  }
  if (type === '') return { items: found, page, per_page, total: all };
  const ofType = found.filter(change => change.type === type);
  return { items: ofType.slice(window.offset, window.offset + per_page), page, per_page, total: ofType.length };
}
