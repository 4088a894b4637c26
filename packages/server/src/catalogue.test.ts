import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { ALL_ABILITIES, catalogue, JOB_TYPES } from './catalogue.ts';
import { Catalogue, methodsOf } from './kernel/ability/catalogue.ts';
import { ERRORS } from './kernel/errors.ts';
import { JOB_ROUTES } from './surfaces/rest-v2/routes/jobs.routes.ts';

/** Groups of the specification in its order, in each first what concerns one site. */
const SPECIFIED = [
  ['list-sites', 'get-site', 'count-sites', 'get-sites-basic', 'add-site', 'update-site', 'delete-site'],
  ['sync-site', 'sync-sites', 'check-site', 'check-sites', 'reconnect-site', 'reconnect-sites'],
  ['disconnect-site', 'disconnect-sites', 'suspend-site', 'suspend-sites', 'unsuspend-site'],
  ['get-site-plugins', 'activate-site-plugins', 'deactivate-site-plugins', 'delete-site-plugins'],
  ['get-abandoned-plugins'],
  ['get-site-themes', 'activate-site-theme', 'delete-site-themes', 'get-abandoned-themes'],
  ['get-site-security', 'get-site-changes', 'get-site-client', 'get-site-costs', 'get-batch-job-status'],
].flat();

const FEATURES = join(import.meta.dirname, 'features');
const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' });

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Paths of properties that nothing is said about. */
function undescribed(schema: Schema, path: string): string[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(property.description ? [] : [`${path}.${name}`]),
    ...undescribed(property, `${path}.${name}`),
  ]);
  const others = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])];
  return [...inner, ...others.flatMap(other => undescribed(other, `${path}[]`))];
}

const metaschemas = new Ajv({ strict: false });

describe.each(ALL_ABILITIES.map(ability => [ability.name, ability] as const))('%s', (name, ability) => {
  const file = files.find(candidate => candidate.endsWith(`/${name.replace(/-v1$/, '')}.ts`));

  it('has a name with its version, a summary and described properties', () => {
    expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*-v1$/);
    expect(ability.summary).toMatch(/^[A-Z].{10,}\.$/);
    expect(undescribed(ability.input as Schema, 'input')).toEqual([]);
    expect(undescribed(ability.output as Schema, 'output')).toEqual([]);
  });

  it('has schemas that are valid JSON Schemas, which the server does not check at startup', () => {
    for (const schema of [ability.input, ability.output]) {
      expect([metaschemas.validateSchema(schema), metaschemas.errors]).toEqual([true, null]);
    }
  });

  it('has its answers remembered only if it is a read without secrets', () => {
    if (ability.remembered !== undefined) expect([ability.effect, ability.givesSecret]).toEqual(['read', undefined]);
  });

  it('rejects undeclared input, and declares only errors that exist', () => {
    expect(ability.input).toMatchObject({ type: 'object', additionalProperties: false });
    for (const code of ability.errors) expect(ERRORS).toHaveProperty(code);
    expect(new Set(ability.errors).size).toBe(ability.errors.length);
  });

  it('requires confirmation if it is destructive, and only then', () => {
    const confirm = (ability.input as { properties: Record<string, unknown> }).properties.confirm;
    expect(confirm !== undefined).toBe(ability.effect === 'destroy');
  });

  it('only reads if it accepts GET', () => {
    if (methodsOf(ability).includes('GET')) expect(ability.effect).toBe('read');
  });

  it.runIf(name.startsWith('update-'))(
    'has no defaults, which would overwrite fields that the caller did not mention',
    () => {
      const properties = Object.entries((ability.input as { properties: Record<string, object> }).properties);
      expect(properties.filter(([, property]) => 'default' in property).map(([property]) => property)).toEqual([]);
    },
  );

  it('has a file named after it, with a test beside it', () => {
    expect(file).toBeDefined();
    expect(existsSync(join(FEATURES, `${file?.slice(0, -3)}.test.ts`))).toBe(true);
  });
});

it('every file that declares an ability is registered', () => {
  const declared = files
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap(file => [...readFileSync(join(FEATURES, file), 'utf8').matchAll(/= ability\(\{\s*name: '([^']+)'/g)])
    .map(match => match[1] ?? '');
  expect(declared.sort()).toEqual(ALL_ABILITIES.map(({ name }) => name).sort());
});

it('lists the abilities of the specification in its order', () => {
  const names = ALL_ABILITIES.map(({ name }) => name.replace(/-v1$/, ''));
  expect(names.filter(name => SPECIFIED.includes(name))).toEqual(SPECIFIED);
});

it('finds abilities by name, and rejects a second one with the same name', () => {
  expect(catalogue.get('list-sites-v1')?.name).toBe('list-sites-v1');
  expect(catalogue.get('constructor')).toBeUndefined();
  expect(() => new Catalogue([...ALL_ABILITIES, ...ALL_ABILITIES.slice(0, 1)])).toThrow('list-sites-v1');
});

it('job types are unique, and have names that job ids can begin with', () => {
  const types = JOB_TYPES.map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
  for (const type of types) expect(type).toMatch(/^[a-z]+$/);
});

/** Types that change no site, and those that note by themselves what they have sent. */
const NOTHING_LEFT_OPEN = [
  'sync',
  'check',
  'files',
  'import',
  'createuser',
  'password',
  'install',
  'update',
  'rollback',
];

it('a type of job that changes sites says what is not known of a site if it ends before the answer is stored', () => {
  const silent = JOB_TYPES.filter(({ leftOpen }) => leftOpen === undefined).map(({ type }) => type);
  expect(silent.sort()).toEqual(NOTHING_LEFT_OPEN.sort());
});

it('a REST route that changes something does not accept GET', () => {
  for (const { methods, ability } of JOB_ROUTES) expect(methods.includes('GET')).toBe(ability.effect === 'read');
});
