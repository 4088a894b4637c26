import type { Engine } from './port.ts';

/** What every column holds: text or whole numbers, on both engines. */
export type Cell = string | number | null;
export type ColumnKind = 'text' | 'integer';

export interface TableFacts {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly kind: ColumnKind }[];
  readonly rows: number;
  /** The number that the next row gets; null for tables whose rows the store doesn't number. */
  readonly nextId: number | null;
}

/** A message of the queue, in the form of `queue_messages`. */
export interface QueuedMessage {
  readonly queue: string;
  readonly body_json: string;
  /** ms epoch */
  readonly run_at: number;
}

/** A store as it was at one moment, however much is written meanwhile. */
export interface Snapshot {
  readonly engine: Engine;
  /** Name of the newest migration; undefined of a store that has none. */
  readonly level: string | undefined;
  /** Without the tables of migrations and derived data; a table comes after those it refers to. */
  readonly tables: readonly TableFacts[];
  /** Every row of a table, some at a time; the cells in the order of `columns`. */
  rows(table: string, columns: readonly string[]): AsyncIterable<Cell[][]>;
  /** Messages that wait, or are worked on, in a queue that is not one of the tables: pg-boss has its own. */
  queued(): Promise<QueuedMessage[]>;
  close(): Promise<void>;
}

/** Rows that are held at a time. */
export const ROWS_AT_A_TIME = 200;

/** Tables of the migrator, and what every store counts by itself. */
export const OWN_TABLES: readonly string[] = [
  'kysely_migration',
  'kysely_migration_lock',
  'part_versions',
  'offer_counts',
  'pending_totals',
  'job_item_counts',
  'monitor_incident_counts',
];

/**
 * Puts each table after those that its foreign keys name. @param refers Pairs of a table and one that it refers to.
 * @throws Error when tables refer to each other in a circle.
 */
export function inOrderOfReference(names: readonly string[], refers: readonly (readonly [string, string])[]): string[] {
  const ordered: string[] = [];
  let left = [...names].sort();
  while (left.length > 0) {
    const waiting = (name: string) => refers.some(([from, to]) => from === name && to !== name && left.includes(to));
    const free = left.filter(name => !waiting(name));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${left.join(', ')}.`);
    ordered.push(...free);
    left = left.filter(name => !free.includes(name));
  }
  return ordered;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
