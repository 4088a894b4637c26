/** The rows of a table, of which only those in view need to be there. */
export interface Rows<Row> {
  /** All that match; undefined until known. */
  readonly total: number | undefined;
  /** Undefined while it is on its way. */
  at(index: number): Row | undefined;
  /** What is there already. */
  readonly loaded: readonly Row[];
  /** Tells which rows are in view, so that they are fetched. */
  see(first: number, last: number): void;
  /** The rows are those of the question before: the answer to the present one is on its way. */
  readonly outdated: boolean;
  /** What was asked; another text is another list. */
  readonly question?: string;
  readonly error: Error | null;
  retry(): void;
}

/** Rows that are there as a whole. */
export function allRows<Row>(
  items: readonly Row[] | undefined,
  { error = null, retry = () => {} }: { error?: Error | null; retry?: () => void } = {},
): Rows<Row> {
  return {
    total: items?.length,
    at: index => items?.[index],
    loaded: items ?? [],
    see: () => {},
    outdated: false,
    error,
    retry,
  };
}
