import type { Ctx } from '../../kernel/context.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import type { SiteConnection } from '../../ports/child-sites/port.ts';
import { askSites, type TargetSite, targetSites, type UserTargetFilter, websiteError } from '../site-users/index.ts';
import { FittingItems } from './fitting-items.ts';

interface ContentQuestion<Item> extends UserTargetFilter {
  readonly page: number;
  readonly per_page: number;
  /** Of each site. */
  readonly per_site: number;
  /** Asks one site for one more than `per_site`, in any order. */
  ask(connection: SiteConnection, site: TargetSite): Promise<Item[]>;
}

/**
 * Content of the sites of one page, asked live: never more sites than a page has, and of each no more than `per_site`,
 * and than fits into one answer.
 * Source: docs/decisions/0052-lists-of-content-are-paged-by-site.md.
 */
export async function askContent<Item extends { readonly date: number | undefined }>(
  ctx: Ctx,
  { page, per_page, per_site, ask, ...filter }: ContentQuestion<Item>,
) {
  const { sites, errors } = await targetSites(ctx, filter);
  const offset = offsetOf({ page, per_page });
  const asked = sites.slice(offset, offset + per_page);
  const found = new FittingItems<Item>();
  const more = new Set<number>();
  const failed = page === 1 ? [...errors] : [];
  let answered = 0;
  await askSites(ctx, asked, {
    ask: async (connection, site) => {
      const items = await ask(connection, site);
      answered += 1;
      if (items.length > per_site) more.add(site.id);
      found.add(site.id, items.sort((a, b) => (b.date ?? 0) - (a.date ?? 0)).slice(0, per_site));
    },
    failed: (site, failure) => failed.push(websiteError(ctx, site.id, failure)),
  });
  return {
    found: asked.map(site => ({ site, items: found.of(site.id) })),
    paging: { page, per_page, total_sites: sites.length },
    answered,
    more_on: asked.map(({ id }) => id).filter(id => more.has(id) || found.isCut(id)),
    errors: failed,
  };
}
