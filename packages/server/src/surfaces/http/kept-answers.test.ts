import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { UNCOUNTED } from '../../ports/database/versions/store-changes.ts';
import { makeWorld, type World } from '../../testing/index.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ seeded: true, sites: 1, env: { SITEKEEPER_REQUESTS_PER_MINUTE: '40' } });
});
afterAll(() => world.close());

it('kept answers stay while requests are counted in the store', async () => {
  const auth = await world.key('read');
  const { database } = world.app.services;
  const ask = async () => (await world.get('list-sites-v1', {}, { auth })).status;
  await ask(); // notes when the key was used
  const before = await database.version();
  for (let request = 0; request < 6; request++) expect(await ask()).toBe(200);
  const counts = database.db.selectFrom('counters').select('count').where('scope', '=', 'requests');
  await expect.poll(async () => (await counts.executeTakeFirst())?.count).toBeGreaterThan(3);
  expect(await database.version()).toBe(before);
  await world.post('add-tag-v1', { name: 'Shops' });
  expect(await database.version()).not.toBe(before);
});

interface Schema {
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly items?: Schema;
  readonly minimum?: number;
}

/** Values that an input takes. */
function samples(schema: Schema): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap(samples);
  if (schema.enum) return [...schema.enum];
  if (schema.const !== undefined) return [schema.const];
  if (schema.items) return samples(schema.items).map(item => [item]);
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer') return [Math.max(1, schema.minimum ?? 1)];
  return ['a', '2026-01-31T08:00:00Z'];
}

it('no kept answer, and nothing that is looked up for it, reads what is not counted', async () => {
  const auth = await world.key('read');
  await world.get('list-sites-v1', {}, { auth });
  const client = (await world.post('add-client-v1', { name: 'Ada' })).body.id;
  const cost = { name: 'Hosting', price: 1, payment_type: 'lifetime', renewal_type: 'yearly', product_type: 'plugin' };
  const { id: cost_id } = (await world.post('add-cost-v1', { ...cost, sites: world.siteIds })).body;
  const away = (from: string, to: string) =>
    world.app.services.database.write(async trx => {
      for (const table of UNCOUNTED) await sql.raw(`alter table ${table}${from} rename to ${table}${to}`).execute(trx);
    });
  await away('', '_away');
  try {
    for (const ability of catalogue.all().filter(({ remembered }) => remembered)) {
      const given = { ...('cost_id' in ability.input.properties ? { cost_id } : {}) };
      const inputs = Object.entries(ability.input.properties as Record<string, Schema>).flatMap(([name, schema]) =>
        samples(schema).map(value => ({ ...given, [name]: name === 'client_id' ? client : value })),
      );
      for (const input of [given, ...inputs]) {
        const { status, body } = await world.get(ability.name, input, { auth });
        expect(status < 500, `${ability.name} ${JSON.stringify(input)}: ${JSON.stringify(body)}`).toBe(true);
      }
    }
  } finally {
    await away('_away', '');
  }
});
