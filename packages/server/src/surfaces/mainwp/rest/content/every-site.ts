import { DialectError } from '../../dialect-errors.ts';

/** Sites of one page: all sites of the filter are asked, page by page. */
const SITES_AT_ONCE = 50;

interface PageOfSites<Item, Failure> {
  readonly items: readonly Item[];
  readonly errors: readonly Failure[];
  readonly total_sites: number;
}

/**
 * Content of all sites, and what failed beside it.
 * @throws DialectError with this code if nothing was found because no site answered.
 */
export async function ofEverySite<Item, Failure extends { readonly message: string }>(
  ask: (paging: { page: number; per_page: number }) => Promise<PageOfSites<Item, Failure>>,
  code: string,
): Promise<{ items: Item[]; errors?: Failure[] }> {
  const items: Item[] = [];
  const errors: Failure[] = [];
  for (let page = 1; ; page++) {
    const made = await ask({ page, per_page: SITES_AT_ONCE });
    items.push(...made.items);
    errors.push(...made.errors);
    if (page * SITES_AT_ONCE < made.total_sites) continue;
    const [first] = errors;
    if (first === undefined) return { items };
    if (items.length > 0 || errors.length < made.total_sites) return { items, errors };
    throw new DialectError('connection_failed', code, first.message);
  }
}
