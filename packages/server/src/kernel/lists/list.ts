import { type TObject, type TSchema, Type } from 'typebox';
import { INSTANT_PATTERN } from '../text/instants.ts';
import { offsetOf, pageSchema, perPage } from './paging.ts';

const PER_PAGE_MOST = 200;
const ids = (description: string) =>
  Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { default: [], maxItems: 1000, description }));

/** Page and size of a page. */
export const pagingInput = (standard = 20) => ({
  page: Type.Optional(pageSchema),
  per_page: Type.Optional(perPage(standard, PER_PAGE_MOST)),
});

/** Text to look for. @param lookedInto e.g. `the name or e-mail`. */
export const searchTextInput = (lookedInto: string) =>
  Type.Optional(Type.String({ default: '', maxLength: 200, description: `Part of ${lookedInto}, whatever its case.` }));

/** What every list of named things can be narrowed by. @param lookedInto e.g. `the name or e-mail`. */
export const listInput = (lookedInto: string) => ({
  ...pagingInput(),
  search: searchTextInput(lookedInto),
  include: ids('Only those with these ids.'),
  exclude: ids('Leave out those with these ids.'),
});

/** @param things e.g. `clients`. @param why What counts as a change. */
export const modifiedAfter = (things: string, why: string) =>
  Type.Optional(
    Type.String({
      pattern: INSTANT_PATTERN,
      description: `Only ${things} changed after this instant, as ISO 8601, e.g. 2026-01-31T08:00:00Z. ${why}`,
    }),
  );

/** What a list is sorted by, and in which direction. */
export function sortInput<Sort extends string>(sorts: readonly Sort[], standard: Sort, description: string) {
  return {
    sort: Type.Optional(Type.Unsafe<Sort>({ type: 'string', enum: [...sorts], default: standard, description })),
    order: Type.Optional(
      Type.Unsafe<'asc' | 'desc'>({
        type: 'string',
        enum: ['asc', 'desc'],
        default: 'asc',
        description: 'Ascending or descending.',
      }),
    ),
  };
}

export interface ListFilter {
  readonly search?: string;
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
}

/** A page of a list. @param things e.g. `clients`. */
export function listOutput<Item extends TSchema>(item: Item, things: string) {
  return Type.Object({
    items: Type.Array(item, { description: `The ${things} of this page.` }),
    page: Type.Integer({ description: 'The requested page.' }),
    per_page: Type.Integer({ description: 'Items per page.' }),
    total: Type.Integer({ description: `All ${things} that match.` }),
  }) satisfies TObject;
}

/** One page of a list that is read as a whole. */
export function pageOf<Item>(all: readonly Item[], { page, per_page }: { page: number; per_page: number }) {
  const offset = offsetOf({ page, per_page });
  return { items: all.slice(offset, offset + per_page), page, per_page, total: all.length };
}

/** One of the values, or `any`; or several of them as an array. */
export function filterBy<V extends string>(values: readonly V[], description: string) {
  return Type.Optional(
    Type.Unsafe<'any' | V | readonly V[]>({
      anyOf: [
        { type: 'string', enum: ['any', ...values] },
        { type: 'array', items: { type: 'string', enum: [...values] }, minItems: 1 },
      ],
      default: 'any',
      description,
    }),
  );
}

/** The values such a filter asks for; undefined = all. */
export function wantedBy<V extends string>(filter: 'any' | V | readonly V[] | undefined): readonly V[] | undefined {
  if (filter === undefined || filter === 'any') return undefined;
  return (typeof filter === 'string' ? [filter] : filter) as readonly V[];
}
