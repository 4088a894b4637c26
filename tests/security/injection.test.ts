import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_ABILITIES } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowCounts } from '../support/rows.ts';

const ROOT = join(import.meta.dirname, '../..');
let world: World;
beforeAll(async () => {
  world = await makeWorld({ sites: 3, seeded: true });
  await world.post('sync-sites-v1', {});
  const { body: tag } = await world.post('add-tag-v1', { name: 'Shops' });
  await world.post('add-client-v1', { name: 'Bakery', client_email: 'anna@bakery.example' });
  const types = { payment_type: 'subscription', product_type: 'plugin', renewal_type: 'yearly' };
  await world.post('add-cost-v1', { name: 'Hosting', price: 5, ...types, groups: [tag.id] });
});
afterAll(() => world.close());

/** Texts that a concatenated query would interpret. None of them is in any stored text. */
const TEXTS = [
  "' or 1=1 --",
  "' or '1'='1",
  '") or ("1"="1',
  "'; drop table sites; --",
  "' union select token_hash from api_keys --",
  '%',
  '%%',
  '_',
  '__',
  '\\',
  '\\%',
  "\\' or 1=1 --",
  '*',
  'a*',
  '[a-z]',
  "' || (select 1) || '",
  '{1}',
  '$1',
  '?',
  ':x',
];
const listing = ALL_ABILITIES.filter(({ input }) => 'search' in input.properties);

const total = ({ total: known, items }: { total?: number; items?: unknown[] }) => known ?? items?.length ?? -1;

/* Fails if the text in `contains.ts` is not escaped (`%` finds all), or is written into the statement. */
describe('a search', () => {
  it.each(listing.map(one => [one.name, one] as const))(
    'of %s finds exactly what contains the text',
    async (name, { input }) => {
      // Its other filters are tested by its own file: it needs an import.
      if ('import_id' in input.properties) return;
      const fixed = 'site_id_or_domain' in input.properties ? { site_id_or_domain: world.siteIds[0] } : {};
      const all = await world.get(name, fixed);
      expect(all.status).toBe(200);
      const some = total(all.body);
      // Sites are asked for users; for them, a star at an edge has no effect: it is left out.
      // Types and details of events contain underlines.
      const texts = TEXTS.filter(
        text => !(name === 'list-site-users-v1' && text.endsWith('*')) && !(name === 'list-events-v1' && text === '_'),
      );
      for (const search of texts) {
        const { status, body } = await world.get(name, { ...fixed, search });
        expect([search, status]).toEqual([search, 200]);
        if (some > 0) expect([search, total(body)]).toEqual([search, 0]);
      }
    },
  );

  it('is tested on lists that are not empty', async () => {
    const names = ['list-sites-v1', 'list-clients-v1', 'list-costs-v1', 'list-tags-v1', 'list-updates-v1'];
    for (const name of names) expect([name, total((await world.get(name)).body) > 0]).toEqual([name, true]);
  });
});

/*
 * Fails with `sort` as a plain string, without its enum, in site-filter.schemas.ts. Nothing of it reaches the store: one
 * engine is enough.
 */
describe.skipIf(process.env.TEST_ENGINE === 'postgres')('an order or a filter', () => {
  const closed = ALL_ABILITIES.flatMap(({ name, method, input }) =>
    Object.entries(input.properties)
      .filter(([member]) =>
        ['sort', 'order', 'status', 'type', 'include', 'exclude', 'page', 'tag_id'].includes(member),
      )
      .map(([member]) => [name, member, method] as const),
  );

  it.each(closed)('that is not supported by %s (%s) is rejected', async (name, member, method) => {
    for (const text of ['name; drop table sites', 'id desc', '(select 1)', '1) or (1=1', 'created_at', "a'b"]) {
      const input = { [member]: text };
      const { status, body } = method === 'GET' ? await world.get(name, input) : await world.post(name, input);
      expect([text, status, body.code]).toEqual([text, 400, 'ability_invalid_input']);
    }
  });
});

describe('a stored text', () => {
  it('is returned unchanged, and no table is damaged', async () => {
    const before = await rowCounts(world);
    for (const text of TEXTS.filter(one => /[a-z]/.test(one))) {
      const { status, body } = await world.post('add-client-v1', { name: `x ${text}`, note: text });
      expect([status, body.name, body.note]).toEqual([200, `x ${text}`, text]);
      const { body: found } = await world.get('list-clients-v1', { search: `x ${text}` });
      expect(found.items).toHaveLength(1);
    }
    const after = await rowCounts(world);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [table, count] of Object.entries(before)) expect(after[table]).toBeGreaterThanOrEqual(count);
  });

  it('is never treated as an id, however it looks', async () => {
    for (const id of ['1%20or%201=1', "1'%20or%20'1'='1", '1;', '0x1', '1e0', '1--', '1/**/']) {
      for (const path of ['/sites/', '/clients/', '/tags/', '/costs/']) {
        const { status } = await world.rest(`${path}${id}`);
        expect([path + id, [400, 404].includes(status)]).toEqual([path + id, true]);
      }
    }
  });
});

describe('the source code', () => {
  /** Except for engine-specific code and migrations: statements without template, built only from our own words. */
  const OURS = [
    'features/clock/too-far-ahead.ts', // conditions of our own list
    'features/update-runs/start/insert-run.store.ts', // a number, made by Math.floor
    'features/vulnerabilities/list/findings.store.ts', // asc or desc, of a closed list
    'ports/job-queue/boss/boss-db.ts', // statements of pg-boss, with their parameters
  ];

  it('builds SQL from plain text only in migrations and the listed places', () => {
    const folder = join(ROOT, 'packages/server/src');
    const files = globSync('**/*.ts', { cwd: folder }).filter(
      file => !/^ports\/database\/|\.test\.|\.fixtures\.|^testing\//.test(file),
    );
    const found = files.filter(file =>
      /\bsql\.raw\(|\.raw\(|\.unsafe\(|\.exec\(`/.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(found.sort()).toEqual(OURS);
  });
});
