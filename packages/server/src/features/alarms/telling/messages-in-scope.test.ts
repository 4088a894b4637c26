import { beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '../../../kernel/time/durations.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { downOf, storeRuleChannel, Telling } from '../alarms.fixtures.ts';

const world = useWorld();

let [harbour, lakeside, tag] = [0, 0, 0];
beforeAll(async () => {
  const add = async (ability: string, name: string) => (await world().post(ability, { name })).body.id as number;
  [harbour, lakeside] = [await add('add-client-v1', 'Harbour Café'), await add('add-client-v1', 'Lakeside')];
  tag = await add('add-tag-v1', 'Care plan');
  const site = (name: string, client_id: number) =>
    storeSite(world(), { url: `https://${name}.example/`, name, client_id });
  const sites = {
    cafe: await site('cafe', harbour),
    shop: await site('shop', harbour),
    lake: await site('lake', lakeside),
  };
  await world().app.services.database.write(trx =>
    trx.insertInto('site_tags').values({ site_id: sites.cafe, tag_id: tag }).execute(),
  );
  const telling = new Telling(world());
  await telling.addRule(await storeRuleChannel(world()), { remind_after_minutes: 60, grouping: 'each' });
  await telling.addRule(await storeRuleChannel(world()), {
    when: 'daily',
    digest_at: '13:00',
    time_zone: 'UTC',
    remind_after_minutes: 0,
  });
  await telling.emit(downOf(sites.cafe), downOf(sites.lake));
  await telling.pass(60);
  await telling.emit(downOf(sites.shop));
  telling.clock.advance(HOUR_MS);
  await telling.pass(60);
});

const titles = async (input: object): Promise<string[]> => {
  const { items, total } = (await world().get('list-deliveries-v1', { ...input, per_page: 100 })).body;
  expect(total).toBe(items.length);
  return items.map(({ title }: { title: string }) => title).sort();
};

it('lists messages about a client or tag: single ones, digests and reminders that are also about others', async () => {
  const both = ['Still open: 2 alarms', 'Ops: 2 events'];
  expect(await titles({})).toEqual([...both, 'cafe is down', 'lake is down', 'shop is down'].sort());
  expect(await titles({ client_id: harbour })).toEqual([...both, 'cafe is down', 'shop is down'].sort());
  expect(await titles({ client_id: lakeside })).toEqual([...both, 'lake is down'].sort());
  expect(await titles({ tag_id: tag })).toEqual([...both, 'cafe is down'].sort());
  expect(await titles({ client_id: harbour, tag_id: tag })).toEqual([...both, 'cafe is down'].sort());
  // A message about a site of the client and another one with the tag is about no site that is both.
  expect(await titles({ client_id: lakeside, tag_id: tag })).toEqual([]);
  expect(await titles({ client_id: 987654 })).toEqual([]);
});
