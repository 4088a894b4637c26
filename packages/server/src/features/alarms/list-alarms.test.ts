import { beforeAll, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { EVENT_EXAMPLES } from '../events/event-examples.fixtures.ts';
import { downOf, Telling, upOf } from './alarms.fixtures.ts';
import { deleteOldAlarms } from './index.ts';

const world = useWorld();
let sites: number[];
let telling: Telling;
let client: number;
let tag: number;
beforeAll(async () => {
  client = (await world().post('add-client-v1', { name: 'Lind' })).body.id;
  tag = (await world().post('add-tag-v1', { name: 'EU' })).body.id;
  const { database } = world().app.services;
  sites = [
    await storeSite(world(), { url: 'https://a.example/', name: 'Alpha', client_id: client }),
    await storeSite(world(), { url: 'https://b.example/', name: 'Beta' }),
    await storeSite(world(), { url: 'https://c.example/', name: 'Gamma' }),
  ];
  await database.write(trx =>
    trx
      .insertInto('site_tags')
      .values({ site_id: sites[1] ?? 0, tag_id: tag })
      .execute(),
  );
  telling = new Telling(world(), Date.now());
  await telling.emit(downOf(sites[0] ?? 0), downOf(sites[1] ?? 0));
  await telling.emit({ type: 'site.sync_failing', siteId: sites[2], data: EVENT_EXAMPLES['site.sync_failing'] });
  await telling.emit(upOf(sites[1] ?? 0));
  await telling.tell();
});

const names = async (filter: object) =>
  (await world().get('list-alarms-v1', { ...filter })).body.items.map(
    (item: { site: { name: string } }) => item.site.name,
  );

it('lists what is wrong: open alarms first, the most urgent first', async () => {
  const { body } = await world().get('list-alarms-v1');
  expect(body).toMatchObject({
    total: 3,
    items: [
      { state: 'open', cause: `uptime:site:${sites[0]}`, site: { name: 'Alpha' }, acknowledged_by: null },
      {
        state: 'open',
        type: 'site.sync_failing',
        severity: 'medium',
        title: 'Gamma cannot be synced',
        closed_at: null,
      },
      { state: 'closed', title: 'Beta is down', closed_at: expect.any(String) },
    ],
  });
});

it.each([
  ['state', () => ({ state: 'closed' }), ['Beta']],
  ['severity', () => ({ severity: 'critical', state: 'open' }), ['Alpha']],
  ['type', () => ({ type: 'site.sync_failing' }), ['Gamma']],
  ['site', () => ({ site_id: sites[1] }), ['Beta']],
  ['client', () => ({ client_id: client }), ['Alpha']],
  ['tag', () => ({ tag_id: tag }), ['Beta']],
  ['name', () => ({ search: 'gam' }), ['Gamma']],
])('narrows them by %s', async (_what, filter, wanted) => expect(await names(filter())).toEqual(wanted));

it('keeps alarms that are open, however old, and deletes those that ended long ago', async () => {
  const { services } = world().app;
  const clock = { ...services.clock, now: () => Date.now() + (services.settings.eventsKeepDays + 1) * 24 * 3600_000 };
  await deleteOldAlarms({ ...services, clock });
  expect(await names({})).toEqual(['Alpha', 'Gamma']);
});
