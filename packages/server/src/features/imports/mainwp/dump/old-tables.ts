import type { OldProblem } from '../old-dashboard.ts';
import type { WantedTable } from './wanted-tables.ts';

/** A row by the names of its columns; columns that the table doesn't have are missing. */
export type DumpRow = Readonly<Record<string, string | null>>;

/** The tables of one old dashboard, as a dump or a database has them. */
export interface OldTables {
  readonly prefix: string;
  /** Tables that exist, without their prefix. */
  readonly tables: ReadonlyMap<WantedTable, readonly DumpRow[]>;
  readonly problems: readonly OldProblem[];
}

/** Why a dump or a database can't be imported; the message says what to do. */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport';
  /** Which of the two it is. */
  readonly input: 'dump' | 'keys';

  constructor(message: string, input: 'dump' | 'keys' = 'dump') {
    super(message);
    this.input = input;
  }
}

/**
 * The prefix of the one dashboard that these tables are of.
 * @param prefixes Of all tables that end in `mainwp_wp`.
 * @throws UnreadableImport unless there is exactly one, or the wanted one is among them.
 */
export function choosePrefix(prefixes: readonly string[], wanted: string | undefined, place: string): string {
  const [first, ...more] = [...new Set(prefixes)].sort();
  if (first === undefined)
    throw new UnreadableImport(
      `${place} has no table whose name ends in "mainwp_wp", so it holds no MainWP Dashboard. Use the WordPress database in which the MainWP Dashboard plugin runs.`,
    );
  if (wanted !== undefined) {
    if (prefixes.includes(wanted)) return wanted;
    throw new UnreadableImport(`${place} has no table "${shown(wanted)}mainwp_wp". ${found([first, ...more])}`);
  }
  if (more.length === 0) return first;
  throw new UnreadableImport(
    `${place} holds several MainWP Dashboards. Choose one by its table prefix (--prefix). ${found([first, ...more])}`,
  );
}

const MOST_SHOWN = 10;

function found(prefixes: readonly string[]): string {
  const rest = prefixes.length > MOST_SHOWN ? ' and more' : '';
  return `Found: ${prefixes.slice(0, MOST_SHOWN).map(shown).join(', ')}${rest}.`;
}

const shown = (prefix: string) => prefix.replace(/[^\w$-]/g, '?').slice(0, 64);

/** `sitemeta` is of the whole network, whose prefix is the beginning of that of its sites. */
export function isTableOf(prefix: string, table: WantedTable, tablePrefix: string): boolean {
  return table === 'sitemeta' ? prefix.startsWith(tablePrefix) : prefix === tablePrefix;
}
