import type { ReactNode } from 'react';

/** A column of a DataTable. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the list is sorted by on a click at its head; none: it can't be. */
  readonly sort?: string;
  /** CSS width; the rest is shared by those without one. */
  readonly width?: string;
  readonly align?: 'end';
  /** Shown on windows that are at least so wide; always when left out. */
  readonly from?: 'sm' | 'md' | 'lg';
  /** Hidden until somebody chooses it. */
  readonly optional?: boolean;
  /** Can't be hidden. */
  readonly fixed?: boolean;
}

export interface Sort {
  readonly by: string;
  readonly order: 'asc' | 'desc';
}

export const WIDTHS = { sm: 640, md: 900, lg: 1200 } as const;
