import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../errors.ts';
import { parseInput } from './validate.ts';

const Schema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 5 }),
    page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
    status: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: ['on', 'off'] })),
    selector: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.String({ minLength: 1 })])),
    client: Type.Optional(Type.Unsafe<number | null>({ type: ['integer', 'null'] })),
    tags: Type.Optional(
      Type.Array(Type.Object({ id: Type.Integer() }, { additionalProperties: false }), { maxItems: 2 }),
    ),
  },
  { additionalProperties: false },
);

function violations(input: unknown): Record<string, string> {
  try {
    parseInput(Schema, input);
    return {};
  } catch (error) {
    const { code, data } = error as AppError;
    expect(code).toBe('ability_invalid_input');
    return Object.fromEntries((data.errors as { path: string; message: string }[]).map(e => [e.path, e.message]));
  }
}

describe('parseInput', () => {
  it('fills in defaults, in a copy', () => {
    const input = Object.freeze({ name: 'a' });
    expect(parseInput(Schema, input)).toEqual({ name: 'a', page: 1 });
    expect(input).toEqual({ name: 'a' });
  });

  it('names every violation at once, each by its path', () => {
    const input = { page: 0, status: 'onn', tags: [{ id: 'x' }, { idd: 1 }, {}], extra: 1, client: 'x' };
    expect(violations(input)).toEqual({
      'input.name': 'is required',
      'input.page': 'must be 1 or more',
      'input.status': 'must be one of: on, off',
      'input.client': 'must be an integer or null',
      'input.extra': 'is not a known property; check its spelling',
      'input.tags': 'must have at most 2 items',
      'input.tags[0].id': 'must be an integer',
      'input.tags[1].id': 'is required',
      'input.tags[1].idd': 'is not a known property; check its spelling',
      'input.tags[2].id': 'is required',
    });
  });

  it('lists the allowed values, and calls an empty one "empty"', () => {
    const way = Type.Unsafe<string | null>({ type: ['string', 'null'], enum: ['cash', 'card', '', null] });
    expect(() => parseInput(Type.Object({ way }), { way: 'x' })).toThrow(/way must be one of: cash, card, empty\./);
  });

  it('reports the violations of a union’s branches', () => {
    expect(Object.keys(violations({ name: 'a', selector: true }))).toEqual(['input.selector']);
    expect(violations({ name: 'a', selector: 'site.example' })).toEqual({});
    expect(violations({ name: 'a', selector: 0 })).not.toEqual({});
  });

  it('rejects a value that only a whole union rejects', () => {
    expect(() => parseInput(Type.Unsafe({ anyOf: [] as never[], if: {}, minLength: 1, type: 'string' }), '')).toThrow();
    expect(() => parseInput(Type.Object({ a: Type.Unsafe({ not: {} }) }), { a: 1 })).toThrow();
  });

  it.each([null, undefined, 5, 'text', [], true])('rejects the input %j as a whole', input => {
    expect(Object.keys(violations(input))).toEqual(['input']);
  });

  it('converts no types: a string is not a number, and a number is not a string', () => {
    expect(Object.keys(violations({ name: 5, page: '1' }))).toEqual(['input.name', 'input.page']);
  });

  it('rejects the names of prototype properties', () => {
    expect(Object.keys(violations({ name: 'a', constructor: 1, toString: 2 }))).toEqual([
      'input.constructor',
      'input.toString',
    ]);
    expect(Object.keys(violations(JSON.parse('{"name":"a","__proto__":{}}')))).toEqual(['input.__proto__']);
  });

  it('rejects values that no store can hold', () => {
    expect(Object.keys(violations({ name: 'a\0b', page: 2 ** 53 }))).toEqual(['input.name', 'input.page']);
  });

  it('keeps its message short, however much is wrong', () => {
    const input = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`wrong_${index}`, 1]));
    const caught = (() => {
      try {
        return parseInput(Schema, input);
      } catch (error) {
        return error as AppError;
      }
    })() as AppError;
    expect(caught.message.length).toBeLessThan(600);
    expect(caught.message).toContain('and 496 more');
    expect(caught.data.errors).toHaveLength(20);
    expect(caught.data.more_errors).toBe(481);
  });

  function refusalOf(input: unknown): AppError {
    try {
      parseInput(Schema, input);
    } catch (error) {
      return error as AppError;
    }
    throw new Error('it was taken');
  }

  // Fails where all violations of a large input are searched for: 20 errors, and 49,981 more.
  it('stops at the first violation of a large input', () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`wrong_${index}`, 1]));
    const few = refusalOf(many).data;
    expect(few.errors).toHaveLength(20);
    expect(few.more_errors).toBe(49_980);
    const tags = Array.from({ length: 50_000 }, () => ({ id: 'x' }));
    expect(refusalOf({ name: 'a', tags }).data.errors).toEqual([
      { path: 'input.tags', message: 'must have at most 2 items', reason: 'too_many', limit: 2 },
    ]);
  });

  it('repeats names chosen by the caller only up to a limited length', () => {
    const { message, data } = refusalOf({ name: 'a', ['x'.repeat(500_000)]: 1, ['\ud83d\udd11'.repeat(999)]: 1 });
    expect(message.length).toBeLessThan(500);
    expect(message.isWellFormed()).toBe(true);
    expect((data.errors as { path: string }[]).map(({ path }) => path.length)).toEqual([121, 121]);
  });

  it('names up to 20 values that no store can hold, then stops', () => {
    const Any = Type.Object({ texts: Type.Array(Type.String()) });
    const texts = Array.from({ length: 50_000 }, () => 'a\0');
    expect(() => parseInput(Any, { texts })).toThrow(
      expect.objectContaining({ data: { errors: expect.toSatisfy(errors => errors.length === 20) } }),
    );
  });
});
