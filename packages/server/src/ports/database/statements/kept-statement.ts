import { CompiledQuery, type Expression, PostgresAdapter, type SqlBool, sql } from 'kysely';
import type { ColumnTypes, Engine, Queryable } from '../port.ts';
import { rowsAsJson, rowsOfJson } from './json-rows.ts';
import { nameStatement } from './kept-names.ts';

/** What a statement is given anew each time, and what stands for it in its text. */
interface Parameter<Given, Piece> {
  readonly piece: (engine: Engine, value: unknown) => Piece;
  readonly pass: (engine: Engine, given: Given) => string | number;
}

// biome-ignore lint/suspicious/noExplicitAny: each parameter has types of its own
type Parameters = Readonly<Record<string, Parameter<any, unknown>>>;
type GivenTo<Of extends Parameters> = { readonly [Name in keyof Of]: globalThis.Parameters<Of[Name]['pass']>[1] };
type PiecesOf<Of extends Parameters> = { readonly [Name in keyof Of]: ReturnType<Of[Name]['piece']> };

/** Rows with these columns; they may have others. */
export const rowsGiven = (columns: ColumnTypes) => ({
  piece: (engine: Engine, value: unknown) => rowsOfJson(engine, columns, value),
  pass: (engine: Engine, rows: readonly object[]) => rowsAsJson(engine, columns, rows),
});

/** Any number of ids: makes the condition that a column is one of them. */
export const idsGiven = {
  piece: (engine: Engine, value: unknown) => (column: string) => {
    const list = engine === 'postgres' ? sql`any(${value}::bigint[])` : sql`(select value from json_each(${value}))`;
    return sql<SqlBool>`${sql.ref(column)} ${sql.raw(engine === 'postgres' ? '=' : 'in')} ${list}` as Expression<SqlBool>;
  },
  pass: (engine: Engine, given: readonly number[]) =>
    engine === 'postgres' ? `{${given.join(',')}}` : JSON.stringify(given),
};

/** A single value. */
export const valueGiven = {
  piece: (_: Engine, value: unknown) => sql<string>`${value}`,
  pass: (_: Engine, given: string | number) => given,
};

/** Stands for a parameter while the text is built. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface KeptStatement<Given, Row> {
  (db: Queryable, given: Given): Promise<Row[]>;
  /** The same, for whoever asks for its rows together with others. */
  readonly query: (db: Queryable, given: Given) => CompiledQuery<Row>;
}

/**
 * A statement that is run again and again. Its text is built once for each engine: building it with Kysely takes as long
 * as SQLite takes to run it. So it must depend on nothing but the engine.
 * @returns what runs it and resolves to its rows.
 */
export function keptStatement<Of extends Parameters, Row>(
  parameters: Of,
  build: (pieces: PiecesOf<Of>, db: Queryable) => { compile(db: Queryable): CompiledQuery<Row> },
): KeptStatement<GivenTo<Of>, Row> {
  const kept = new Map<Engine, { text: string; values: readonly unknown[] }>();
  const make = (db: Queryable, engine: Engine) => {
    const pieces = Object.entries(parameters).map(([name, { piece }]) => [name, piece(engine, new Place(name))]);
    const made = build(Object.fromEntries(pieces) as PiecesOf<Of>, db).compile(db);
    const statement = { text: made.sql, values: made.parameters };
    kept.set(engine, statement);
    if (engine === 'postgres') nameStatement(statement.text);
    return statement;
  };
  const query = (db: Queryable, given: GivenTo<Of>) => {
    const engine = engineOf(db);
    const { text, values } = kept.get(engine) ?? make(db, engine);
    const passed = values.map(one =>
      one instanceof Place ? parameters[one.name]?.pass(engine, given[one.name as keyof Of]) : one,
    );
    return CompiledQuery.raw(text, passed) as CompiledQuery<Row>;
  };
  const run = async (db: Queryable, given: GivenTo<Of>) => (await db.executeQuery(query(db, given))).rows;
  return Object.assign(run, { query });
}

const engineOf = (db: Queryable): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
