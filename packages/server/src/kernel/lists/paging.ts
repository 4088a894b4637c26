import { Type } from 'typebox';

export const pageSchema = Type.Integer({
  minimum: 1,
  maximum: 1_000_000_000,
  default: 1,
  description: 'Page number, from 1.',
});

export function perPage(standard: number, most: number) {
  return Type.Integer({
    minimum: 1,
    maximum: most,
    default: standard,
    description: `Items per page, at most ${most}.`,
  });
}

export interface Paging {
  readonly page: number;
  readonly per_page: number;
}

/** The rows of a page, as a query has them. */
export interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Rows to skip for a page. */
export function offsetOf(paging: Paging): number {
  return (paging.page - 1) * paging.per_page;
}

export const windowOf = (paging: Paging): Window => ({ offset: offsetOf(paging), limit: paging.per_page });

/** A page, and how many there are on all pages: a page that is not full is the last one, and tells that by itself. */
export async function countedPage<R>(
  paging: Paging,
  select: (window: Window) => Promise<R[]>,
  count: () => Promise<number>,
): Promise<{ readonly rows: R[]; readonly total: number }> {
  const window = windowOf(paging);
  const rows = await select(window);
  const isLast = rows.length > 0 && rows.length < window.limit;
  return { rows, total: isLast ? window.offset + rows.length : await count() };
}
