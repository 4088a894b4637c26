import { singular } from './names.ts';
import type { Schema } from './schema.ts';

/** What stands for a value wherever a member of this name fits its schema. */
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  url: ['https://bakery.example/'],
  site_url: ['https://bakery.example/'],
  website_url: ['https://bakery.example/'],
  status_url: ['https://sitekeeper.example/wp-json/svc/v2/jobs/sync_4f8f2a1e-6d0b-4c7e-9a53-1b2f3c4d5e6f'],
  id_or_domain: ['bakery.example'],
  id_or_email: ['anna@bakery.example'],
  id_name: ['Contract number'],
  name: ['Bakery'],
  color: ['#00ff88'],
  product_color: ['#00ff88'],
  search: ['bakery'],
  slug: ['hello-dolly/hello.php', ['hello-dolly/hello.php']],
  slugs: [['hello-dolly/hello.php']],
  plugin: ['hello-dolly/hello.php'],
  theme: ['twentytwentyfive'],
  email: ['anna@bakery.example'],
  client_email: ['anna@bakery.example'],
  client_phone: ['+49 30 901820'],
  client_facebook: ['https://facebook.example/bakery'],
  client_twitter: ['@bakery'],
  client_instagram: ['@bakery'],
  client_linkedin: ['https://linkedin.example/bakery'],
  address_1: ['1 Mill Lane'],
  address_2: ['Second floor'],
  city: ['Exeter'],
  state: ['Devon'],
  zip: ['EX1 1AA'],
  country: ['United Kingdom'],
  note: ['Prefers to be called in the morning.'],
  notes: ['Prefers to be called in the morning.'],
  description: ['Number of the contract with the client.'],
  custom_fields: [{ 'Contract number': '2026-17' }],
  job_id: ['sync_4f8f2a1e-6d0b-4c7e-9a53-1b2f3c4d5e6f'],
  type: ['sync'],
  currency: ['USD'],
  amount: [49.5],
  price: [49.5],
  version: ['6.9.1'],
  wp_version: ['7.1.1'],
  php_version: ['8.3.14'],
  child_version: ['6.1'],
  username: ['anna'],
  user: ['anna'],
  admin: ['anna'],
  admin_username: ['anna'],
  first_name: ['Anna'],
  last_name: ['Baker'],
  adminpassword: ['correct horse battery staple'],
  password: ['correct horse battery staple'],
  uniqueid: ['Kx8sQ2vN'],
  token: ['sk_4Jd0mQ3tY1uV7bXcPz9aLw2eRf5gHk8nTs6iUoAyBq0'],
  truncated_key: ['UoAyBq0'],
  message: ['Done.'],
  error: ['The site did not answer. Check that it is up, then try again.'],
  created: ['2026-01-31T08:00:00Z', '2026-01-31'],
  last_sync: ['2026-01-31T08:00:00Z'],
  last_used: ['2026-01-31T08:00:00Z'],
  started_at: ['2026-01-31T08:00:00Z'],
  completed_at: ['2026-01-31T08:00:05Z'],
  last_renewal: ['2026-01-31'],
  next_renewal: ['2027-01-31'],
  next_due: ['2027-01-31'],
  last_updated: ['2023-05-04T00:00:00Z', '2023-05-04'],
  expires: ['2026-04-30T23:59:59Z'],
  issuer: ["Let's Encrypt"],
};

/** What is said where a code and a message go together. */
const FAILURE = { code: 'svc_site_offline', message: 'The site did not answer. Check that it is up, then try again.' };
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
      return objectOf(schema.properties ?? {});
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

function objectOf(properties: Readonly<Record<string, Schema>>): object {
  const members = Object.entries(properties).map(([name, property]) => [name, exampleOf(property, name)]);
  return { ...Object.fromEntries(members), ...('code' in properties && 'message' in properties ? FAILURE : {}) };
}

function textOf(schema: Schema, name: string): string {
  if (typeof schema.default === 'string' && schema.default !== '') return schema.default;
  const text = /ISO 8601|instant/i.test(schema.description ?? '') || /_at$/.test(name) ? INSTANT : name || 'text';
  return text.slice(0, schema.maxLength).padEnd(schema.minLength ?? 0, 'x');
}

/** A cheap look whether a value may fit; a test checks every example of the document for good. */
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
