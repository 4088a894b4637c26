import type { OwnReason } from '../../../../kernel/input-reasons.ts';
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

  /** Of what an upload can be. */
  readonly reason: OwnReason | undefined;
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(
    message: string,
    input: 'dump' | 'keys' = 'dump',
    reason?: OwnReason,
    facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
    this.input = input;
    this.reason = reason;
    this.facts = facts;
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
      'dump',
      'dump_without_mainwp',
    );
  if (wanted !== undefined) {
    if (prefixes.includes(wanted)) return wanted;
    const name = `${shown(wanted)}mainwp_wp`;
    const message = `${place} has no table "${name}". Found: ${found([first, ...more])}.`;
    throw new UnreadableImport(message, 'dump', 'dump_without_prefix', { name, found: found([first, ...more]) });
  }
  if (more.length === 0) return first;
  throw new UnreadableImport(
    `${place} holds several MainWP Dashboards. Choose one by its table prefix (--prefix). Found: ${found([first, ...more])}.`,
    'dump',
    'dump_several',
    { found: found([first, ...more]) },
  );
}

const MOST_SHOWN = 10;

function found(prefixes: readonly string[]): string {
  return [...prefixes.slice(0, MOST_SHOWN).map(shown), ...(prefixes.length > MOST_SHOWN ? ['…'] : [])].join(', ');
}

const shown = (prefix: string) => prefix.replace(/[^\w$-]/g, '?').slice(0, 64);

/** `sitemeta` is of the whole network, whose prefix is the beginning of that of its sites. */
export function isTableOf(prefix: string, table: WantedTable, tablePrefix: string): boolean {
  return table === 'sitemeta' ? prefix.startsWith(tablePrefix) : prefix === tablePrefix;
}
