import { type RawBuilder, sql } from 'kysely';
import type { ColumnTypes, Engine } from '../port.ts';

/**
 * Many rows of one JSON parameter. One of the few places that know the engine.
 * @param json What `rowsAsJson` makes of the rows.
 */
export function rowsOfJson(engine: Engine, columns: ColumnTypes, json: unknown): RawBuilder<unknown> {
  const names = Object.keys(columns);
  const [only] = names;
  if (engine === 'postgres') {
    const typed = names.map(name => sql`${sql.ref(name)} ${sql.raw(columns[name] === 'text' ? 'text' : 'bigint')}`);
    return sql`(select * from json_to_recordset(${json}::json) as record (${sql.join(typed)}))`;
  }
  if (only !== undefined && names.length === 1) return sql`(select value as ${sql.ref(only)} from json_each(${json}))`;
  const picked = names.map((name, at) => sql`value ->> ${sql.lit(at)} as ${sql.ref(name)}`);
  return sql`(select ${sql.join(picked)} from jsonb_each(${json}))`;
}

/** As lists of values, which SQLite reads in binary form: it takes ten times as long to find a column by its name as by its place. */
export function rowsAsJson(engine: Engine, columns: ColumnTypes, given: readonly object[]): string {
  const rows = given as readonly Readonly<Record<string, unknown>>[];
  const names = Object.keys(columns);
  const [only] = names;
  if (engine === 'postgres') return JSON.stringify(rows, names);
  if (only !== undefined && names.length === 1) return JSON.stringify(rows.map(row => row[only]));
  return JSON.stringify(rows.map(row => names.map(name => row[name])));
}
