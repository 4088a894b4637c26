import { ConnectorError, type FormTree, parseForm } from '@sitekeeper/protocol';
import { invalidParameters } from '../../kernel/ability/validate.ts';

/** What an ability's `meta` must hold, as paths and values: `[['annotations', 'readonly'], 'true']`. */
export type MetaFilter = readonly (readonly [path: readonly string[], value: string])[];

/** The members of an ability's `meta` that can be filtered by. */
const KNOWN: ReadonlySet<string> = new Set([
  'annotations.readonly',
  'annotations.destructive',
  'annotations.idempotent',
  'annotations.instructions',
  'show_in_rest',
  'public',
]);

/** `?meta[annotations][readonly]=true`. @throws AppError rest_invalid_param for members that no ability's meta has. */
export function readMeta(query: string): MetaFilter {
  const { meta } = filtersIn(query);
  if (meta === undefined) return [];
  const found = leaves(meta);
  const wrong = found.filter(([path]) => !KNOWN.has(path.join('.')));
  if (wrong.length > 0) {
    throw invalidParameters(wrong.map(([path]) => ({ path: bracketed(path), message: UNKNOWN })));
  }
  return found;
}

const UNKNOWN = `is not in meta; ask for ${[...KNOWN].join(', ')}, as in meta[annotations][readonly]=true`;

/** Categories have neither namespace nor meta. @throws AppError rest_invalid_param if one is given. */
export function refuseFilters(query: string): void {
  const given = filtersIn(query);
  const wrong = (['namespace', 'meta'] as const).filter(name => given[name] !== undefined);
  const message = 'does not filter categories; leave it out';
  if (wrong.length > 0) throw invalidParameters(wrong.map(path => ({ path, message })));
}

/** Whether a `meta` matches the filter; true and 1 are the same, and so are false and 0. */
export function hasMeta(meta: object, filter: MetaFilter): boolean {
  return filter.every(([path, wanted]) => {
    const value = path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], meta);
    return typeof value === 'boolean' ? TRUTH[wanted.trim().toLowerCase()] === value : value === wanted;
  });
}

const TRUTH: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

function filtersIn(query: string): FormTree {
  try {
    return parseForm(query);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    throw invalidParameters([{ path: 'meta', message: 'is nested too deeply, or the query is too large' }]);
  }
}

function leaves(value: FormTree[string], path: readonly string[] = []): MetaFilter {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]));
}

function bracketed(path: readonly string[]): string {
  return `meta${path.map(name => `[${name}]`).join('')}`;
}
