import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyAbility } from '../../../kernel/ability/ability.ts';
import { execute } from '../../../kernel/ability/execute.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { csvHead, csvRow, csvTableOf } from './csv-table.ts';

/** Without it, spreadsheets read other letters than ASCII wrongly. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Whether a run is asked for as a table. */
export const asksForCsv = ({ method, headers }: FastifyRequest, { effect, output }: AnyAbility) =>
  method === 'GET' &&
  effect === 'read' &&
  /^text\/csv\b/.test(headers.accept ?? '') &&
  csvTableOf(output) !== undefined;

/**
 * The whole list as a table: all its pages, each read when the one before has been sent. The first is read before the
 * answer begins, so that a refusal is an error as of any run; a later failure breaks the answer off.
 */
export async function sendCsv(reply: FastifyReply, ability: AnyAbility, readInput: () => unknown, ctx: Ctx) {
  const table = csvTableOf(ability.output);
  if (table === undefined) throw new Error(`${ability.name} returns no list`);
  const { member, columns } = table;
  const { page, per_page } = ability.input.properties as { page?: object; per_page?: { maximum?: number } };
  const size = per_page?.maximum ?? 100;
  const read = async (number: number) => {
    const input = () => (page ? { ...(readInput() as object), page: number, per_page: size } : readInput());
    return (await execute(ability, input, ctx)) as Readonly<Record<string, unknown>>;
  };
  const rowsOf = (answer: Readonly<Record<string, unknown>>) =>
    (answer[member] as unknown[]).map(item => csvRow(columns, item)).join('');
  const first = await read(1);
  async function* text(): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvHead(columns) + rowsOf(first);
    let total = page ? Number(first.total ?? 0) : 0;
    for (let number = 2; (number - 1) * size < total; number++) {
      await setImmediate();
      const answer = await read(number);
      total = Number(answer.total ?? 0);
      yield rowsOf(answer);
    }
  }
  const name = ability.name.replace(/^(?:list|get)-|-v\d+$/g, '');
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(text(), { objectMode: false }));
}
