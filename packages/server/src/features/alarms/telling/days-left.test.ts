import { expect, it } from 'vitest';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeWorld, manualClock } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { expiringIn, storeRuleChannel, Telling } from '../alarms.fixtures.ts';

/** A Sunday. */
const NOON = Date.parse('2026-11-22T12:00:00Z');

const on = useMade(
  async () => {
    const clock = manualClock(NOON);
    const world = await makeWorld({ parts: { clock } });
    const shop = await storeSite(world, { url: 'https://shop.example/', name: 'Shop' });
    return { world, shop, clock, telling: new Telling(world, NOON) };
  },
  ({ world }) => world.close(),
);

const domainIn = (days_left: number, from: number) => ({
  ...EVENT_EXAMPLES['domain.expiring'],
  domain: 'shop.com',
  days_left,
  expires_at: new Date(from + (days_left + 0.5) * DAY_MS).toISOString(),
});

const items = async (channel: number) =>
  (await on().telling.messages(channel)).map(({ items }) => items.map(({ text }) => text));
const listed = async () =>
  (await on().world.get('list-alarms-v1')).body.items.map(({ title }: { title: string }) => title);

it('days that are left are counted when it is told or listed, not when it was noticed', async () => {
  const { world, telling, shop, clock } = on();
  const pass = async (ms: number) => {
    telling.clock.advance(ms);
    clock.advance(ms);
    await telling.pass(40);
  };
  const [reminded, digest, quiet] = [
    await storeRuleChannel(world),
    await storeRuleChannel(world),
    await storeRuleChannel(world),
  ];
  await telling.addRule(reminded, { remind_after_minutes: 2 * 24 * 60 });
  await telling.addRule(digest, { when: 'weekly', digest_day: 'sat', digest_at: '12:00', min_severity: 'low' });
  const hours = { quiet_from: '11:00', quiet_to: '10:00', critical_passes: false };
  await telling.addRule(quiet, { ...hours, min_severity: 'low' });
  await telling.emit({ type: 'certificate.expiring', siteId: shop, data: expiringIn(3, NOON) });
  const due_on = '2026-11-25';
  await telling.emit({
    type: 'cost.due',
    data: { ...EVENT_EXAMPLES['cost.due'], name: 'Licence', due_on, days_left: 3 },
  });
  await pass(0);
  const atOnce = 'The certificate of Shop expires in 3 days';
  expect([await items(reminded), await listed()]).toEqual([[[atOnce]], [atOnce]]);
  await pass(DAY_MS - 1.5 * 3600_000);
  expect(await items(quiet)).toEqual([['The certificate of Shop expires in 2 days'], ['Licence renews in 2 days']]);
  await pass(DAY_MS + 2 * 3600_000);
  const later = 'The certificate of Shop expires in 1 day';
  expect([(await items(reminded)).at(-1), await listed()]).toEqual([[later], [later]]);
  await pass(4 * DAY_MS);
  const over = 'The certificate of Shop expired 3 days ago';
  expect([(await items(reminded)).at(-1), await listed()]).toEqual([[over], [over]]);
  expect(await items(digest)).toEqual([[over, 'Licence was to be renewed 3 days ago']]);
});

it('what is over is told and listed as it was', async () => {
  const { world, telling, shop, clock } = on();
  const digest = await storeRuleChannel(world);
  await telling.addRule(digest, { when: 'weekly', digest_day: 'sat', digest_at: '12:00', min_severity: 'info' });
  const since = telling.clock.now();
  await telling.emit({ type: 'certificate.renewed', siteId: shop, data: EVENT_EXAMPLES['certificate.renewed'] });
  await telling.tell();
  await telling.emit({ type: 'certificate.expiring', siteId: shop, data: expiringIn(3, since) });
  await telling.tell();
  await telling.emit({ type: 'certificate.renewed', siteId: shop, data: EVENT_EXAMPLES['certificate.renewed'] });
  await telling.tell();
  telling.clock.advance(7 * DAY_MS);
  clock.advance(7 * DAY_MS);
  await telling.tell();
  const before = 'The certificate of Shop expires in 3 days';
  const [told = []] = await items(digest);
  expect(told).toContain(before);
  expect((await listed())[0]).toBe(before);
});

it('programs get the days that the texts of a message and of an alarm have', async () => {
  const { world, telling, shop, clock } = on();
  const channel = await storeRuleChannel(world);
  await telling.addRule(channel, { when: 'daily', digest_at: '12:00', min_severity: 'low' });
  await telling.emit({ type: 'domain.expiring', siteId: shop, data: domainIn(20, telling.clock.now()) });
  await telling.tell();
  telling.clock.advance(DAY_MS);
  clock.advance(DAY_MS);
  await telling.pass(40);
  const same = { title: 'The domain shop.com expires in 19 days', data: { domain: 'shop.com', days_left: 19 } };
  const [message] = await telling.messages(channel);
  expect(message?.events).toMatchObject([same]);
  const { items } = (await world.get('list-alarms-v1')).body;
  expect(items.find(({ type }: { type: string }) => type === 'domain.expiring')).toMatchObject(same);
});
