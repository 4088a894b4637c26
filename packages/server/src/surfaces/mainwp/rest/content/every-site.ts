import { DialectError } from '../../dialect-errors.ts';

/** Sites of one page: all sites of the filter are asked, page by page. */
const SITES_AT_ONCE = 50;

interface PageOfSites<Item, Failure> {
  readonly items: readonly Item[];
  readonly errors: readonly Failure[];
  readonly total_sites: number;
  /** Sites of the page. */
  readonly answered: number;
}

/**
 * Content of all sites, and what failed beside it.
 * @throws DialectError with this code if no site answered, but some failed.
 */
export async function ofEverySite<Item, Failure extends { readonly message: string }>(
  ask: (paging: { page: number; per_page: number }) => Promise<PageOfSites<Item, Failure>>,
  code: string,
): Promise<{ items: Item[]; errors?: Failure[] }> {
  const items: Item[] = [];
  const errors: Failure[] = [];
  let answered = 0;
  for (let page = 1; ; page++) {
    const made = await ask({ page, per_page: SITES_AT_ONCE });
    items.push(...made.items);
    errors.push(...made.errors);
    answered += made.answered;
    if (page * SITES_AT_ONCE < made.total_sites) continue;
    // Sites that can't be asked come first, so the last failure is that of an asked one, if any was.
    const failure = errors.at(-1);
    if (failure === undefined) return { items };
    if (answered > 0) return { items, errors };
    throw new DialectError('connection_failed', code, failure.message);
  }
}
