import { expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { dateOf } from './renewal.ts';
import { tellDueCosts } from './tell-due-costs.ts';

const world = useWorld();

it('tells of each renewal once, as many days ahead as the setting says', async () => {
  const { services } = world().app;
  const now = services.clock.now();
  const ahead = services.settings.costDueDays;
  const types = { payment_type: 'subscription', product_type: 'plugin', renewal_type: 'weekly' };
  const site = await storeSite(world(), { url: 'https://a.example/' });
  const add = (name: string, last_renewal: string) =>
    world().post('add-cost-v1', { name, price: 49.5, ...types, last_renewal, sites: [site] });
  await add('Forms Pro', dateOf(now - 5 * DAY_MS));
  const events = async () => (await world().get('list-events-v1', { type: 'cost.due' })).body.items;
  expect(ahead).toBeGreaterThan(2);
  for (let turn = 0; turn < 3; turn++) await tellDueCosts(services);
  expect(await events()).toMatchObject([
    {
      title: 'Forms Pro renews in 2 days',
      text: `49.50 ${services.settings.currency} are due on ${dateOf(now + 2 * DAY_MS)}.`,
    },
  ]);
  const later = { ...services, clock: { ...services.clock, now: () => now + 7 * DAY_MS } };
  for (let turn = 0; turn < 2; turn++) await tellDueCosts(later);
  expect(await events()).toHaveLength(2);
});

it.each([
  ['each of its sites', 'single_site', '20.00', 20],
  ['all its sites together', 'multi_site', '10.00', 10],
])(
  'tells what is paid, as the inbox and the overview of costs do: a price for %s',
  async (_what, license_type, told, amount) => {
    const { services } = world().app;
    const now = services.clock.now();
    const sites = [
      await storeSite(world(), { url: `https://a.${license_type}.example/` }),
      await storeSite(world(), { url: `https://b.${license_type}.example/` }),
    ];
    const types = { payment_type: 'subscription', product_type: 'plugin', renewal_type: 'monthly', license_type };
    const last_renewal = dateOf(now - 27 * DAY_MS);
    await world().post('add-cost-v1', { name: license_type, price: 10, ...types, last_renewal, sites });
    await tellDueCosts(services);
    const named = (items: { name?: string; title?: string }[]) =>
      items.find(({ name = '', title = '' }) => `${name}${title}`.startsWith(license_type));
    const { body: overview } = await world().get('get-costs-overview-v1');
    const { body: events } = await world().get('list-events-v1', { type: 'cost.due' });
    const { body: inbox } = await world().get('list-inbox-v1', { kind: 'cost_due' });
    expect(named(overview.due)).toMatchObject({ amount });
    expect(named(events.items)).toMatchObject({
      text: expect.stringContaining(`${told} ${services.settings.currency} are due`),
    });
    expect(named(inbox.items)).toMatchObject({ text: expect.stringContaining(told), data: { price: amount } });
  },
);
