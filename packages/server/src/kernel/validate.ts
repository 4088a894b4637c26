import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { AppError, type Violation } from './errors.ts';
import { violationWords } from './violation-words.ts';

const ajv = new Ajv({ allErrors: true, useDefaults: true, strict: true, allowUnionTypes: true, verbose: true });
const compiled = new WeakMap<object, ValidateFunction>();

function validator(schema: TSchema): ValidateFunction {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  return validate;
}

/** How doors speak of what was wrong: abilities of `input.page`, REST of the parameter `page`. */
export type Dialect = 'ability' | 'rest';

/**
 * Checks input against its schema and fills in the defaults. The value given is not altered.
 * @throws AppError ability_invalid_input (REST: rest_invalid_param) with every violation at once in `data.errors`;
 *   REST has them in `data.params` too, by name of the parameter.
 */
export function parseInput<T>(schema: TSchema, value: unknown, dialect: Dialect = 'ability'): T {
  const validate = validator(schema);
  const copy = structuredClone(value);
  const errors = validate(copy) ? unstorable(copy) : violationsOf(validate.errors ?? []);
  if (errors.length === 0) return copy as T;
  throw dialect === 'ability'
    ? new AppError('ability_invalid_input', `The input is not valid: ${sentence(errors)}`, { errors })
    : invalidParameters(errors);
}

/** @param given Their paths may begin with `input.`, as abilities have it. */
export function invalidParameters(given: readonly Violation[]): AppError {
  const { params, errors } = ofParameters(given);
  return new AppError('rest_invalid_param', `These parameters are not valid: ${sentence(errors)}`, { params, errors });
}

/**
 * Violations of an ability's input as REST has them: of the parameter `page`, not of `input.page`.
 * @param nameOf Name of the parameter that a property of the input came from.
 */
export function ofParameters(given: readonly Violation[], nameOf = (property: string) => property) {
  const errors = given.map(({ path, message }) => ({
    path: path.startsWith('input.') ? path.slice(6).replace(/^\w+/, nameOf) : path === 'input' ? 'body' : path,
    message,
  }));
  const params = Object.fromEntries(errors.map(({ path, message }) => [path.split(/[.[]/)[0], message]));
  return { params, errors };
}

/**
 * What no store can hold, whatever the schema says: texts with U+0000 (PostgreSQL) or with half of a surrogate pair,
 * which is no character; integers that are not exact.
 */
function unstorable(value: unknown, path = 'input'): Violation[] {
  if (typeof value === 'string') {
    if (value.includes('\0')) return [{ path, message: 'must not contain the character U+0000' }];
    return value.isWellFormed() ? [] : [{ path, message: 'must not contain half of a character (a lone surrogate)' }];
  }
  if (typeof value === 'number') {
    return Math.abs(value) > Number.MAX_SAFE_INTEGER ? [{ path, message: 'is out of range' }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorable(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [
    ...unstorable(name, path),
    ...unstorable(item, `${path}.${name}`),
  ]);
}

/** True when a value fits a schema: the check of outputs. */
export function fits(schema: TSchema, value: unknown): boolean {
  return validator(schema)(value) === true;
}

/** What `fits` found at the last call, for the log. */
export function misfit(schema: TSchema, value: unknown): string {
  const validate = validator(schema);
  validate(value);
  return sentence((validate.errors ?? []).map(violation));
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
      return { path: `${path}.${String(params.missingProperty)}`, message: 'is required' };
    case 'additionalProperties':
      return {
        path: `${path}.${String(params.additionalProperty)}`,
        message: 'is not a known property; check its spelling',
      };
    default:
      return { path, message: violationWords(error) };
  }
}

function sentence(errors: Violation[]): string {
  const shown = errors.slice(0, 5).map(error => `${error.path} ${error.message}`);
  return `${shown.join('; ')}${errors.length > 5 ? `; and ${errors.length - 5} more` : ''}.`;
}
