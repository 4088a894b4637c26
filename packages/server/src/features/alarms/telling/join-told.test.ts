import { expect, it } from 'vitest';
import { storeSite } from '../../../testing/fixtures.ts';
import { makeWorld } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { downOf, storeRuleChannel, Telling, upOf } from '../alarms.fixtures.ts';

const on = useMade(
  async () => {
    const world = await makeWorld();
    const ids: number[] = [];
    for (let n = 0; n < 9; n++) ids.push(await storeSite(world, { url: `https://n${n}.example/`, name: `N${n}` }));
    return { world, ids, telling: new Telling(world) };
  },
  ({ world }) => world.close(),
);

const HOST = '192.0.2.7';

it('the sites of a host that are found later are a part of what was told of it, and of its recovery', async () => {
  const { world, ids, telling } = on();
  const channel = await storeRuleChannel(world);
  await telling.addRule(channel, { remind_after_minutes: 120 });
  const [a, b, c, d, e, f] = ids as [number, number, number, number, number, number];
  await telling.emit(downOf(a, HOST), downOf(b, HOST));
  await telling.pass(60);
  await telling.emit(downOf(c, HOST));
  await telling.pass(600);
  await telling.emit(downOf(d, HOST), downOf(e, '192.0.2.8'));
  await telling.pass(60);
  expect(await telling.titles(channel)).toEqual([`2 sites on ${HOST} are down`, 'N4 is down']);
  expect((await telling.messages(channel))[0]?.paragraphs.join()).toContain('join this alarm');
  // An hour after the outage began, another one is news.
  telling.clock.advance(50 * 60_000);
  await telling.emit(downOf(f, HOST));
  await telling.pass(60);
  expect((await telling.titles(channel)).slice(2)).toEqual(['N5 is down']);
  telling.clock.advance(80 * 60_000);
  await telling.tell();
  expect((await telling.titles(channel)).slice(3)).toEqual(['Still open: 5 alarms']);
  await telling.emit(...[a, b, c, d, f].map(id => upOf(id, HOST)));
  await telling.pass(400);
  expect((await telling.titles(channel)).slice(4)).toEqual([`5 sites on ${HOST} are up again`]);
});

it('a second site joins nothing where one site alone was told, nor what another rule has told or each event is told', async () => {
  const { world, ids, telling } = on();
  const [each, late] = [await storeRuleChannel(world), await storeRuleChannel(world)];
  const [g, h, i] = ids.slice(6) as [number, number, number];
  await telling.addRule(each, { grouping: 'each', remind_after_minutes: 0 });
  await telling.emit(downOf(g, HOST));
  await telling.pass(60);
  await telling.addRule(late, { remind_after_minutes: 0 });
  await telling.emit(downOf(h, HOST));
  await telling.pass(60);
  await telling.emit(downOf(i, HOST));
  await telling.pass(60);
  expect(await telling.titles(each)).toEqual(['N6 is down', 'N7 is down', 'N8 is down']);
  expect(await telling.titles(late)).toEqual(['N7 is down', 'N8 is down']);
});
