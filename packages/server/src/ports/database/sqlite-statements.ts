import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import type { Damage } from './damage.ts';

const STATEMENT_CACHE = 500;

type Values = readonly unknown[];
type Row = Record<string, unknown>;

/**
 * What Kysely needs of a database. It prepares per query; keeping the statements makes keyed reads an order of
 * magnitude faster. Those that were used last are kept.
 */
export function adapt(file: DatabaseSync, damage: Damage): SqliteDatabase {
  const cache = new Map<string, Statement>();
  return {
    close: () => file.close(),
    prepare(text) {
      damage.demandNone();
      const known = cache.get(text);
      const statement = known ?? damage.watch(() => new Statement(file.prepare(text), damage));
      if (known)
        cache.delete(text); // it goes to the end, as the one that was used last
      else if (cache.size >= STATEMENT_CACHE) cache.delete(cache.keys().next().value as string);
      cache.set(text, statement);
      return statement;
    },
  };
}

/**
 * Rows are fetched as arrays and converted to objects here: those of node:sqlite are hash tables, and copying a hundred
 * of them takes longer than their query.
 */
class Statement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  readonly #damage: Damage;
  #names: readonly string[];

  constructor(statement: StatementSync, damage: Damage) {
    this.#damage = damage;
    this.#statement = statement;
    this.#names = namesOf(statement);
    this.reader = this.#names.length > 0;
    if (this.reader) statement.setReturnArrays(true);
  }

  all(parameters: Values): Row[] {
    return this.#fetched(parameters).map(values => this.#row(values));
  }

  run(parameters: Values) {
    return this.#damage.watch(() => this.#statement.run(...(parameters as never[])));
  }

  *iterate(parameters: Values): IterableIterator<Row> {
    const rows: Iterable<unknown> = this.#statement.iterate(...(parameters as never[]));
    for (const values of rows) yield this.#row(values as Values);
  }

  #fetched(parameters: Values): Values[] {
    const rows: unknown[] = this.#damage.watch(() => this.#statement.all(...(parameters as never[])));
    return rows as Values[];
  }

  #row(values: Values): Row {
    // A column was added to the table: SQLite has prepared `select *` again by itself.
    if (values.length !== this.#names.length) this.#names = namesOf(this.#statement);
    const names = this.#names;
    const row: Row = {};
    for (let index = 0; index < values.length; index++) row[names[index] as string] = values[index];
    return row;
  }
}

const namesOf = (statement: StatementSync) => statement.columns().map(({ name }) => name);
