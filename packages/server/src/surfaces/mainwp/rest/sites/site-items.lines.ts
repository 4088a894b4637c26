import { getAbandonedPlugins, getAbandonedThemes } from '../../../../features/abandoned/index.ts';
import { getSiteChanges } from '../../../../features/changes/index.ts';
import { getClient, getSiteClient } from '../../../../features/clients/index.ts';
import { getCost, getSiteCosts } from '../../../../features/costs/index.ts';
import * as plugins from '../../../../features/plugins/index.ts';
import { getSiteSecurity } from '../../../../features/security/index.ts';
import { getSiteRecord } from '../../../../features/sites/index.ts';
import * as themes from '../../../../features/themes/index.ts';
import type { AnyAbility } from '../../../../kernel/ability/ability.ts';
import { changeView, securityMap } from '../../views/change.view.ts';
import { clientRow } from '../../views/client.view.ts';
import { listedCost } from '../../views/cost.view.ts';
import { mapOrList } from '../../views/php.ts';
import { briefOf } from '../../views/site.view.ts';
import { type About, type DialectLine, line } from '../line.ts';
import { rowsFrom } from '../lists.ts';
import { type Aliases, flagFrom, textFrom } from '../takers.ts';
import { SITE } from './sites.lines.ts';

/** What is on a site or belongs to it. */
export const SITE_ITEM_LINES: readonly DialectLine[] = [
  list('plugins', plugins.listSitePlugins, { status: textFrom('status'), must_use: flagFrom('must_use') }),
  list('themes', themes.listSiteThemes, { status: textFrom('status') }),
  abandoned('plugins', getAbandonedPlugins),
  abandoned('themes', getAbandonedThemes),
  line({
    methods: ['GET'],
    path: '/sites/{id_domain}/non-mainwp-changes',
    ability: getSiteChanges,
    aliases: SITE,
    view: () => undefined,
    run: about => listBody(about, getSiteChanges, 'changes', rows => rows.map(row => changeView(row as never)), 200),
  }),
  line({
    methods: ['GET'],
    path: '/sites/{id_domain}/security',
    ability: getSiteSecurity,
    aliases: SITE,
    view: async ({ security_issues }: { security_issues: [] }, about) => ({
      data: securityMap(security_issues),
      site: await siteOf(about),
    }),
  }),
  line({
    methods: ['GET'],
    path: '/sites/{id_domain}/client',
    ability: getSiteClient,
    aliases: SITE,
    view: async ({ client }: { client: { id: number } | null }, { call }) => {
      if (client === null) return { success: 0, error: 'The site has no client.' };
      return { success: 1, data: clientRow(await call(getClient, { client_id_or_email: client.id })) };
    },
  }),
  line({
    methods: ['GET'],
    path: '/sites/{id_domain}/costs',
    ability: getSiteCosts,
    aliases: SITE,
    view: async ({ costs }: { costs: readonly { id: number }[] }, { call }) => {
      if (costs.length === 0) return { success: 1, message: 'The site has no costs.', data: [] };
      const full = await Promise.all(costs.map(({ id }) => call(getCost, { cost_id: id })));
      return {
        success: 1,
        total: full.length,
        data: Object.fromEntries(full.map(cost => [cost.id, listedCost(cost)])),
      };
    },
  }),
];

export async function siteOf({ call, input }: Pick<About, 'call' | 'input'>) {
  return briefOf(await call(getSiteRecord, { site_id_or_domain: input.site_id_or_domain }));
}

type Shape = (rows: readonly unknown[]) => unknown;

/** Whole, unless a page is asked for. @param most So many without one. */
async function listBody(about: About, ability: AnyAbility, member: string, shape: Shape, most = 10_000) {
  const { asked } = about;
  const perPage = asked.integer('per_page') ?? asked.integer('limit') ?? (asked.sent('page') ? 20 : most);
  const offset = (Math.max(1, asked.integer('page') ?? 1) - 1) * perPage;
  const rows: unknown[] = [];
  let all = 0;
  for await (const { items, total } of rowsFrom(about, ability, member, { offset, limit: Math.max(1, perPage) })) {
    rows.push(...items);
    all = total;
  }
  return { success: 1, total: all, data: shape(rows), site: await siteOf(about) };
}

interface Item {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly active: boolean;
  readonly update_version: string | null;
}

function list(what: string, ability: AnyAbility, more: Aliases): DialectLine {
  const item = ({ slug, name, version, active, update_version }: Item) => ({
    slug,
    name,
    version,
    active,
    update_version,
  });
  const statuses = ['active', 'inactive'];
  return line({
    methods: ['GET'],
    path: `/sites/{id_domain}/${what}`,
    ability,
    aliases: { ...SITE, search: textFrom('search'), ...more },
    complete: ({ status, ...input }) => ({ ...input, ...(statuses.includes(String(status)) ? { status } : {}) }),
    view: () => undefined,
    run: about => listBody(about, ability, 'items', rows => (rows as Item[]).map(item)),
  });
}

interface Abandoned {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly last_updated: string;
}

function abandoned(what: string, ability: AnyAbility): DialectLine {
  const shape: Shape = rows =>
    mapOrList(
      Object.fromEntries(
        (rows as Abandoned[]).map(({ slug, name, version, last_updated }) => [
          slug,
          { Name: name, Version: version, last_updated },
        ]),
      ),
    );
  return line({
    methods: ['GET'],
    path: `/sites/{id_domain}/${what}/abandoned`,
    ability,
    aliases: SITE,
    view: () => undefined,
    run: about => listBody(about, ability, 'items', shape),
  });
}
