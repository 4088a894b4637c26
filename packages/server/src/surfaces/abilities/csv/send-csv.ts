import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TObject } from 'typebox';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import { execute } from '../../../kernel/ability/execute.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { csvHead, csvRow, csvTableOf } from './csv-table.ts';

/** Without it, spreadsheets read other letters than ASCII wrongly. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Whether a run is asked for as a table. */
export const asksForCsv = ({ method, headers }: FastifyRequest, { effect, output, table }: AnyAbility) =>
  method === 'GET' &&
  effect === 'read' &&
  /^text\/csv\b/.test(headers.accept ?? '') &&
  csvTableOf(output, table) !== undefined;

/**
 * The whole list as a table: all its pages, each read when the one before has been sent. The first is read before the
 * answer begins, so that a refusal is an error as of any run; a later failure breaks the answer off.
 */
export async function csvOf(ability: AnyAbility, readInput: () => unknown, ctx: Ctx): Promise<Readable> {
  const table = csvTableOf(ability.output, ability.table);
  if (table === undefined) throw new Error(`${ability.name} returns no list`);
  const { member, columns } = table;
  const { first, after } = pagingOf(ability);
  const read = (place: object) => execute(ability, () => ({ ...(readInput() as object), ...place }), ctx);
  const rowsOf = (answer: Answer) => (answer[member] as unknown[]).map(item => csvRow(columns, item)).join('');
  const begin = (await read(first)) as Answer;
  async function* text(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvHead(columns) + rowsOf(begin);
    let place = after(begin, first);
    while (place !== undefined) {
      await setImmediate();
      const answer = (await read(place)) as Answer;
      yield rowsOf(answer);
      place = after(answer, place);
    }
  }
  return Readable.from(text(), { objectMode: false });
}

export function sendCsv(reply: FastifyReply, ability: Pick<AnyAbility, 'name'>, body: Readable): FastifyReply {
  const name = ability.name.replace(/^(?:list|get)-|-v\d+$/g, '');
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(body);
}

type Answer = Readonly<Record<string, unknown>>;

/** What the input of one page has of its own. */
interface Place {
  readonly page?: number;
  readonly per_page?: number;
  readonly limit?: number;
  readonly before?: string;
}

interface Paging {
  readonly first: Place;
  /** The page after the answer for a place; undefined: there is none. */
  after(answer: Answer, place: Place): Place | undefined;
}

/** Lists have numbered pages, of their rows or of the sites that are asked, or go on `before` the `next` of an answer. */
function pagingOf({ input, output }: AnyAbility): Paging {
  const { page, per_page, limit, before } = input.properties as Readonly<Record<string, { maximum?: number }>>;
  const size = {
    ...(per_page && { per_page: per_page.maximum ?? 100 }),
    ...(limit && { limit: limit.maximum ?? 100 }),
  };
  if (page) {
    const after = (answer: Answer, place: Place) => {
      // Not every answer says which page it is.
      const { page = 1, per_page: rows = Number(answer.per_page ?? 100) } = place;
      return page * rows < Number(answer.total ?? answer.total_sites ?? 0) ? { ...size, page: page + 1 } : undefined;
    };
    return { first: { ...size, page: 1 }, after };
  }
  const goesOn = before !== undefined && Object.hasOwn((output as TObject).properties, 'next');
  if (!goesOn) return { first: {}, after: () => undefined };
  return {
    first: size,
    after: ({ next }) => (typeof next === 'string' ? { ...size, before: next } : undefined),
  };
}
