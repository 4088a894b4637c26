import { beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { EVENT_EXAMPLES } from './event-examples.fixtures.ts';
import { deleteOldEvents, emitEvents } from './index.ts';

const world = useWorld();
const NOW = Date.parse('2026-11-22T10:00:00Z');
let ids: { bakery: number; shop: number; client: number; tag: number };

beforeAll(async () => {
  const { database } = world().app.services;
  const client = (await world().post('add-client-v1', { name: 'Lind' })).body.id;
  const tag = (await world().post('add-tag-v1', { name: 'EU' })).body.id;
  const bakery = await storeSite(world(), { url: 'https://bakery.example/', name: 'Bakery', client_id: client });
  const shop = await storeSite(world(), { url: 'https://shop.example/', name: 'Shop' });
  ids = { bakery, shop, client, tag };
  await database.write(async trx => {
    await trx.insertInto('site_tags').values({ site_id: shop, tag_id: tag }).execute();
    await emitEvents(
      trx,
      [{ type: 'site.down', siteId: bakery, data: EVENT_EXAMPLES['site.down'] }],
      new Date(NOW - HOUR_MS),
    );
    await emitEvents(
      trx,
      [
        { type: 'site.sync_failing', siteId: shop, data: EVENT_EXAMPLES['site.sync_failing'] },
        { type: 'cost.due', clientId: client, data: { ...EVENT_EXAMPLES['cost.due'], name: 'Forms Pro Österreich' } },
      ],
      new Date(NOW),
    );
  });
});

it('lists events, newest first, with the names of what they are about', async () => {
  const { status, body } = await world().get('list-events-v1', { per_page: 2 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 3,
    items: [
      { type: 'cost.due', phase: 'single', site: null, client: { id: ids.client, name: 'Lind' }, cause: '' },
      {
        type: 'site.sync_failing',
        severity: 'medium',
        phase: 'opens',
        occurred_at: '2026-11-22T10:00:00Z',
        title: 'Shop cannot be synced',
        site: { id: ids.shop, name: 'Shop', url: 'https://shop.example/' },
        cause: `sync:site:${ids.shop}`,
        data: { failures: 3 },
      },
    ],
  });
});

it.each([
  ['type', () => ({ type: ['site.down', 'cost.due'] }), ['cost.due', 'site.down']],
  ['severity', () => ({ severity: 'critical' }), ['site.down']],
  ['site', () => ({ site_id: ids.shop }), ['site.sync_failing']],
  ['client, with its sites', () => ({ client_id: ids.client }), ['cost.due', 'site.down']],
  ['tag', () => ({ tag_id: ids.tag }), ['site.sync_failing']],
  ['start', () => ({ since: '2026-11-22T10:00:00Z' }), ['cost.due', 'site.sync_failing']],
  ['end', () => ({ until: '2026-11-22T10:00:00Z' }), ['site.down']],
  ['name of a site', () => ({ search: 'BAKERY' }), ['site.down']],
  ['text in the details', () => ({ search: 'forms pro' }), ['cost.due']],
  ['text in the details, whatever its case', () => ({ search: 'öSTER' }), ['cost.due']],
  ['literal text', () => ({ search: '%' }), []],
])('narrows them by %s', async (_what, filter, types) => {
  const { body } = await world().get('list-events-v1', { ...filter() });
  expect(body.items.map(({ type }: { type: string }) => type)).toEqual(types);
  expect(body.total).toBe(types.length);
});

it('counts on as events come, and again once some are gone or their sites have changed', async () => {
  const { database } = world().app.services;
  const total = async (filter: object = {}) => (await world().get('list-events-v1', { ...filter })).body.total;
  const totals = async () => [
    await total(),
    await total({ type: 'site.down' }),
    await total({ tag_id: ids.tag }),
    await total({ search: 'chapel' }),
  ];
  const down = (siteId: number) => ({ type: 'site.down' as const, siteId, data: EVENT_EXAMPLES['site.down'] });
  const added = await storeSite(world(), { url: 'https://added.example/', name: 'Added' });
  expect(await totals()).toEqual([3, 1, 1, 0]);
  await database.write(trx => emitEvents(trx, [down(added), down(ids.shop)], new Date(NOW)));
  expect(await Promise.all([total(), total(), total({ type: 'site.down' })])).toEqual([5, 5, 3]);
  expect(await totals()).toEqual([5, 3, 2, 0]);
  await database.write(trx => trx.insertInto('site_tags').values({ site_id: added, tag_id: ids.tag }).execute());
  const named = { name: 'Chapel', search_text: 'chapel' };
  await database.write(trx => trx.updateTable('sites').set(named).where('id', '=', added).execute());
  expect(await totals()).toEqual([5, 3, 3, 1]);
  await database.write(trx => trx.deleteFrom('sites').where('id', '=', added).execute());
  expect(await totals()).toEqual([4, 2, 2, 0]);
  await database.write(trx =>
    trx.deleteFrom('events').where('site_id', '=', ids.shop).where('type', '=', 'site.down').execute(),
  );
  expect(await totals()).toEqual([3, 1, 1, 0]);
});

it('does not list what is older than the setting allows', async () => {
  const { services } = world().app;
  const clock = { ...services.clock, now: () => NOW + services.settings.eventsKeepDays * 24 * HOUR_MS - HOUR_MS / 2 };
  await deleteOldEvents({ ...services, clock });
  expect((await world().get('list-events-v1')).body.total).toBe(2);
});
