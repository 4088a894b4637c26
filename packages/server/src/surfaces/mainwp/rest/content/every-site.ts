import { DialectError } from '../../dialect-errors.ts';
import { Streamed } from '../lists.ts';

/** Sites of one page: all sites of the filter are asked, page by page. */
const SITES_AT_ONCE = 50;
/** Of one list. Each of its pages waits for the slowest site on it. */
const MOST_SITES = 1000;
/** A page behind the last one: it asks no site, and says how many there are. */
const BEYOND = { page: 1_000_000, per_page: SITES_AT_ONCE };

interface PageOfSites<Item, Failure> {
  readonly items: readonly Item[];
  readonly errors: readonly Failure[];
  readonly total_sites: number;
  /** Sites of the page. */
  readonly answered: number;
  readonly more_on: readonly number[];
}

/** A page of the sites of the filter, or one site instead of the filter. */
interface Which {
  readonly page: number;
  readonly per_page: number;
  readonly websites?: readonly number[];
  readonly clients?: readonly [];
  readonly groups?: readonly [];
}

interface EverySite<Item, Failure> {
  readonly ask: (which: Which) => Promise<PageOfSites<Item, Failure>>;
  /** Of each site. */
  readonly most: number;
  readonly message: string;
  /** An item as it goes out. */
  readonly view: (item: Item) => object;
  /** Of the error if no site answers. */
  readonly code: string;
  /** Once aborted, no further page is asked. */
  readonly gone: AbortSignal | undefined;
}

/**
 * Content of all sites by their address, and what failed beside it. It is read page by page while it is sent, as 1,000
 * sites with 200 long texts each are too much to be held; what comes before the first answer of a site is read before, so
 * that errors have their status.
 * @throws DialectError invalid_filter_params if there are too many sites.
 * @throws DialectError with this code if no site answered, but some failed.
 */
export async function everySiteBody<
  Item extends { readonly website_id: number; readonly website_url: string },
  Failure extends { message: string },
>({ ask, most, message, view, code, gone }: EverySite<Item, Failure>): Promise<Streamed> {
  requireFewSites((await ask(BEYOND)).total_sites);
  const errors: Failure[] = [];
  let page = 0;
  let isLast = false;
  const read = async () => {
    page += 1;
    const made = await ask({ page, per_page: SITES_AT_ONCE });
    errors.push(...made.errors);
    isLast = page * SITES_AT_ONCE >= made.total_sites || gone?.aborted === true;
    return made;
  };
  let first = await read();
  while (first.answered === 0 && !isLast) first = await read();
  // Sites that can't be asked come first, so the last failure is that of an asked one, if any was.
  const failure = errors.at(-1);
  if (failure && first.answered === 0) throw new DialectError('connection_failed', code, failure.message);
  return new Streamed(text);

  async function* text() {
    yield `${JSON.stringify({ success: 1, message }).slice(0, -1)},"data":`;
    let sent = 0;
    for (let made = first; ; made = await read()) {
      const bySite = Map.groupBy(made.items, ({ website_id }) => website_id);
      // An answer had no room for all that these have.
      const cut = made.more_on.filter(id => (bySite.get(id)?.length ?? 0) < most);
      for (const id of new Set([...bySite.keys(), ...cut])) {
        const own = cut.includes(id) ? await ofOne(id) : bySite.get(id);
        if (!own?.[0]) continue;
        yield `${sent === 0 ? '{' : ','}${JSON.stringify(own[0].website_url)}:${JSON.stringify(own.map(view))}`;
        sent += 1;
      }
      if (isLast) break;
    }
    // An empty map is an empty list there.
    yield sent === 0 ? '[]' : '}';
    yield errors.length === 0 ? '}' : `,"errors":${JSON.stringify(errors)}}`;
  }

  async function ofOne(id: number): Promise<readonly Item[]> {
    const made = await ask({ page: 1, per_page: 1, websites: [id], clients: [], groups: [] });
    errors.push(...made.errors);
    return made.items;
  }
}

/** @throws DialectError invalid_filter_params */
export function requireFewSites(count: number): void {
  if (count <= MOST_SITES) return;
  const few = `at most ${MOST_SITES} are asked. Name fewer by websites, clients or groups.`;
  throw new DialectError('rest_invalid_param', 'invalid_filter_params', `The filter names ${count} sites, and ${few}`);
}
