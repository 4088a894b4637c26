import { type TObject, type TSchema, Type } from 'typebox';
import { parseInput, requireFewStray } from '../../kernel/ability/validate.ts';
import { coerce, coerceNumbers } from '../abilities/coerce.ts';
import type { RouteFacts } from './route-facts.ts';

/** The parameters of a route in the terms of REST, and their conversion to the input of its ability. */
export interface Parameters {
  /** All parameters by their names over REST, including those of the path. */
  readonly schema: TObject;
  /** Names of the parameters in the path. */
  readonly inPath: readonly string[];
  /**
   * Converts parameters to the input of the ability.
   * @throws AppError rest_invalid_param with every violation at once.
   */
  readonly toInput: (given: GivenParameters) => Record<string, unknown>;
}

/** The sources of parameters. The path takes precedence over the body, the body over the query. */
export interface GivenParameters {
  readonly path: object;
  readonly query: object;
  readonly body: object;
  /** The body is JSON: its values have types, instead of being texts. */
  readonly typed: boolean;
}

interface Shape {
  readonly type?: string | string[];
  readonly enum?: readonly unknown[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly description?: string;
  readonly default?: unknown;
}

/** Values that turn a filter off. */
const ALL = ['any', 'all'];

/** @returns besides, `nameOf`: the name of the parameter that a property of the ability's input comes from. */
export function parametersOf(facts: RouteFacts): Parameters & { readonly nameOf: (property: string) => string } {
  const { ability, path, names = {}, fixed = {}, without = [], params = {}, toInput = same } = facts;
  const inPath = pathNames(path);
  const restName = Object.fromEntries(Object.entries(names).map(([rest, input]) => [input, rest]));
  const filters: string[] = [];
  const properties: Record<string, TSchema> = {};
  const required: string[] = [...inPath, ...(facts.required ?? [])];
  for (const [name, property] of Object.entries(ability.input.properties)) {
    const rest = restName[name] ?? name;
    if (name in fixed || without.includes(name)) continue;
    if (rest in params) {
      properties[rest] = params[rest] as TSchema; // in its place: documents show parameters in this order
      continue;
    }
    const filter = asFilter(property as Shape);
    if (filter) filters.push(rest);
    properties[rest] = filter ?? (property as TSchema);
    if (ability.input.required?.includes(name)) required.push(rest);
  }
  Object.assign(properties, params);
  for (const name of required) {
    if (!(name in properties)) throw new Error(`${path} names ${name}, which ${ability.name} does not take`);
  }
  const object: TObject = Type.Object(properties, { additionalProperties: false });
  const schema = Object.assign(object, { required: [...new Set(required)] });
  const writes = ability.effect !== 'read';
  return {
    schema,
    inPath,
    nameOf: property => restName[property] ?? property,
    toInput(given) {
      requireFewStray(schema, given.body, 'rest');
      const gathered = gather(schema, given, writes);
      const parsed = parseInput<Record<string, unknown>>(schema, gathered, 'rest');
      for (const name of filters) parsed[name] = filterValue(parsed[name] as string[] | undefined);
      const renamed = Object.entries(parsed).flatMap(([name, value]) =>
        value === undefined ? [] : [[names[name] ?? name, value] as const],
      );
      return { ...toInput(Object.fromEntries(renamed)), ...fixed };
    },
  };
}

const same = (params: Record<string, unknown>) => params;

/** Names in braces, in order: `['id_or_email']`. */
function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

/** "One value, any, or several" of abilities becomes a list of values over REST. */
function asFilter({ anyOf, description = '' }: Shape): TSchema | undefined {
  const [one, several] = anyOf ?? [];
  if (!one?.enum || several?.type !== 'array') return undefined;
  const values = [...ALL, ...one.enum.filter(value => !ALL.includes(String(value)))];
  return Type.Array(Type.Unsafe<string>({ type: 'string', enum: values }), { description });
}

function filterValue(values: readonly string[] | undefined): readonly string[] | undefined {
  return values === undefined || values.length === 0 || values.some(value => ALL.includes(value)) ? undefined : values;
}

function gather(schema: TObject, { path, query, body, typed }: GivenParameters, writes: boolean): object {
  const ofText = (fields: object) => coerce(schema, splitLists(schema, fields, 'text', writes)) as object;
  const asked = Object.entries(query).filter(([name]) => !name.startsWith('_'));
  return {
    ...ofText(Object.fromEntries(asked)),
    ...(typed ? (coerceNumbers(schema, splitLists(schema, body, 'json', writes)) as object) : ofText(body)),
    ...ofText(path),
  };
}

/**
 * Lists may be given as `1,2`, as repeated parameters (`id=1&id=2`) or as arrays (`id[]=1`, JSON). An empty text counts
 * as absent in reads; in changes it is kept, for validation to refuse: a list that turns out empty must never mean
 * "all". Source: docs/spec/rest-v2.md#parameters.
 */
function splitLists(schema: TObject, fields: object, source: 'text' | 'json', writes: boolean): object {
  const split = Object.entries(fields).map(([given, value]) => {
    const bracketed = source === 'text' && given.endsWith('[]');
    const name = bracketed ? given.slice(0, -2) : given;
    const property = Object.hasOwn(schema.properties, name) ? (schema.properties[name] as Shape) : undefined;
    if (!isScalarList(property)) return [given, value] as const;
    if (typeof value === 'string') {
      return [name, coerce(property as TSchema, bracketed ? [value] : itemsOf([value], writes))] as const;
    }
    return [name, source === 'text' && Array.isArray(value) && !bracketed ? itemsOf(value, writes) : value] as const;
  });
  return Object.fromEntries(split.filter(([, value]) => value !== undefined));
}

/** True for lists of texts or numbers, which commas can separate; null may stand for one without items. */
export function isScalarList(property: Shape | undefined): boolean {
  const { type, items } = property ?? {};
  const ofObjects = [items, ...(items?.anyOf ?? [])].some(item => item?.type === 'object');
  return [type].flat().includes('array') && !ofObjects;
}

/** Values other than text are kept, for validation to name. */
function itemsOf(values: readonly unknown[], writes: boolean): readonly unknown[] | '' | undefined {
  const items = values.flatMap(value =>
    typeof value === 'string' ? value.split(',').map(item => item.trim()) : [value],
  );
  const filled = items.filter(item => item !== '');
  return filled.length > 0 ? filled : writes ? '' : undefined;
}
