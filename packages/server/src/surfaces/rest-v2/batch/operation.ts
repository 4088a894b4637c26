import { type TObject, type TSchema, Type } from 'typebox';
import { AppError } from '../../../kernel/errors.ts';
import type { GivenParameters } from '../parameters.ts';
import { propertiesOf, type RestRoute } from '../route.ts';

/** The kinds of records that items work on. */
export type Noun = 'sites' | 'clients' | 'tags' | 'costs';

/** How one action of a batch handles each of its items: as a call of a single route. */
export interface BatchOperation {
  /** Items on the same record run one after the other. */
  readonly noun: Noun;
  /** The routes that its items may call, for documents. */
  readonly routes: readonly RestRoute[];
  /** Schema of an item. */
  readonly item: TSchema;
  /** @throws AppError rest_invalid_param if the item can't be converted to such a call. */
  readonly callOf: (item: unknown, typed: boolean) => BatchCall;
}

/** A call of a single route. */
export interface BatchCall {
  readonly route: RestRoute;
  readonly given: GivenParameters;
  /** The record it works on, as named by the caller; undefined for a creation. */
  readonly id?: number | string | undefined;
}

/** `create`: the item is the body. */
export function creates(noun: Noun, route: RestRoute): BatchOperation {
  return {
    noun,
    routes: [route],
    item: route.params.schema,
    callOf(item, typed) {
      if (!isObject(item)) throw notAn('an object with the fields of the new record', item);
      return { route, given: { path: {}, query: {}, body: item, typed } };
    },
  };
}

/** `update`: the item is the body, and names the record as `id`, or by its name in the path. */
export function changes(noun: Noun, route: RestRoute): BatchOperation {
  const [name = 'id'] = route.params.inPath;
  return {
    noun,
    routes: [route],
    item: withId(route, name),
    callOf(item, typed) {
      if (!isObject(item)) throw notAn('an object with an id and the fields to change', item);
      return callOn(route, name, item, typed);
    },
  };
}

/** All others: the item is the id, or another selector of the path, or an object as for `changes`. */
export function acts(noun: Noun, route: RestRoute): BatchOperation {
  const [name = 'id'] = route.params.inPath;
  const whole = withId(route, name);
  return {
    noun,
    routes: [route],
    item: Type.Union([whole.properties.id as TSchema, whole]),
    callOf(item, typed) {
      if (typeof item === 'number' || typeof item === 'string') return callOn(route, name, { id: item }, typed);
      if (!isObject(item)) throw notAn(`an ${name.replaceAll('_', ' ')}, or an object with an id`, item);
      return callOn(route, name, item, typed);
    },
  };
}

/** @param name What the path calls the id. */
function callOn(route: RestRoute, name: string, item: Readonly<Record<string, unknown>>, typed: boolean): BatchCall {
  const { [Object.hasOwn(item, name) ? name : 'id']: id, ...body } = item;
  const path = id === undefined ? {} : { [name]: id };
  const known = typeof id === 'number' || typeof id === 'string' ? id : undefined;
  return { route, given: { path, query: {}, body, typed }, id: known };
}

/** The parameters of a route with what it names in its path as `id`. */
function withId({ params: { schema }, echo }: RestRoute, name: string): TObject {
  const { [name]: id = Type.Unknown(), ...taken } = propertiesOf(schema);
  const others = { ...taken, ...(echo ? readOnly(echo.schema) : {}) };
  const required = (schema.required ?? []).map(member => (member === name ? 'id' : member));
  return Object.assign<TObject, { required: string[] }>({ ...schema, properties: { id, ...others } }, { required });
}

/** Members that may come back as they are. */
function readOnly(schema: TObject): Record<string, TSchema> {
  const members = Object.entries(propertiesOf(schema)).filter(([name]) => name !== 'id');
  return Object.fromEntries(members.map(([name, member]) => [name, Type.Optional({ ...member, readOnly: true })]));
}

export function isObject(item: unknown): item is Readonly<Record<string, unknown>> {
  return typeof item === 'object' && item !== null && !Array.isArray(item);
}

function notAn(expected: string, item: unknown): AppError {
  const is = item === null ? 'null' : Array.isArray(item) ? 'an array' : `a ${typeof item}`;
  return new AppError('rest_invalid_param', `The item must be ${expected}; it is ${is}.`);
}
