import type { FastifyReply, FastifyRequest } from 'fastify';
import { type TObject, Type } from 'typebox';
import { parseInput } from '../../kernel/ability/validate.ts';
import { pageSchema, perPage } from '../../kernel/lists/paging.ts';
import { pageLinks } from '../http/page-links.ts';
import { requireReadableQuery } from '../http/read-text.ts';
import { coerce } from './coerce.ts';

const ItemQuery = Type.Object({
  context: Type.Optional(
    Type.Unsafe<'view' | 'edit' | 'embed'>({ type: 'string', enum: ['view', 'edit', 'embed'], default: 'view' }),
  ),
});

const ListQuery = Type.Object({
  ...ItemQuery.properties,
  page: Type.Optional(pageSchema),
  per_page: Type.Optional(perPage(50, 100)),
  category: Type.Optional(Type.String({ description: 'Only abilities of this category.' })),
  namespace: Type.Optional(
    Type.String({ description: 'Only abilities whose names begin with this word and a slash.' }),
  ),
});

/** How much is shown of each item. */
export interface ItemQuery {
  readonly context: 'view' | 'edit' | 'embed';
  /** Members, with dots for nested ones; none = all. */
  readonly fields: readonly string[];
}

export interface ListQuery extends ItemQuery {
  readonly page: number;
  readonly per_page: number;
  readonly category?: string;
  readonly namespace?: string;
}

/** Members that are left out of embedded items. */
const NOT_EMBEDDED = new Set(['description', 'input_schema', 'output_schema', 'meta']);

/**
 * Parameters of discovery; others are ignored. Source: docs/spec/abilities.md#discovery. @throws AppError
 * rest_invalid_param
 */
export function readItemQuery(request: FastifyRequest): ItemQuery {
  return readQuery<ItemQuery>(ItemQuery, request);
}

/** The same of a list. */
export function readListQuery(request: FastifyRequest): ListQuery {
  return readQuery<ListQuery>(ListQuery, request);
}

function readQuery<Query extends ItemQuery>(schema: TObject, { query, url }: FastifyRequest): Query {
  requireReadableQuery(url);
  const given = query as Readonly<Record<string, string | string[]>>;
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(schema.properties, name)));
  const fields = ['_fields', '_fields[]'].flatMap(name => given[name] ?? []).flatMap(text => text.split(','));
  const named = fields.map(field => field.trim()).filter(field => field !== '');
  return { ...parseInput<Query>(schema, coerce(schema, own), 'rest'), fields: named };
}

/** The requested members of an item. */
export function shownAs({ context, fields }: ItemQuery, item: object): object {
  const entries = Object.entries(item).filter(([name]) => context !== 'embed' || !NOT_EMBEDDED.has(name));
  const shown = Object.fromEntries(entries);
  return fields.length === 0
    ? shown
    : only(
        shown,
        fields.map(field => field.split('.')),
      );
}

function only(item: object, paths: readonly (readonly string[])[]): object {
  const entries = Object.entries(item).flatMap(([name, value]) => {
    const inside = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    if (inside.length === 0) return [];
    const whole = inside.some(rest => rest.length === 0) || typeof value !== 'object' || value === null;
    return [[name, whole ? value : only(value, inside)]];
  });
  return Object.fromEntries(entries);
}

/** One page of a list, with headers about the others. @param address Of the list, without a query. */
export function answerPage<T>(
  { url }: FastifyRequest,
  reply: FastifyReply,
  address: string,
  all: readonly T[],
  { page, per_page }: ListQuery,
): T[] {
  const pages = Math.ceil(all.length / per_page);
  const link = pageLinks(address, url.split('?')[1] ?? '', { page, pages });
  reply.header('x-wp-total', all.length).header('x-wp-totalpages', pages);
  if (link !== undefined) reply.header('link', link);
  return all.slice((page - 1) * per_page, page * per_page);
}
