import type { AbilityName } from '../../generated/abilities.ts';

/** The list that the rows of a table come from: all of it can be saved as a file. */
export interface RowsSource {
  readonly name: AbilityName;
  /** Filters and order; without the page. */
  readonly input: object;
}

/** Rows of a list that follow one another. */
export interface Stretch<Row> {
  readonly rows: readonly Row[];
  /** The place of the first one in the list. */
  readonly first: number;
}

/** The rows of a table; only those in view need to be loaded. */
export interface Rows<Row> {
  /** Number of all matches; undefined until known. */
  readonly total: number | undefined;
  /** Undefined while it is loading. */
  at(index: number): Row | undefined;
  /**
   * Whole pages that hold the rows from one to another as the list has them now: only those in view are not loaded anew.
   * Undefined: all rows are loaded for good.
   */
  between?(first: number, last: number): Promise<Stretch<Row>>;
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
