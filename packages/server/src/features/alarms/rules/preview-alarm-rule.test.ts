import { expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { downOf, Telling, upOf } from '../alarms.fixtures.ts';

const world = useWorld();

it('says what a rule would have told, and tells nobody', async () => {
  const noon = new Date(Date.now() - 3 * 24 * 3600_000).setUTCHours(12, 0, 0, 0); // the events are of one digest
  const telling = new Telling(world(), noon);
  const tag = (await world().post('add-tag-v1', { name: 'EU' })).body.id;
  const sites: number[] = [];
  for (const name of ['Alpha', 'Beta', 'Gamma']) {
    sites.push(await storeSite(world(), { url: `https://${name.toLowerCase()}.example/`, name }));
  }
  const [alpha = 0, beta = 0, gamma = 0] = sites;
  const { database } = world().app.services;
  await database.write(trx => trx.insertInto('site_tags').values({ site_id: gamma, tag_id: tag }).execute());
  await telling.emit(downOf(alpha, '192.0.2.1'), downOf(beta, '192.0.2.1'), downOf(alpha, '192.0.2.1'));
  telling.clock.advance(10_000);
  await telling.emit(downOf(gamma));
  telling.clock.advance(600_000);
  await telling.emit(upOf(alpha, '192.0.2.1'), upOf(beta, '192.0.2.1'));
  const preview = async (input: object) => (await world().post('preview-alarm-rule-v1', input)).body;
  const titles = async (input: object) => (await preview(input)).messages.map(({ title }: { title: string }) => title);
  expect(await preview({})).toMatchObject({
    events: 6,
    truncated: false,
    total: 3,
    messages: [
      { title: '2 sites on 192.0.2.1 are up again', events: 2 },
      { title: 'Gamma is down', severity: 'critical' },
      { title: '2 sites on 192.0.2.1 are down', events: 2 },
    ],
  });
  expect(await titles({ tag_ids: [tag] })).toEqual(['Gamma is down']);
  expect(await titles({ grouping: 'each', tell_recovery: false })).toEqual([
    'Gamma is down',
    'Alpha is down',
    'Beta is down',
    'Alpha is down',
  ]);
  expect(await titles({ when: 'daily', time_zone: 'UTC' })).toEqual(['Digest: 5 events']);
  expect(await titles({ events: ['runs'] })).toEqual([]);
  expect((await preview({ days: 1 })).events).toBe(0);
  const wrong = await world().post('preview-alarm-rule-v1', { time_zone: 'Mars/Olympus' });
  expectError(wrong, { status: 400, code: 'svc_invalid_input' });
  expect(await database.db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
});
