import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ABILITIES } from './catalogue.ts';
import { CATEGORIES } from './surfaces/abilities/discovery.ts';

/** The parts of a JSON Schema that these tests look at. */
interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: unknown;
}

const FEATURES = join(import.meta.dirname, 'features');
const FILES = globSync('*/*.ts', { cwd: FEATURES }).filter(
  file => !file.endsWith('.test.ts') && /= ability\(\{/.test(readFileSync(join(FEATURES, file), 'utf8')),
);
const operationOf = (file: string) => basename(file, '.ts');
const byName = ABILITIES.map(ability => [ability.name, ability] as const);

/** Paths of all properties without a description, at any depth. */
function undescribed(schema: Schema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(property.description?.trim() ? [] : [`${path}.${name}`]),
    ...undescribed(property, `${path}.${name}`),
  ]);
  const items = schema.items ? undescribed(schema.items, `${path}[]`) : [];
  return [...own, ...items, ...(schema.anyOf ?? []).flatMap(branch => undescribed(branch, path))];
}

describe('the catalogue', () => {
  it('has the 17 site abilities of the specification', () => {
    const wanted = [
      ...['list-sites', 'get-site', 'count-sites', 'get-sites-basic', 'add-site', 'update-site', 'delete-site'],
      ...['sync-sites', 'check-site', 'check-sites', 'reconnect-site', 'reconnect-sites', 'disconnect-site'],
      ...['disconnect-sites', 'suspend-site', 'suspend-sites', 'unsuspend-site'],
    ].map(operation => `${operation}-v1`);
    expect(ABILITIES.map(ability => ability.name)).toEqual(expect.arrayContaining(wanted));
    expect(wanted).toHaveLength(17);
  });

  it('lists GET for exactly the abilities that the specification calls by GET', () => {
    const gets = ABILITIES.filter(ability => ability.category === 'sites' && ability.method === 'GET');
    expect(gets.map(ability => ability.name).sort()).toEqual(['count-sites-v1', 'get-sites-basic-v1', 'list-sites-v1']);
  });

  it('has every ability once, and each is the file of its name', () => {
    expect(ABILITIES.map(ability => ability.name).sort()).toEqual(FILES.map(file => `${operationOf(file)}-v1`).sort());
  });

  it.each(FILES)('%s has a test beside it', file => {
    const test = join(FEATURES, dirname(file), `${operationOf(file)}.test.ts`);
    expect(existsSync(test), `${test} is missing`).toBe(true);
  });
});

describe.each(byName)('%s', (name, ability) => {
  const input = ability.input as Schema;
  const output = ability.output as Schema;

  it('has a versioned name in kebab-case', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*-v1$/);
  });

  it('has a summary: one sentence with a period', () => {
    expect(ability.summary).toMatch(/^[A-Z].*[^.]\.$/);
  });

  it('describes every property of its input and output', () => {
    expect([...undescribed(input, 'input'), ...undescribed(output, 'output')]).toEqual([]);
  });

  it('takes an object, and no property that is not named', () => {
    expect(input.type).toBe('object');
    expect(input.additionalProperties).toBe(false);
  });

  it('answers an object', () => {
    const branches = output.anyOf ?? [output];
    for (const branch of branches) expect(branch.type).toBe('object');
  });

  it('belongs to a category that is known', () => {
    expect(Object.keys(CATEGORIES)).toContain(ability.category);
  });

  it('says truly what it does', () => {
    expect(['read', 'write', 'destroy']).toContain(ability.effect);
    if (ability.method === 'GET') expect(ability.effect).toBe('read');
    if (/^(list|get|count)-/.test(name)) expect(ability.effect).toBe('read');
    else expect(ability.effect).not.toBe('read');
    if (/^delete-/.test(name)) expect(ability.effect).toBe('destroy');
    if (ability.effect === 'destroy') expect(input.properties?.confirm?.type).toBe('boolean');
  });

  it('pages with limits, if at all', () => {
    if (!input.properties?.per_page) return;
    expect(input.properties.per_page).toMatchObject({ type: 'integer', minimum: 1, maximum: expect.any(Number) });
    expect(input.properties.page).toMatchObject({ type: 'integer', minimum: 1, default: 1 });
  });
});
