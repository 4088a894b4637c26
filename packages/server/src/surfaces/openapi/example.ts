import { BY_NAME, ENTRY_BY_NAME, type ExampleEntry } from './example-values.ts';
import { singular } from './names.ts';
import type { Schema } from './schema.ts';

/** The message of an example with an error code. */
const FAILURE = { code: 'svc_site_offline', message: 'The site did not answer. Check that it is up, then try again.' };
/** Only for work in the background: an example shows it done. */
const QUEUED: ReadonlySet<string> = new Set(['queued', 'job_id', 'status_url', 'sites_queued']);
const INSTANT = '2026-01-31T08:00:00Z';

/** A value that fits the schema and reads like a real one. The schema's own `examples` go first. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  const known = (BY_NAME[name] ?? []).find(value => plausible(schema, value));
  if (known !== undefined) return known;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], name);
  const [type] = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
  switch (type) {
    case 'object':
      return objectOf(schema, name);
    case 'array':
      return [exampleOf(schema.items ?? {}, singular(name))];
    case 'boolean':
      return schema.default ?? true;
    case 'integer':
    case 'number':
      return schema.default ?? Math.max(1, schema.minimum ?? 1);
    case 'null':
      return null;
    default:
      return textOf(schema, name);
  }
}

function objectOf({ properties = {}, patternProperties = {}, required = [] }: Schema, name: string): object {
  const [entry] = Object.values(patternProperties);
  const known = ENTRY_BY_NAME[name];
  if (entry && known) return { [known.key]: entryOf(entry, known) };
  const done = 'queued' in properties && !required.includes('queued');
  const members = Object.entries(properties)
    .filter(([member, { readOnly }]) => readOnly !== true && !(done && QUEUED.has(member)))
    .map(([member, property]) => [member, exampleOf(property, member)]);
  const { code, message } = properties;
  const fails = code && message && plausible(code, FAILURE.code); // other codes are those of something else
  return { ...Object.fromEntries(members), ...(fails ? FAILURE : {}) };
}

function entryOf(schema: Schema, { key, label }: ExampleEntry): unknown {
  const own = { Name: label, slug: key };
  const members = Object.entries(own).filter(([name]) => name in (schema.properties ?? {}));
  const value = exampleOf(schema);
  return members.length > 0 ? { ...(value as object), ...Object.fromEntries(members) } : value;
}

function textOf(schema: Schema, name: string): string {
  if (typeof schema.default === 'string' && schema.default !== '') return schema.default;
  const text = /ISO 8601|instant/i.test(schema.description ?? '') || /_at$/.test(name) ? INSTANT : name || 'text';
  return text.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, 'x');
}

/** A cheap check whether a value may fit; a test validates every example of the document. */
function plausible(schema: Schema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some(one => plausible(one, value));
  if (schema.enum) return schema.enum.includes(value);
  const types = [schema.type ?? []].flat();
  if (Array.isArray(value)) {
    return types.includes('array') && value.every(item => plausible(schema.items ?? {}, item));
  }
  if (typeof value === 'object' && value !== null) {
    return types.includes('object') && schema.properties === undefined;
  }
  if (!types.includes(typeof value)) return types.includes('integer') && Number.isInteger(value);
  if (typeof value !== 'string') return true;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) return false;
  return value.length >= (schema.minLength ?? 0) && value.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY);
}
