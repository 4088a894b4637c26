import type { Schema } from '@sitekeeper/server';
import fc from 'fast-check';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [{ x: nested(depth - 1) }]);

/** Values that no schema expects, and that have broken servers before. */
export const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\0',
    'a\0b',
    'é🦊',
    '\u202e',
    '\ud800',
    'x'.repeat(5000),
    '__proto__',
    'constructor',
    ',',
    ',,',
    '1,2',
    'true',
    '0',
    '-1',
    '1e9',
    "' or 1=1 --",
    '%',
    '%_',
    '../../x',
    '<b>',
    '=1+1',
    '{"a":1}',
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    ['x', 1],
    [{}],
    nested(12),
    nested(40),
    Array.from({ length: 300 }, (_, index) => index),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * A value that matches the schema; ids are small, so that some of them exist.
 * @param texts Texts that have a meaning.
 */
export function fitting(schema: Schema, texts: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(one => fitting(one, texts)));
  return fc.oneof(...[schema.type ?? 'string'].flat().map(type => ofType(type, schema, texts)));
}

function ofType(type: string, schema: Schema, texts: readonly string[]): fc.Arbitrary<unknown> {
  const least = schema.minimum ?? 0;
  switch (type) {
    case 'integer':
      return fc.integer({ min: least, max: Math.min(schema.maximum ?? least + 5, least + 5) });
    case 'number':
      return fc.integer({ min: least * 100, max: least * 100 + 100_000 }).map(hundredths => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, texts), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'object':
      return objectOf(schema, property => fitting(property, texts));
    default:
      return fc.oneof(
        fc.constantFrom(...texts),
        fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 30, 30) }),
      );
  }
}

/** An object with the required members of the schema, and some of the others. */
export function objectOf(
  { properties = {}, required = [] }: Schema,
  member: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const members = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, member(schema)]));
  return fc.record(members, { requiredKeys: required.filter(name => name in members) });
}
