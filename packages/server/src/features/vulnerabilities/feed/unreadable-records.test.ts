import { expect, it } from 'vitest';
import { HOUR_MS } from '../../../kernel/time/durations.ts';
import { feedOfRecords, feedRecordOf } from '../../../testing/index.ts';
import { matchChangedSites } from '../match/match-sites.ts';
import { eventsSoFar, storeSiteWithItems } from '../vulnerabilities.fixtures.ts';
import { feedRecords, useFeedAtAddress } from './feed-at-address.fixtures.ts';

const { clock, world, give, read, again } = useFeedAtAddress();

// Seen to fail where what can't be read counts as gone.
it.each([
  ['no title that is a text', { title: 7 }],
  ['another id than its name, and no software', { id: 'plugin-hole', software: [] }],
  ['more text than a record may have', { description: 'x'.repeat(600_000) }],
])('a record that comes with %s stays as it was read before, and what it is about, too', async (_what, more) => {
  const site = await storeSiteWithItems(world(), 'https://shop.example/', { plugins: { 'shop/shop.php': '1.0' } });
  const hole = { id: 'plugin-hole', slug: 'shop', to: '1.0' };
  give(feedOfRecords([...feedRecords(19), hole]));
  await read();
  await matchChangedSites(world().app.services);
  const [, record] = feedRecordOf(hole);
  const key = 'id' in more ? 'another-name' : 'plugin-hole';
  give(JSON.stringify({ ...JSON.parse(feedOfRecords(feedRecords(19))), [key]: { ...record, ...more } }));
  expect(await again()).toMatchObject({ state: 'current', records: 20, skipped: 1 });
  await matchChangedSites(world().app.services);
  expect(await eventsSoFar(world())).toEqual([`vulnerability.found ${site} plugin-hole`]);
});

// Seen to fail where software that can't be read is left out of its record.
it.each<[string, object]>([
  ['no versions that are texts', { affected_versions: { all: { from_version: 7 } } }],
  ['only some of its versions', { affected_versions: [{ from_version: '3.0', to_version: '3.1' }, 7] }],
  ['no type', { type: 7 }],
  ['neither type nor slug', { type: 7, slug: 7 }],
])('software of which a record gives %s stays in it as it was read before', async (_what, more) => {
  const plugins = { 'shop/shop.php': '1.0', 'cart/cart.php': '1.0', 'bank/bank.php': '1.0' };
  const site = await storeSiteWithItems(world(), 'https://shop.example/', { plugins });
  const [, record] = feedRecordOf({ id: 'wide', to: '1.0' });
  const [shop] = (record as { software: object[] }).software;
  const [cart, bank] = [
    { ...shop, slug: 'cart' },
    { ...shop, slug: 'bank' },
  ];
  const giveWide = (...software: unknown[]) => {
    const [id, one] = feedRecordOf({ id: 'one', slug: 'other' });
    give(JSON.stringify({ wide: { ...record, software }, [id]: one }));
  };
  const events = async () => {
    await matchChangedSites(world().app.services);
    return (await eventsSoFar(world())).map(each => each.replace(` ${site} wide`, ''));
  };
  giveWide(shop, cart);
  await read();
  expect(await events()).toEqual(['vulnerability.found', 'vulnerability.found']);
  giveWide(bank, shop, { ...cart, ...more });
  expect(await again()).toMatchObject({ state: 'current', records: 2 });
  expect(await events()).toEqual(['vulnerability.found', 'vulnerability.found', 'vulnerability.found']);
  const { changed_at } = (await world().get('get-vulnerability-feed-v1')).body;
  await clock.advance(HOUR_MS);
  expect(await again()).toMatchObject({ changed_at }); // no change again
  giveWide(bank, shop);
  await again();
  expect((await events()).slice(3)).toEqual(['vulnerability.fixed record_changed']);
});

it('a record is about all the software that it lists', async () => {
  const site = await storeSiteWithItems(world(), 'https://shop.example/', { plugins: { 'p250/p.php': '1.0' } });
  const [, record] = feedRecordOf({ id: 'wide', to: '1.0' });
  const [software] = (record as { software: object[] }).software;
  const all = Array.from({ length: 250 }, (_, n) => ({ ...software, slug: `p${n + 1}` }));
  give(JSON.stringify({ wide: { ...record, software: all } }));
  expect(await read()).toMatchObject({ records: 1, skipped: 0 });
  await matchChangedSites(world().app.services);
  expect(await eventsSoFar(world())).toEqual([`vulnerability.found ${site} wide`]);
});

it('passes over single records that nobody understands, however large they are', async () => {
  const odd = [
    feedRecordOf({ id: 'huge', more: { description: 'x'.repeat(3_000_000) } }),
    ['odd', { title: 7 }],
    ['null', null],
  ];
  const fine = Array.from({ length: 40 }, (_, n) => feedRecordOf({ id: `record-${n}`, slug: `plugin-${n}` }));
  give(JSON.stringify(Object.fromEntries([...odd, ...fine])));
  expect(await read()).toMatchObject({ state: 'current', records: 40, skipped: 3 });
});
