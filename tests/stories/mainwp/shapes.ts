import { readdirSync, readFileSync } from 'node:fs';

/** The tree of keys and types of an answer that was recorded from MainWP: `string`, `number|null`, lists, maps by `*`. */
export type RecordedShape = string | RecordedShape[] | { [key: string]: RecordedShape };

/** A request that was recorded, with placeholders for what has another id or name here, and the shape of its answer. */
export interface RecordedCase {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Sent as a form. */
  readonly form?: true;
  /** With which credentials, if not with those that may do everything. */
  readonly auth?: string;
  readonly status: number;
  readonly shape: RecordedShape;
}

const FOLDER = new URL('./mainwp-shapes/', import.meta.url);

/** The recorded answers of a family, by the name of its file. */
export function recordedCases(family: string): RecordedCase[] {
  const cases = JSON.parse(readFileSync(new URL(`${family}.json`, FOLDER), 'utf8')) as Record<string, RecordedCase>;
  return Object.entries(cases).map(([name, recorded]) => ({ ...recorded, name: `${family}: ${name}` }));
}

export function recordedFamilies(): string[] {
  return readdirSync(FOLDER).map(name => name.replace(/\.json$/, ''));
}

/** Where a value doesn't have a shape: other keys, or other types. */
export function misshapen(shape: RecordedShape, value: unknown, path = 'body'): string[] {
  if (shape === 'any') return [];
  if (typeof shape === 'string') return ofType(shape, value, path);
  // An empty list stands for any empty collection in PHP, and shows nothing of what would be in it.
  if (isEmpty(value) || (Array.isArray(shape) && shape.length === 0))
    return isCollection(value) ? [] : [`${path}: no list`];
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path}: no list`];
    return value.flatMap((item, index) => misshapen(shape[0] as RecordedShape, item, `${path}[${index}]`)).slice(0, 5);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${path}: no object`];
  const [every] = Object.entries(shape).filter(([key]) => key === '*');
  if (every) return Object.values(value).flatMap(item => misshapen(every[1], item, `${path}.*`));
  return ofKeys(shape, value as Record<string, unknown>, path);
}

function ofKeys(shape: { [key: string]: RecordedShape }, value: Record<string, unknown>, path: string): string[] {
  const known = new Map(Object.entries(shape).map(([key, inner]) => [key.replace(/\?$/, ''), { key, inner }]));
  const missing = [...known].filter(([name, { key }]) => !key.endsWith('?') && !(name in value));
  const more = Object.keys(value).filter(name => !known.has(name));
  return [
    ...missing.map(([name]) => `${path}.${name}: missing`),
    ...more.map(name => `${path}.${name}: not there in MainWP`),
    ...[...known].flatMap(([name, { inner }]) =>
      name in value ? misshapen(inner, value[name], `${path}.${name}`) : [],
    ),
  ];
}

/** A recorded null says nothing of the type that a value would have. */
function ofType(shape: string, value: unknown, path: string): string[] {
  const type = value === null ? 'null' : isCollection(value) ? 'collection' : typeof value;
  const known = shape.split('|');
  return known.includes(type) || known.join() === 'null' ? [] : [`${path}: ${type}, not ${shape}`];
}

function isCollection(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isEmpty(value: unknown): boolean {
  return isCollection(value) && Object.keys(value as object).length === 0;
}
