/** What the thread is asked to do. It works on one task after the other, in the order in which they come. */
export type WriterTask =
  | { readonly do: 'begin' }
  | { readonly do: 'commit' }
  | { readonly do: 'rollback' }
  /** `inside`: within a transaction, and only there. */
  | { readonly do: 'query'; readonly sql: string; readonly parameters: readonly unknown[]; readonly inside: boolean }
  | { readonly do: 'close' };

/** What became of it, in the same order. */
export type WriterAnswer =
  | { readonly names: readonly string[]; readonly rows: readonly (readonly unknown[])[] }
  | { readonly changes: number | bigint; readonly insertId: number | bigint }
  | { readonly done: true }
  | { readonly error: WriterError };

/** An error of SQLite or of the thread: what is cloned between threads loses its own properties. */
export interface WriterError {
  readonly message: string;
  readonly code?: string | undefined;
  readonly errcode?: number | undefined;
  readonly errstr?: string | undefined;
}
