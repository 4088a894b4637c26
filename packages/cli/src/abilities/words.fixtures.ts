import type { Schema } from '@sitekeeper/server';

/** An input with a value for every field that a schema knows. */
export function exampleInput(schema: Schema): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {});
  return Object.fromEntries(entries.map(([name, field]) => [name, exampleValue(field, name)]));
}

/** The words that say an input; lists of several values with commas. */
export function wordsOf(input: object, prefix = ''): string[] {
  return Object.entries(input).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    if (Array.isArray(value) && value.every(item => typeof item !== 'object')) return [`${path}=${value.join(',')}`];
    if (typeof value === 'object' && value !== null) return wordsOf(value, `${path}.`);
    return [`${path}=${value}`];
  });
}

function exampleValue(schema: Schema, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find(value => value !== null);
  if (schema.anyOf) return exampleValue(schema.anyOf[0] as Schema, name);
  const types = [schema.type ?? []].flat();
  // A word stays a word where a text is possible.
  if (types.includes('string')) return textFitting(schema, name);
  if (types.includes('array')) return [exampleValue(schema.items ?? {}, name)];
  const [named] = Object.entries(schema.patternProperties ?? {});
  if (named) return { [textFitting({ pattern: named[0] }, name)]: exampleValue(named[1], name) };
  if (types.includes('object')) return exampleInput(schema);
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number')) return Math.max(schema.minimum ?? 0, 2);
  return textFitting(schema, name);
}

const TEXTS = [
  'some text',
  'some_text',
  '08:30',
  '#00ff88',
  '2026-01',
  '2026-01-31',
  '2026-01-31T08:00:00.000Z',
  'a@b.example',
  '12.50',
  '200-299',
  'https://a.example/',
  'update_00000000-0000-4000-8000-000000000000',
  '00000000-0000-4000-8000-000000000000',
];

function textFitting({ pattern, examples, minLength = 0, maxLength = 500 }: Schema, name: string): string {
  const made = [...(examples ?? []).map(String), ...TEXTS, 'f'.repeat(Math.max(1, minLength)), 'a'.repeat(64)];
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const found = made.find(fits);
  if (found === undefined) throw new Error(`No text fits ${name}: ${pattern}`);
  return found;
}
