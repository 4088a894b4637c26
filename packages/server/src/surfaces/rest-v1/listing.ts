import { Readable } from 'node:stream';

/** The form of a list's items in the answer. */
export interface ListFrame {
  readonly open: string;
  readonly close: string;
  readonly entry: (item: unknown) => string;
}

export interface ListingPage {
  readonly items: readonly unknown[];
  /** Number of items that match, over all pages. */
  readonly total: number;
}

/**
 * A whole list, read page by page while it is sent: lists of v1 have no pages, and a fleet is too large to be held as
 * one text. The first page is read before anything is sent, so that errors have their status. Items that move meanwhile
 * may be missing or repeated.
 */
export class Listing {
  readonly total: number;
  readonly #first: ListingPage;
  readonly #next: (page: number) => Promise<ListingPage>;
  readonly #frame: ListFrame;

  private constructor(first: ListingPage, next: (page: number) => Promise<ListingPage>, frame: ListFrame) {
    this.total = first.total;
    this.#first = first;
    this.#next = next;
    this.#frame = frame;
  }

  /** @param read Reads page 1, 2 …; an empty one ends the list. */
  static async of(read: (page: number) => Promise<ListingPage>, frame: ListFrame): Promise<Listing> {
    return new Listing(await read(1), read, frame);
  }

  /** JSON, in UTF-8. */
  stream(): Readable {
    return Readable.from(this.#text(), { objectMode: false });
  }

  async *#text(): AsyncGenerator<string> {
    const { open, close, entry } = this.#frame;
    yield open;
    let read = 0;
    let page = this.#first;
    for (let number = 2; page.items.length > 0; number++) {
      yield (read > 0 ? ',' : '') + page.items.map(entry).join(',');
      read += page.items.length;
      if (read >= page.total) break;
      page = await this.#next(number);
    }
    yield close;
  }
}

type Shape = (item: never) => unknown;

/** `[item, …]` */
export function inArray(shape: Shape = same): ListFrame {
  return { open: '[', close: ']', entry: item => JSON.stringify(shape(item as never)) };
}

/** `{"<value of key>": item, …}`, inside of a member `data` where `wrapped`. */
export function byKey(key: string, shape: Shape = same, wrapped = false): ListFrame {
  const entry = (item: unknown) =>
    `${JSON.stringify(String((item as Record<string, unknown>)[key]))}:${JSON.stringify(shape(item as never))}`;
  return wrapped ? { open: '{"data":{', close: '}}', entry } : { open: '{', close: '}', entry };
}

function same(item: never): unknown {
  return item;
}
