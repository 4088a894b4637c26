import { expect, it } from 'vitest';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeWorld, manualClock } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { downOf, storeRuleChannel, Telling } from '../alarms.fixtures.ts';
import { readEvents } from './read-events.ts';
import { sendMessages } from './send-messages.ts';

const NOON = Date.parse('2026-11-24T12:00:00Z');
const AT_A_TIME = 10;

const on = useMade(
  async () => {
    const world = await makeWorld({ parts: { clock: manualClock(NOON) } });
    return { world, telling: new Telling(world, NOON) };
  },
  ({ world }) => world.close(),
);

it('more than a turn takes that maintenance mutes does not keep back what comes later', async () => {
  const { world, telling } = on();
  const sites: number[] = [];
  for (let n = 0; n < AT_A_TIME + 2; n++) {
    const site = await storeSite(world, { url: `https://upkeep-${n}.example/` });
    await world.post('start-site-maintenance-v1', { site_id_or_domain: site, minutes: 24 * 60 });
    sites.push(site);
  }
  const channel = await storeRuleChannel(world);
  await telling.addRule(channel, { events: ['site.down', 'key.created'], grouping: 'each' });
  await telling.emit(...sites.map(site => downOf(site)));
  await telling.emit({ type: 'key.created', data: EVENT_EXAMPLES['key.created'] });
  const services = { ...world.app.services, clock: telling.clock };
  await readEvents(services);
  for (let turn = 0; turn < 3; turn++) {
    telling.clock.advance(60_000);
    await sendMessages(services, AT_A_TIME);
  }
  expect(await telling.titles(channel)).toEqual(['The API key "nightly" was created']);
});
