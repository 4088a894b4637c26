import { storeSite } from '../../../testing/fixtures.ts';
import { makeWorld } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { storeRuleChannel, Telling } from '../alarms.fixtures.ts';
import { updateAlarmRule } from '../rules/update-alarm-rule.ts';

/** Twenty sites, and a rule for each test that hears of one of them. */
export function useRuleOfItsOwn() {
  const on = useMade(
    async () => {
      const world = await makeWorld();
      const ids: number[] = [];
      for (let n = 1; n <= 20; n++) ids.push(await storeSite(world, { url: `https://s${n}.example/`, name: `S${n}` }));
      return { world, ids, telling: new Telling(world), other: world.store.open() };
    },
    async ({ world, other }) => {
      await other.close();
      await world.close();
    },
  );

  /** A rule of its own for the test, which hears of one site only, and the site. */
  async function start(given: Parameters<Telling['addRule']>[1] = {}, site = 0) {
    const { world, telling, ids } = on();
    const tag = (await world.post('add-tag-v1', { name: `T${Math.random()}` })).body.id as number;
    const siteId = ids[site] as number;
    const { database } = world.app.services;
    await database.write(trx => trx.insertInto('site_tags').values({ site_id: siteId, tag_id: tag }).execute());
    const channel = await storeRuleChannel(world);
    const rule = await telling.addRule(channel, given, { tags: [tag] });
    return { ...on(), siteId, tag, channel, rule };
  }

  function changeRule(rule_id: number, given: object) {
    const { world, telling } = on();
    const ctx = world.app.ctx({ kind: 'system', name: 'test' });
    return updateAlarmRule.handler({ rule_id, ...given }, { ...ctx, ...world.app.services, clock: telling.clock });
  }
  return { on, start, changeRule };
}
