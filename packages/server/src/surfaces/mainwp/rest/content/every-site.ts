import { DialectError } from '../../dialect-errors.ts';

/** Sites of one page: all sites of the filter are asked, page by page. */
const SITES_AT_ONCE = 50;
/** Of one list. It is read page by page, and an answer holds what all have found. */
const MOST_SITES = 1000;
/** A page behind the last one: it asks no site, and says how many there are. */
const BEYOND = { page: 1_000_000, per_page: SITES_AT_ONCE };

interface PageOfSites<Item, Failure> {
  readonly items: readonly Item[];
  readonly errors: readonly Failure[];
  readonly total_sites: number;
  /** Sites of the page. */
  readonly answered: number;
}

/**
 * Content of all sites, and what failed beside it.
 * @param gone Once aborted, no further page is asked.
 * @throws DialectError invalid_filter_params if there are too many sites.
 * @throws DialectError with this code if no site answered, but some failed.
 */
export async function ofEverySite<Item, Failure extends { readonly message: string }>(
  ask: (paging: { page: number; per_page: number }) => Promise<PageOfSites<Item, Failure>>,
  code: string,
  gone: AbortSignal | undefined,
): Promise<{ items: Item[]; errors?: Failure[] }> {
  requireFewSites((await ask(BEYOND)).total_sites);
  const items: Item[] = [];
  const errors: Failure[] = [];
  let answered = 0;
  for (let page = 1; ; page++) {
    const made = await ask({ page, per_page: SITES_AT_ONCE });
    items.push(...made.items);
    errors.push(...made.errors);
    answered += made.answered;
    if (page * SITES_AT_ONCE < made.total_sites && !gone?.aborted) continue;
    // Sites that can't be asked come first, so the last failure is that of an asked one, if any was.
    const failure = errors.at(-1);
    if (failure === undefined) return { items };
    if (answered > 0) return { items, errors };
    throw new DialectError('connection_failed', code, failure.message);
  }
}

/** @throws DialectError invalid_filter_params */
export function requireFewSites(count: number): void {
  if (count <= MOST_SITES) return;
  const few = `at most ${MOST_SITES} are asked. Name fewer by websites, clients or groups.`;
  throw new DialectError('rest_invalid_param', 'invalid_filter_params', `The filter names ${count} sites, and ${few}`);
}
