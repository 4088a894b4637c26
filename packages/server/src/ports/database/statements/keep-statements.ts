import type pg from 'pg';
import { nameOfStatement } from './kept-names.ts';

/**
 * A plan that was made once would last: one for a table that was still empty would read all of it when it is large. Where
 * rows are found by index in any case, `findRowsByIndex` allows it.
 */
const PLANNED_EACH_TIME = `set plan_cache_mode = 'force_custom_plan'`;

/** Statements with a name are read once for each connection, and then only planned. Only if it is nobody else's. */
export async function keepStatements(client: pg.ClientBase): Promise<void> {
  await client.query(PLANNED_EACH_TIME);
  const run = client.query.bind(client) as (...given: unknown[]) => unknown;
  const query = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOfStatement(text) : undefined;
    return name === undefined ? run(text, values, ...rest) : run({ name, text, values }, ...rest);
  };
  client.query = query as typeof client.query;
}
