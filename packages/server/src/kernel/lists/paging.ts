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

/** Rows to skip for a page. */
export function offsetOf(paging: { page: number; per_page: number }): number {
  return (paging.page - 1) * paging.per_page;
}
