import { ConnectorError } from '../failures/connector-error.ts';
import { type KindOfItem, MOST_ITEMS } from './reply-limits.ts';
import { plainText } from './text.ts';

/*
 * Readers for what PHP makes of data: an empty map arrives as [], numbers as strings, flags as 0/1, a missing version as
 * false (docs/wire/sync.md#conventions). Only own properties are read. They throw only if a list is too long.
 */

export function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

/** Entries of a map, or of a list with its indexes as keys; nothing for anything else. @throws `too_large`. */
export function entriesOf(value: unknown, kind: KindOfItem = 'entries'): [string, unknown][] {
  const limit = MOST_ITEMS[kind];
  if (!isRecord(value)) return [];
  if (Array.isArray(value) && value.length > limit) throw tooLong(kind);
  const entries = Object.entries(value);
  if (entries.length > limit) throw tooLong(kind);
  return entries;
}

/** Values of a list or map, read one by one; undefined when the part is absent; items read as undefined are dropped. */
export function partOf<T>(
  value: unknown,
  read: (item: unknown, key: string) => T | undefined,
  kind?: KindOfItem,
): T[] | undefined {
  if (!isRecord(value)) return undefined;
  const items: T[] = [];
  for (const [key, item] of entriesOf(value, kind)) {
    const read1 = read(item, key);
    if (read1 !== undefined) items.push(read1);
  }
  return items;
}

/** A list as PHP sends it: one with gaps arrives as a map with numbers for keys. */
const isList = (value: unknown): boolean => isRecord(value) && Object.keys(value).every(key => /^\d+$/.test(key));

/**
 * The list that a call is about. An answer without one says nothing: as an empty list, all that it should have would count
 * as deleted. @throws `site_error`.
 */
export function requireList<T>(
  value: unknown,
  read: (value: unknown) => T[] | undefined,
  kind: 'plugins' | 'themes' | 'users',
): T[] {
  const items = isList(value) ? read(value) : undefined;
  if (items) return items;
  throw new ConnectorError('site_error', `The connector replied without its list of ${kind}.`, { httpStatus: 200 });
}

/** A slug, file or login: kept as sent, because it must address the same thing again. Unusable ones give undefined. */
export function keyOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '' || text.length > 300) return undefined;
  return /\p{Cc}/u.test(text) || !text.isWellFormed() ? undefined : text;
}

/** A finite number, also from a string; undefined otherwise. */
export function numberOf(value: unknown): number | undefined {
  const text = typeof value === 'string' && /^\s*-?\d{1,15}(\.\d{1,20})?\s*$/.test(value) ? Number(value) : value;
  return typeof text === 'number' && Number.isFinite(text) ? text : undefined;
}

/** A whole number of at least 0; undefined otherwise. */
export function countOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number === undefined || number < 0 || number > Number.MAX_SAFE_INTEGER ? undefined : Math.floor(number);
}

/** PHP truth for flags; absent takes the fallback. */
export function flagOf(value: unknown, fallback = false): boolean {
  if (value === undefined || value === null) return fallback;
  return value !== false && value !== 0 && value !== '0' && value !== '' && value !== 'false';
}

/** A version or short name; '' when false, null or missing. */
export function shortText(value: unknown): string {
  return plainText(value, 200);
}

/** As `shortText`, undefined instead of ''. */
export function optionalText(value: unknown, max = 200): string | undefined {
  return plainText(value, max) || undefined;
}

function tooLong(kind: KindOfItem): ConnectorError {
  return new ConnectorError(
    'too_large',
    `The site lists more than ${MOST_ITEMS[kind]} ${kind}, which is not believable.`,
  );
}
