import { expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, manualClock } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { storeRuleChannel, Telling } from '../alarms/alarms.fixtures.ts';
import { fileDomains, tellDomains } from './index.ts';

const START = Date.UTC(2026, 2, 1);

const on = useMade(
  async () => {
    const clock = manualClock(START);
    const world = await makeWorld({ parts: { clock }, env: { SITEKEEPER_DOMAIN_REGISTRIES: 'off' } });
    const telling = new Telling(world, START);
    const channel = await storeRuleChannel(world);
    await telling.addRule(channel, { min_severity: 'low' });
    return { clock, world, telling, channel };
  },
  ({ world }) => world.close(),
);

const site = (url: string) => storeSite(on().world, { url, name: url });
const act = (ability: string, id: number) => on().world.post(ability, { site_id_or_domain: id });
const setDay = (domain: string, days: number) => {
  const expires_on = new Date(on().clock.now() + days * DAY_MS).toISOString().slice(0, 10);
  return on().world.post('set-domain-expiry-v1', { domain, expires_on });
};

async function look(): Promise<void> {
  const { services } = on().world.app;
  await fileDomains(services);
  await tellDomains(services);
}

async function passDays(days: number): Promise<void> {
  on().clock.advance(days * DAY_MS);
  on().telling.clock.advance(days * DAY_MS);
  await look();
}

let told = 0;
/** What was told since the last call, by sites. */
async function news(): Promise<string[]> {
  const { telling, channel } = on();
  await telling.pass(60);
  const messages = await telling.messages(channel);
  const fresh = messages.slice(told);
  told = messages.length;
  return fresh.flatMap(({ title, items }) => items.map(({ url = '' }) => `${new URL(url).host}: ${title}`));
}

// Seen to fail where suspended sites are left out: nothing was told of them before the next threshold, and never after the last.
it('what was told of a domain while a site was suspended is told of the site once, when it is back, unless it is over', async () => {
  await site('https://a.shop.uk/');
  const [back, late] = [await site('https://b.shop.uk/'), await site('https://c.shop.uk/')];
  await look();
  for (const one of [back, late]) await act('suspend-site-v1', one);
  await setDay('shop.uk', 20);
  await look();
  expect(await news()).toEqual(['a.shop.uk: The domain shop.uk expires in 20 days']);
  await passDays(7);
  expect(await news()).toEqual(['a.shop.uk: The domain shop.uk expires in 13 days']);
  await act('unsuspend-site-v1', back);
  await look();
  expect(await news()).toEqual(['b.shop.uk: The domain shop.uk expires in 13 days']);
  await setDay('shop.uk', 300);
  expect((await news()).map(line => line.split(':')[0])).toEqual(['a.shop.uk', 'b.shop.uk']);
  await act('unsuspend-site-v1', late);
  await look();
  expect(await news()).toEqual([]);
});
