import { type TSchema, Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../catalogue.ts';
import type { AppError, Violation } from '../errors.ts';
import { parseInput } from './validate.ts';

const violation = (schema: TSchema, value: unknown) => {
  try {
    parseInput(Type.Object({ x: schema }), { x: value });
    return undefined;
  } catch (error) {
    return ((error as AppError).data.errors as Violation[])[0];
  }
};

describe('the message about an invalid value', () => {
  it.each([
    [Type.String({ pattern: '\\S' }), ' ', 'must not be empty'],
    [Type.String({ pattern: '^#', description: 'Colour as #rrggbb.' }), 'red', 'must be: Colour as #rrggbb'],
    [Type.String({ pattern: '^#' }), 'red', 'is not in the right form'],
    [Type.String({ minLength: 1 }), '', 'must not be empty'],
    [Type.String({ minLength: 8 }), 'a', 'must have at least 8 characters'],
    [Type.String({ maxLength: 1 }), 'ab', 'must have at most 1 character'],
    [Type.Array(Type.Integer(), { minItems: 1 }), [], 'must have at least 1 item'],
    [Type.Array(Type.Integer(), { maxItems: 2 }), [1, 2, 3], 'must have at most 2 items'],
    [Type.Integer({ minimum: 1 }), 0, 'must be 1 or more'],
    [Type.Integer({ maximum: 200 }), 201, 'must be 200 or less'],
    [Type.Unsafe<string>({ type: 'string', enum: ['a', ''] }), 'b', 'must be one of: a, empty'],
    [Type.Boolean(), 'x', 'must be true or false'],
    [Type.Array(Type.Integer()), { a: 1 }, 'must be an array'],
    [Type.Object({}), 'x', 'must be an object'],
    [Type.Unsafe<number>({ type: ['integer', 'null'] }), 'b', 'must be an integer or null'],
  ])('uses plain words: case %#', (schema, value, words) => {
    expect(violation(schema, value)?.message).toBe(words);
  });

  it.each([
    [Type.String({ pattern: '\\S' }), ' ', { reason: 'missing' }],
    [Type.String({ pattern: '^#', description: 'Colour.' }), 'red', { reason: 'wrong_form', limit: 'Colour' }],
    [Type.String({ maxLength: 1 }), 'ab', { reason: 'too_long', limit: 1 }],
    [Type.Array(Type.Integer(), { uniqueItems: true }), [1, 1], { reason: 'duplicate' }],
    [Type.Integer({ minimum: 1 }), 0, { reason: 'too_small', limit: 1 }],
    [Type.Number({ exclusiveMinimum: 0 }), 0, { reason: 'not_above', limit: 0 }],
    [Type.Number({ multipleOf: 0.5 }), 0.3, { reason: 'decimals' }],
    [Type.Unsafe<string>({ type: 'string', enum: ['a', 'b'] }), 'c', { reason: 'not_one_of', limit: 'a, b' }],
    [Type.Unsafe<number>({ type: ['integer', 'null'] }), 'b', { reason: 'not_an_integer' }],
    [Type.Boolean(), 'x', { reason: 'wrong_type' }],
    [Type.String(), 'a\0', { reason: 'not_a_character' }],
  ])('has its reason beside it, for programs: case %#', (schema, value, wanted) => {
    const { path, message, ...forPrograms } = violation(schema, value) ?? { path: '', message: '' };
    expect({ path, forPrograms }).toEqual({ path: 'input.x', forPrograms: wanted });
    expect(message).toMatch(/^(?:must|is)/);
  });

  it('can describe the expected format of each pattern in the catalogue', () => {
    const mute = ALL_ABILITIES.flatMap(({ name, input }) =>
      patterns(input).flatMap(({ pattern, description }) =>
        pattern === '\\S' || description !== undefined ? [] : [`${name} ${pattern}`],
      ),
    );
    expect(mute).toEqual([]);
  });
});

interface Shape {
  readonly pattern?: string;
  readonly description?: string;
}

function patterns(schema: unknown): Shape[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = typeof (schema as Shape).pattern === 'string' ? [schema as Shape] : [];
  return [...own, ...Object.values(schema).flatMap(patterns)];
}
