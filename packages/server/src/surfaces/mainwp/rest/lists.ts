import { Readable } from 'node:stream';
import type { TObject } from 'typebox';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import type { About, DialectLine, LineFacts } from './line.ts';
import { line } from './line.ts';

/** A body that is read while it is sent. */
export class Streamed {
  readonly #text: () => AsyncGenerator<string>;

  constructor(text: () => AsyncGenerator<string>) {
    this.#text = text;
  }

  stream(): Readable {
    return Readable.from(this.#text(), { objectMode: false });
  }
}

interface Page {
  readonly total: number;
  readonly items: readonly unknown[];
  /** The whole output that it comes from. */
  readonly output: Readonly<Record<string, unknown>>;
}

export interface ListFacts extends Omit<LineFacts, 'view' | 'run'> {
  /** The items of a page as they go out. */
  readonly items: (rows: readonly never[], about: About) => readonly unknown[] | Promise<readonly unknown[]>;
  /** Answered as an object by this name of each row; MainWP answers an empty one as `[]`. */
  readonly keyed?: (row: never) => number | string;
  /** The member of the ability's output that holds the rows. */
  readonly member?: string;
  /** The body if there are none. */
  readonly none?: object;
  /** Members before the items; `success` and `total` by default. */
  readonly head?: (total: number, perPage: number) => object;
  /** Page size without `page` and `per_page`; all by default. */
  readonly perPage?: number;
}

/**
 * A list as MainWP answers it: whole, unless `page` or `per_page` is given. It is read page by page while it is sent,
 * as a fleet is too large to be held as one text; the first page is read before, so that errors have their status.
 */
export function listLine(facts: ListFacts): DialectLine {
  const { ability, items, keyed, none, head: headOf = usualHead, member = 'items' } = facts;
  return line({
    ...facts,
    view: () => undefined,
    async run(about) {
      const { page, perPage } = windowOf(about, facts.perPage);
      const offset = perPage === undefined ? 0 : (page - 1) * perPage;
      const rows = rowsFrom(about, ability, member, { offset, limit: perPage ?? Number.POSITIVE_INFINITY });
      const first = await rows.next();
      const { total } = first.value as Page;
      if (total === 0 && none) return none;
      const shown = await shownOf(first.value as Page);
      const head = headOf(total, perPage ?? Math.max(1, total));
      if (keyed && shown.length === 0) return { ...head, data: [] };
      return new Streamed(() => text(head, shown, rows));

      /** Each as JSON, with its name where there is one. */
      async function shownOf({ items: read }: Page): Promise<readonly string[]> {
        const made = await items(read as never[], about);
        return made.map((item, index) => {
          const json = JSON.stringify(withFields(item, about));
          return keyed ? `${JSON.stringify(String(keyed(read[index] as never)))}:${json}` : json;
        });
      }

      async function* text(head: object, begin: readonly string[], rest: AsyncGenerator<Page, void>) {
        yield `${JSON.stringify(head).slice(0, -1)},"data":${keyed ? '{' : '['}`;
        yield begin.join(',');
        let sent = begin.length;
        for await (const next of rest) {
          const more = await shownOf(next);
          if (more.length === 0) continue;
          yield (sent > 0 ? ',' : '') + more.join(',');
          sent += more.length;
        }
        yield keyed ? '}}' : ']}';
      }
    },
  });
}

function usualHead(total: number): object {
  return { success: 1, total };
}

function windowOf({ asked }: About, usual: number | undefined) {
  const page = asked.integer('page') ?? asked.integer('paged');
  const perPage = asked.integer('per_page');
  if (page === undefined && perPage === undefined) return { page: 1, perPage: usual };
  return { page: Math.max(1, page ?? 1), perPage: Math.max(1, perPage ?? usual ?? 20) };
}

/** Rows of a window, in pages as large as the ability gives them; the first is always given. */
export async function* rowsFrom(
  { call, input }: Pick<About, 'call' | 'input'>,
  ability: AnyAbility,
  member: string,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<Page, void> {
  const { per_page: size } = (ability.input as TObject).properties as { per_page?: { maximum?: number } };
  const most = size?.maximum;
  let at = offset;
  const end = offset + limit;
  for (;;) {
    const page = most === undefined ? 1 : Math.floor(at / most) + 1;
    const paging = most === undefined ? {} : { page, per_page: most };
    const output = (await call(ability, { ...input, ...paging })) as Page['output'];
    const read = output[member] as readonly unknown[];
    const from = most === undefined ? 0 : (page - 1) * most;
    const total = typeof output.total === 'number' ? output.total : read.length;
    yield { total, items: read.slice(at - from, end - from), output };
    at = from + read.length;
    if (most === undefined || read.length < most || at >= Math.min(end, total)) return;
  }
}

/** `_fields=id,name`: only these members of each item. */
export function withFields(item: unknown, { asked }: Pick<About, 'asked'>): unknown {
  const wanted = asked.sent('_fields') ? asked.words('_fields') : undefined;
  if (wanted === undefined || typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(Object.entries(item).filter(([name]) => wanted.includes(name)));
}
