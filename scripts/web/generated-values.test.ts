import { describe, expect, it } from 'vitest';
import { schemaAt } from './schema-at.ts';
import { literal } from './source-text.ts';

describe('a path to a value in the inputs of the abilities', () => {
  it('is found at the top level, in lists, in maps, and in fields of several types', () => {
    expect(schemaAt('list-jobs-v1 status').enum).toContain('queued');
    expect(schemaAt('add-update-window-v1 days[]').enum).toContain('mon');
    expect(schemaAt('add-client-v1 custom_fields.*').maxLength).toBe(10_000);
    expect(schemaAt('list-clients-v1 status[]').enum).toContain('lead');
    expect(schemaAt('run-updates-v1 strategy.growth').minimum).toBe(1);
  });

  it('stops the generation if it does not exist, rather than leave a value out', () => {
    expect(() => schemaAt('list-jobs-v1 colour')).toThrow('There is no list-jobs-v1 colour');
    expect(() => schemaAt('list-job-v1 status')).toThrow('There is no ability list-job-v1');
  });
});

describe('a literal', () => {
  it.each([
    [['a', "it's", 'back\\slash'], String.raw`['a', 'it\'s', 'back\\slash']`],
    [{ most: 0.5, 'a-b': null, on: false }, `{ most: 0.5, 'a-b': null, on: false }`],
    [{}, '{}'],
  ])('of %j is TypeScript with the same meaning', (value, text) => {
    expect(literal(value)).toBe(text);
    expect(new Function(`return (${text})`)()).toEqual(value);
  });
});
