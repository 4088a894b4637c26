import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { AppError, type Violation } from './errors.ts';

const ajv = new Ajv({ allErrors: true, useDefaults: true, strict: true, allowUnionTypes: true });
const compiled = new WeakMap<object, ValidateFunction>();

function validator(schema: TSchema): ValidateFunction {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  return validate;
}

/**
 * Checks input against its schema and fills in the defaults. The value given is not altered.
 * @throws AppError ability_invalid_input with every violation at once in `data.errors`.
 */
export function parseInput<T>(schema: TSchema, value: unknown): T {
  const validate = validator(schema);
  const copy = structuredClone(value);
  const errors = validate(copy) ? unstorable(copy) : violationsOf(validate.errors ?? []);
  if (errors.length === 0) return copy as T;
  throw new AppError('ability_invalid_input', `The input is not valid: ${sentence(errors)}`, { errors });
}

/** What no store can hold, whatever the schema says: texts with U+0000 (PostgreSQL), integers that are not exact. */
function unstorable(value: unknown, path = 'input'): Violation[] {
  if (typeof value === 'string') {
    return value.includes('\0') ? [{ path, message: 'must not contain the character U+0000' }] : [];
  }
  if (typeof value === 'number') {
    return Math.abs(value) > Number.MAX_SAFE_INTEGER ? [{ path, message: 'is out of range' }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorable(item, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => unstorable(item, `${path}.${name}`));
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
    case 'enum':
      return { path, message: `must be one of: ${(params.allowedValues as unknown[]).join(', ')}` };
    case 'type':
      return { path, message: `must be ${[params.type].flat().join(' or ')}` };
    default:
      return { path, message: error.message ?? 'is not valid' };
  }
}

function sentence(errors: Violation[]): string {
  const shown = errors.slice(0, 5).map(error => `${error.path} ${error.message}`);
  return `${shown.join('; ')}${errors.length > 5 ? `; and ${errors.length - 5} more` : ''}.`;
}
