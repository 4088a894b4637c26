import type { Ctx } from '../../../kernel/context.ts';
import { wireCode } from '../../../kernel/errors.ts';
import { tooMuch } from '../../../kernel/invalid-input.ts';
import { resolveEach, selectorId, siteKey, sitesByIds } from '../../sites/index.ts';
import type { SiteLines } from '../jobs/queue-user-job.ts';
import type { ImportRejection } from '../jobs/user-job.store.ts';
import type { NewUser } from '../site-user.ts';
import { selectTagIdsByNames, selectTagLinks } from '../target-sites.store.ts';
import type { ImportRow } from './import-row.ts';
import { shownName } from './import-tally.ts';
import type { UserRowCode } from './user-row-problem.ts';

/** The most users that one import may create over all sites: a group of thousands of sites multiplies the rows. */
const MOST_USERS = 100_000;

/** The work of an import: users by line, and the lines for each site. */
export interface ImportPlan {
  readonly users: ReadonlyMap<number, NewUser>;
  readonly sites: readonly SiteLines[];
  /** Parts of rows without a site: the rest of the row is still imported. */
  readonly rejected: readonly ImportRejection[];
  /** Number of users to create. */
  readonly calls: number;
}

/**
 * Finds the sites of each row, and groups the rows by site, in their order: each site is processed by one chain.
 * @throws AppError payload_too_large if the rows amount to too many users.
 */
export async function planImport(ctx: Ctx, rows: readonly ImportRow[]): Promise<ImportPlan> {
  const siteOf = await sitesBySelector(ctx, rows);
  const byGroup = await sitesByGroup(ctx, rows);
  const rejected: ImportRejection[] = [];
  const lines = new Map<number, number[]>();
  let calls = 0;
  for (const { line, sites, groups } of rows) {
    const ids = new Set<number>();
    for (const selector of sites) {
      const found = siteOf(selector);
      if (typeof found === 'number') ids.add(found);
      else rejected.push({ line, ...found, site: selector });
    }
    for (const group of groups) {
      const found = byGroup.get(group.toLowerCase());
      if (!found) rejected.push(ofGroup(line, group, 'group_unknown', 'No group has this name.'));
      else if (found.length === 0) rejected.push(ofGroup(line, group, 'group_empty', 'The group has no sites.'));
      for (const id of found ?? []) ids.add(id);
    }
    calls += ids.size;
    if (calls > MOST_USERS) {
      throw tooMuch(
        'csv_users',
        `The rows add up to more than ${MOST_USERS} users over all sites. Split the file.`,
        MOST_USERS,
      );
    }
    for (const id of ids) {
      const ofSite = lines.get(id);
      if (ofSite) ofSite.push(line);
      else lines.set(id, [line]);
    }
  }
  const all = (await sitesByIds(ctx.database.db, [...lines.keys()])).sort((a, b) => a.id - b.id);
  return {
    users: new Map(rows.map(({ line, user }) => [line, user])),
    sites: all.map(({ id, url }) => ({ id, url, lines: lines.get(id) ?? [] })),
    rejected,
    calls,
  };
}

function ofGroup(line: number, group: string, code: UserRowCode, what: string): ImportRejection {
  const problem = { code, field: 'select_groups', name: group.slice(0, 100) };
  return { line, message: `${shownName(group)}: ${what}`, problems: [problem] };
}

/** Why a selector names no site. */
type NoSite = Required<Pick<ImportRejection, 'cause' | 'message'>>;

/** Each selector with the id of its site, or with its problem. */
async function sitesBySelector(ctx: Ctx, rows: readonly ImportRow[]): Promise<(selector: string) => number | NoSite> {
  const { sites, errors } = await resolveEach(ctx, [...new Set(rows.flatMap(row => row.sites.map(keyOf)))]);
  const ambiguous = wireCode('ambiguous_site', ctx.settings.namespace);
  const found = new Map<number | string, number | NoSite>([
    ...sites.map(({ identifier, site }) => [identifier, site.id] as const),
    ...errors.map(({ identifier, code, message }) => {
      const cause = code === ambiguous ? 'several_sites' : 'no_such_site';
      return [identifier, { cause, message }] as const;
    }),
  ]);
  return selector => found.get(keyOf(selector)) ?? { cause: 'no_such_site', message: 'No site has this address.' };
}

/** One key for all spellings of the address of a site. */
function keyOf(selector: string): string {
  return selectorId(selector) === undefined ? siteKey(selector) : String(selectorId(selector));
}

async function sitesByGroup(ctx: Ctx, rows: readonly ImportRow[]): Promise<Map<string, number[]>> {
  const { db } = ctx.database;
  const ids = await selectTagIdsByNames(db, [...new Set(rows.flatMap(row => row.groups))]);
  const links = Map.groupBy(await selectTagLinks(db, [...ids.values()]), link => link.tag_id);
  return new Map([...ids].map(([name, id]) => [name, (links.get(id) ?? []).map(link => link.site_id)]));
}
