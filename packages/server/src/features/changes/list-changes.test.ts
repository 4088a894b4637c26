import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../kernel/time/durations.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { type StoredSiteChange, storeChanges } from './changes.fixtures.ts';
import { selectChangesOfSites } from './feed.store.ts';

const world = useWorld();
const START = Date.parse('2026-01-01T00:00:00Z');
const at = (minute: number) => START + minute * MINUTE_MS;
const iso = (minute: number) => new Date(at(minute)).toISOString();

let alpha: number;
let beta: number;
let client: number;
let tag: number;
beforeAll(async () => {
  client = (await world().post('add-client-v1', { name: 'Acme' })).body.id;
  tag = (await world().post('add-tag-v1', { name: 'shops' })).body.id;
  alpha = await storeSite(world(), { url: 'https://alpha.example/', name: 'Alpha', client_id: client });
  beta = await storeSite(world(), { url: 'https://beta.example/', name: 'Beta' });
  await world().app.services.database.write(trx =>
    trx.insertInto('site_tags').values({ site_id: beta, tag_id: tag }).execute(),
  );
  const change = (minute: number, site_id: number, more: Partial<StoredSiteChange> = {}) => ({
    site_id,
    occurred_at: at(minute),
    ...more,
  });
  await storeChanges(world(), [
    change(1, alpha, { object_name: 'Shop' }),
    change(2, beta, { context: 'theme', object_name: 'Lab' }),
    change(3, alpha, { context: 'user', action: 'created', object_name: 'bob', user_name: 'Berta' }),
    change(3, beta, { context: 'core', action: 'update', object_name: 'WordPress' }),
    change(4, beta, { context: 'wc-order', action: 'refunded', object_name: '12' }),
  ]);
});

const ask = async (input: Record<string, unknown> = {}) => {
  const { status, body } = await world().get('list-changes-v1', input);
  expect(status).toBe(200);
  return body;
};
const types = async (input: Record<string, unknown>) =>
  (await ask(input)).items.map(({ type }: { type: string }) => type);

describe('list-changes-v1', () => {
  it('says who changed what on which site, the newest first', async () => {
    const { items, next, searched_until } = await ask();
    expect(items.map((item: { type: string }) => item.type)).toEqual([
      'wc-order.refunded',
      'core.updated',
      'user.created',
      'theme.activated',
      'plugin.activated',
    ]);
    expect(items[2]).toEqual({
      id: expect.any(Number),
      type: 'user.created',
      kind: 'users',
      description: 'User "bob" was created.',
      code: 'user.created',
      data: { name: 'bob' },
      user: 'Berta',
      timestamp: '2026-01-01T00:03:00Z',
      site_id: alpha,
      site_name: 'Alpha',
      site_url: 'https://alpha.example/',
    });
    expect(items[0].kind).toBe('other');
    expect([next, searched_until]).toEqual([null, null]);
  });

  it('goes on where the page before ended, though changes came in between and some happened at once', async () => {
    const first = await ask({ per_page: 2 });
    await storeChanges(world(), [{ site_id: alpha, occurred_at: at(9), object_name: 'Late' }]);
    const second = await ask({ per_page: 2, before: first.next });
    const third = await ask({ per_page: 2, before: second.next });
    const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }: { id: number }) => id));
    expect([ids.length, new Set(ids).size, third.next]).toEqual([5, 5, null]);
    await world().app.services.database.write(trx =>
      trx.deleteFrom('site_changes').where('object_name', '=', 'Late').execute(),
    );
  });

  it('is narrowed to sites, clients, tags, kinds and times', async () => {
    expect(await types({ site_ids: [beta] })).toEqual(['wc-order.refunded', 'core.updated', 'theme.activated']);
    expect(await types({ client_id: client })).toEqual(['user.created', 'plugin.activated']);
    expect(await types({ tag_id: tag, kind: ['themes', 'wordpress'] })).toEqual(['core.updated', 'theme.activated']);
    expect(await types({ kind: ['users', 'plugins'] })).toEqual(['user.created', 'plugin.activated']);
    expect(await types({ since: iso(2), until: iso(4), kind: 'themes' })).toEqual(['theme.activated']);
    expect(await types({ client_id: client, tag_id: tag })).toEqual([]);
  });

  it('finds what changed, who did it and where, whatever the case', async () => {
    expect(await types({ search: 'lAB' })).toEqual(['theme.activated']);
    expect(await types({ search: 'berta' })).toEqual(['user.created']);
    expect(await types({ search: 'alpha' })).toEqual(['user.created', 'plugin.activated']);
    expect(await types({ search: 'alpha', kind: 'plugins' })).toEqual(['plugin.activated']);
    expect(await types({ search: '%' })).toEqual([]);
  });

  it('refuses a place that it has not given, and answers 501 while the module is off', async () => {
    expect((await world().get('list-changes-v1', { before: 'x' })).status).toBe(400);
    await world().post('update-module-v1', { module: 'logs', enabled: false });
    expect((await world().get('list-changes-v1', {})).status).toBe(501);
    await world().post('update-module-v1', { module: 'logs', enabled: true });
  });
});

it('a search stops after so many changes, and says where it goes on', async () => {
  const { database } = world().app.services;
  const filter = { siteIds: undefined, since: undefined, until: undefined };
  const found: string[] = [];
  let before: { occurred_at: number; id: number } | undefined;
  let pages = 0;
  do {
    const page = await selectChangesOfSites(database, { ...filter, contexts: undefined, text: 'shop', before }, 10, 2);
    found.push(...page.rows.map(row => row.object_name));
    before = page.next;
    pages += 1;
  } while (before);
  expect([found, pages]).toEqual([['Shop'], 3]);
  const kinds = { ...filter, contexts: ['plugin', 'theme'], text: 'shop', before: undefined };
  const first = await selectChangesOfSites(database, kinds, 10, 1);
  expect([first.rows, first.next?.occurred_at]).toEqual([[], at(2)]);
});
