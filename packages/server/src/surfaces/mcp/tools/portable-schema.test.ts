import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { ALL_ABILITIES } from '../../../catalogue.ts';
import { portable } from './portable-schema.ts';

const accepts = (schema: unknown, value: unknown) => new Ajv2020({ strict: false }).validate(schema as object, value);

it.each([
  [{ type: ['integer', 'string'], minLength: 2, maximum: 9, description: 'A site.' }, [3, 'ab'], [10, 'a', null, 2.5]],
  [{ type: ['string', 'null'], enum: ['on', 'off', null] }, ['on', null], ['other', 1]],
  [
    { type: ['array', 'null'], items: { type: ['number', 'null'] }, maxItems: 2 },
    [null, [1, null]],
    [['a'], [1, 2, 3]],
  ],
  [
    { type: 'object', properties: { type: { type: ['string', 'null'], pattern: '^a' } }, required: ['type'] },
    [{ type: 'ab' }, { type: null }],
    [{ type: 'b' }, {}],
  ],
])('says the same with one type in each place: %j', (schema, good, bad) => {
  const made = portable(schema);
  for (const value of good) expect([accepts(schema, value), accepts(made, value)]).toEqual([true, true]);
  for (const value of bad) expect([accepts(schema, value), accepts(made, value)]).toEqual([false, false]);
});

it('keeps descriptions and defaults beside the types, and values as they are', () => {
  const schema = { type: ['string', 'null'], description: 'When.', default: null, examples: [{ type: ['a', 'b'] }] };
  expect(portable(schema)).toEqual({
    description: 'When.',
    default: null,
    examples: [{ type: ['a', 'b'] }],
    anyOf: [{ type: 'string' }, { type: 'null' }],
  });
});

it('leaves no list of types in what any ability takes and gives', () => {
  for (const { name, input, output } of ALL_ABILITIES) {
    expect(listsOfTypes(portable([input, output])), name).toEqual([]);
  }
  expect(ALL_ABILITIES.some(({ output }) => listsOfTypes(output).length > 0)).toBe(true);
});

/** Where a schema has several types, or several types and alternatives besides, which would say something else. */
function listsOfTypes(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, anyOf } = schema as { type?: unknown; anyOf?: unknown };
  const here = Array.isArray(type) || (type !== undefined && anyOf !== undefined) ? [path] : [];
  return [...here, ...Object.entries(schema).flatMap(([key, value]) => listsOfTypes(value, `${path}/${key}`))];
}
