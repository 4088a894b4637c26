import type { ReactNode } from 'react';

/** A column of a DataTable. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** What the head has no room for: shown under the pointer, and read after the head. */
  readonly hint?: string;
  readonly cell: (row: Row) => ReactNode;
  /** The sort order of the list after a click on the head; omitted: it can't be sorted. */
  readonly sort?: string;
  /** CSS width; columns without one share the rest. */
  readonly width?: string;
  readonly align?: 'end';
  /** Shown in windows of at least this width; always if omitted. */
  readonly from?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl';
  /** Hidden until somebody chooses it. */
  readonly optional?: boolean;
  /** Can't be hidden. */
  readonly fixed?: boolean;
}

export interface Sort {
  readonly by: string;
  readonly order: 'asc' | 'desc';
}

/** Of a column with the date and time of day. */
export const TIME_WIDTH = '200px';

export const WIDTHS = { sm: 640, md: 900, lg: 1280, xl: 1400, xxl: 1600 } as const;
