import { coerce, type Schema } from '@sitekeeper/server';
import { UsageError } from '../failure.ts';
import { didYouMean } from './closest.ts';

/** One `field=value`, or `field@=file`: the value is read from a file, so that others can't see it. */
export interface FieldWord {
  readonly path: string;
  readonly value: string;
  readonly fromFile: boolean;
}

/** @throws UsageError */
export function readFieldWord(word: string): FieldWord {
  const match = /^([^=]+?)(@?)=([\s\S]*)$/.exec(word);
  if (!match) throw new UsageError(`"${word}" is not an input. Write inputs as field=value.`);
  const [, path = '', at, value = ''] = match;
  return { path, value, fromFile: at === '@' };
}

/**
 * The input of an ability from `field=value` words, with the types of its schema. A list is repeated or separated by
 * commas; members of objects and lists have dots: `strategy.growth=2`, `rows.0.line_number=1`; a value that begins with
 * `[` or `{` is JSON where a list or an object is expected, and `null` is null where that is allowed, also beside texts.
 * @param named What a person calls a field, if not by its path.
 * @throws UsageError naming the closest field.
 */
export function inputOfFields(
  words: readonly Omit<FieldWord, 'fromFile'>[],
  schema: Schema,
  named: (path: string) => string = path => path,
): object {
  const input: Members = {};
  for (const { path, value } of words) put(input, schema, { path, name: named(path) }, value);
  return coerce(schema as Parameters<typeof coerce>[0], settled(input)) as object;
}

interface Members {
  [name: string]: Given;
}
type Given = string | Members | Several | Json;

/** Values of a list, or of what may be a list or one value. */
class Several {
  readonly values: string[] = [];
  readonly mayBeOne: boolean;
  constructor(mayBeOne: boolean) {
    this.mayBeOne = mayBeOne;
  }
}

class Json {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Members of a list that are given by their position. */
const INDEX = /^\d{1,4}$/;

interface Field {
  readonly path: string;
  /** What a person calls it. */
  readonly name: string;
}

function put(input: Members, whole: Schema, field: Field, value: string): void {
  const { path } = field;
  const above = path.split('.');
  const last = above.pop() ?? '';
  let members = input;
  let schema = whole;
  for (const [depth, name] of above.entries()) {
    schema = memberOf(schema, name, path, above.slice(0, depth));
    const below = members[name] ?? {};
    if (!isMembers(below)) throw twice(field);
    members[name] = below;
    members = below;
  }
  putValue(members, last, memberOf(schema, last, path, above), field, value);
}

function memberOf(schema: Schema, name: string, path: string, above: readonly string[]): Schema {
  if (schema.items && INDEX.test(name)) return schema.items;
  const known = schema.properties ?? {};
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found) return found;
  const byPattern = Object.entries(schema.patternProperties ?? {}).find(([pattern]) => new RegExp(pattern).test(name));
  if (byPattern) return byPattern[1];
  const names = Object.keys(known);
  if (above.length > 0 && names.length === 0) throw new UsageError(`${above.join('.')} has no fields of its own.`);
  const where = above.length === 0 ? '' : ` in ${above.join('.')}`;
  throw new UsageError(`There is no field "${path}"${where}.${didYouMean(name, names) || namesIn(names)}`);
}

function namesIn(names: readonly string[]): string {
  return names.length === 0 ? ' It takes no fields.' : ` Its fields are ${names.join(', ')}.`;
}

function putValue(members: Members, name: string, schema: Schema, field: Field, value: string): void {
  const types = typesOf(schema);
  const before = members[name];
  if (value.trim() === 'null' && types.has('null')) {
    if (before !== undefined) throw twice(field);
    members[name] = new Json(null);
  } else if (/^\s*[[{]/.test(value) && (types.has('array') || types.has('object'))) {
    if (before !== undefined) throw twice(field);
    members[name] = new Json(parsedJson(field, value));
  } else if (types.has('array')) {
    if (before !== undefined && !(before instanceof Several)) throw twice(field);
    const list = before ?? new Several(types.has('string'));
    if (value.trim() === '' && types.has('null')) members[name] = new Json(null);
    else {
      list.values.push(...valuesIn(value, schema, field));
      members[name] = list;
    }
  } else {
    if (before !== undefined) throw twice(field);
    if (types.has('object')) members[name] = objectOf(schema, field, value, types.has('null'));
    else members[name] = value;
  }
}

/** Lists that may be left out because nothing is meant by that, and not everything. */
const CAN_BE_EMPTY = new Set(['exclude', 'add_tags', 'remove_tags']);

/** Lists that mean everything when they are empty, whether or not they have a default. */
const ALL_IF_EMPTY = new Set(['site_ids_or_domains', 'addresses']);

/** Whether an empty list means everything: all sites, all types, all addresses. */
const emptyMeansAll = (schema: Schema, path: string) =>
  ALL_IF_EMPTY.has(path) ||
  (schema.default !== undefined && !CAN_BE_EMPTY.has(path)) ||
  (schema.items?.enum ?? []).includes('all');

/**
 * What is separated by commas. @throws UsageError if nothing is given where nothing means everything: the variable of a
 * script may be empty.
 */
function valuesIn(value: string, schema: Schema, { path, name }: Field): string[] {
  const values = value
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '');
  if (values.length > 0 || !emptyMeansAll(schema, path)) return values;
  throw new UsageError(`${name} is empty. Give at least one value, or leave it out.`);
}

function objectOf(schema: Schema, { path, name }: Field, value: string, nullable: boolean): Json {
  if (nullable && value.trim() === '') return new Json(null);
  const [first = 'name'] = Object.keys(schema.properties ?? {});
  throw new UsageError(`${name} has fields of its own: write ${path}.${first}=…, or JSON.`);
}

function parsedJson({ name }: Field, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new UsageError(`${name} is not valid JSON.`);
  }
}

function typesOf(schema: Schema): ReadonlySet<string> {
  return new Set([...[schema.type ?? []].flat(), ...(schema.anyOf ?? []).flatMap(form => [...typesOf(form)])]);
}

/** Plain values; lists given by position become lists. */
function settled(given: Given): unknown {
  if (given instanceof Json) return given.value;
  if (given instanceof Several) return given.mayBeOne && given.values.length === 1 ? given.values[0] : given.values;
  if (typeof given === 'string') return given;
  const entries = Object.entries(given).map(([name, value]) => [name, settled(value)] as const);
  if (entries.length > 0 && entries.every(([name]) => INDEX.test(name))) {
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  }
  return Object.fromEntries(entries);
}

function isMembers(given: Given): given is Members {
  return typeof given === 'object' && !(given instanceof Several) && !(given instanceof Json);
}

function twice({ name }: Field): UsageError {
  return new UsageError(`${name} is given twice.`);
}
