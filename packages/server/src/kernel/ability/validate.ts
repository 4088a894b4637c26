import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { AppError, type Violation } from '../errors.ts';
import { violationWords } from './violation-words.ts';
import { bounded, MOST_ERRORS, sentenceOf } from './violations.ts';

/** That the schemas are valid ones themselves is shown by catalogue.test.ts: to show it at each start takes 50 ms. */
const OPTIONS = {
  meta: false,
  validateSchema: false,
  useDefaults: true,
  strict: true,
  allowUnionTypes: true,
  verbose: true,
} as const;
/** Ends at the first violation. */
const first = { ajv: new Ajv(OPTIONS), compiled: new WeakMap<object, ValidateFunction>() };
/** Goes on to the last. */
const all = { ajv: new Ajv({ ...OPTIONS, allErrors: true }), compiled: new WeakMap<object, ValidateFunction>() };

const UNKNOWN_MEMBER = {
  message: 'is not a known property; check its spelling',
  reason: 'unknown_property',
} as const;
/** Up to so many members and items an input is searched for everything that is wrong with it. */
const SEARCHED_WHOLE = 1_000;

function validator(schema: TSchema, { ajv, compiled } = first): ValidateFunction {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  return validate;
}

/** How surfaces name an invalid value: abilities as `input.page`, REST as the parameter `page`. */
export type Dialect = 'ability' | 'rest';

/**
 * Checks input against its schema and fills in the defaults. The value given is not altered.
 * @throws AppError ability_invalid_input (REST: rest_invalid_param) with the violations in `data.errors`, 20 at most, and
 *   in `data.more_errors` how many more there are; REST has them in `data.params` too, by name of the parameter. In a
 *   large input the first violation ends the search.
 */
export function parseInput<T>(schema: TSchema, value: unknown, dialect: Dialect = 'ability'): T {
  requireFewStray(schema, value, dialect);
  const copy = structuredClone(value);
  const errors = validator(schema)(copy) ? unstorable(copy) : violationsIn(schema, copy);
  if (errors.length === 0) return copy as T;
  throw refusal(errors, dialect);
}

/**
 * Refuses many unknown members without a copy of them, or a look at anything else.
 * @throws AppError as `parseInput`.
 */
export function requireFewStray(schema: TSchema, value: unknown, dialect: Dialect = 'ability'): void {
  const { properties, additionalProperties } = schema as { properties?: object; additionalProperties?: unknown };
  if (additionalProperties !== false || typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const names = Object.keys(value);
  if (names.length <= SEARCHED_WHOLE) return;
  const stray = names.filter(name => !Object.hasOwn(properties ?? {}, name));
  const errors = stray.slice(0, MOST_ERRORS).map(name => ({ path: `input.${name}`, ...UNKNOWN_MEMBER }));
  if (errors.length > 0) throw refusal(errors, dialect, stray.length - errors.length);
}

function refusal(errors: readonly Violation[], dialect: Dialect, more = 0): AppError {
  if (dialect === 'rest') return invalidParameters(errors, more);
  const data = bounded(errors, more);
  return new AppError('ability_invalid_input', `The input is not valid: ${sentenceOf(data)}`, { ...data });
}

/** Of a value that was refused. */
function violationsIn(schema: TSchema, value: unknown): Violation[] {
  const validate = validator(schema, smallerThan(value, SEARCHED_WHOLE) ? all : first);
  validate(value);
  return violationsOf(validate.errors ?? []);
}

function smallerThan(value: unknown, most: number): boolean {
  let count = 0;
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const members = Object.values(next);
    count += members.length;
    if (count > most) return false;
    open.push(...members);
  }
  return true;
}

/**
 * @param given Their paths may begin with `input.`, as abilities have it.
 * @param more Violations that are known of beyond these.
 */
export function invalidParameters(given: readonly Violation[], more = 0): AppError {
  const data = ofParameters(given, undefined, more);
  return new AppError('rest_invalid_param', `These parameters are not valid: ${sentenceOf(data)}`, { ...data });
}

/**
 * Violations of an ability's input as REST has them: of the parameter `page`, not of `input.page`.
 * @param nameOf Name of the parameter that a property of the input came from.
 */
export function ofParameters(given: readonly Violation[], nameOf = (property: string) => property, more = 0) {
  const known = bounded(given, more);
  const errors = known.errors.map(({ path, ...rest }) => ({
    path: path.startsWith('input.') ? path.slice(6).replace(/^\w+/, nameOf) : path === 'input' ? 'body' : path,
    ...rest,
  }));
  const params = Object.fromEntries(errors.map(({ path, message }) => [path.split(/[.[]/)[0], message]));
  return { params, ...known, errors };
}

/**
 * What no store can hold, whatever the schema says: texts with U+0000 (PostgreSQL) or with half of a surrogate pair,
 * which is no character; integers that are not exact.
 */
function unstorable(value: unknown): Violation[] {
  const found: Violation[] = [];
  lookForUnstorable(value, 'input', found);
  return found;
}

function lookForUnstorable(value: unknown, path: string, found: Violation[]): void {
  if (found.length >= MOST_ERRORS) return;
  if (typeof value === 'string') {
    if (value.includes('\0'))
      found.push({ path, message: 'must not contain the character U+0000', reason: 'not_a_character' });
    else if (!value.isWellFormed()) {
      const message = 'must not contain half of a character (a lone surrogate)';
      found.push({ path, message, reason: 'not_a_character' });
    }
  } else if (typeof value === 'number') {
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
      found.push({ path, message: 'is out of range', reason: 'out_of_range' });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) lookForUnstorable(item, `${path}[${index}]`, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      lookForUnstorable(name, path, found);
      lookForUnstorable(item, `${path}.${name}`, found);
    }
  }
}

/** True when a value fits a schema: the check of outputs. */
export function fitsSchema(schema: TSchema, value: unknown): boolean {
  return validator(schema)(value) === true;
}

/** What `fits` found at the last call, for the log. */
export function misfit(schema: TSchema, value: unknown): string {
  return sentenceOf(bounded(violationsIn(schema, value)));
}

/** `anyOf` reports each branch and then itself; the branches say it better, where there are any. */
function violationsOf(errors: ErrorObject[]): Violation[] {
  const meaningful = errors.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'if');
  return (meaningful.length > 0 ? meaningful : errors).map(violation);
}

function violation(error: ErrorObject): Violation {
  const path = `input${error.instancePath.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.')}`;
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return { path: `${path}.${String(params.missingProperty)}`, message: 'is required', reason: 'missing' };
    case 'additionalProperties':
      return { path: `${path}.${String(params.additionalProperty)}`, ...UNKNOWN_MEMBER };
    default:
      return { path, ...violationWords(error) };
  }
}
