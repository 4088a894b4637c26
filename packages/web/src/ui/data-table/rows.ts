import type { AbilityName } from '../../generated/abilities.ts';

/** The list that the rows of a table come from: all of it can be saved as a file. */
export interface RowsSource {
  readonly name: AbilityName;
  /** Filters and order; without the page. */
  readonly input: object;
}

/** The rows of a table; only those in view need to be loaded. */
export interface Rows<Row> {
  /** Number of all matches; undefined until known. */
  readonly total: number | undefined;
  /** Undefined while it is loading. */
  at(index: number): Row | undefined;
  /** All rows from one to another, both included: loads those that are missing. Undefined: none ever is. */
  between?(first: number, last: number): Promise<readonly Row[]>;
  /** The rows that are already loaded. */
  readonly loaded: readonly Row[];
  /** Reports which rows are in view, so that they are fetched. */
  see(first: number, last: number): void;
  /** The rows belong to the previous query: the answer to the current one is loading. */
  readonly outdated: boolean;
  /** The query; another string is another list. */
  readonly question?: string;
  readonly error: Error | null;
  /** Undefined: they are no list of the server. */
  readonly source?: RowsSource | undefined;
  retry(): void;
}

/** Rows that are completely loaded. */
export function allRows<Row>(
  items: readonly Row[] | undefined,
  {
    error = null,
    retry = () => {},
    source,
  }: { error?: Error | null; retry?: () => void; source?: RowsSource | undefined } = {},
): Rows<Row> {
  return {
    total: items?.length,
    at: index => items?.[index],
    loaded: items ?? [],
    see: () => {},
    outdated: false,
    error,
    source,
    retry,
  };
}
