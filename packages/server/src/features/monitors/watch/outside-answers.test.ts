import { beforeEach, describe, expect, it } from 'vitest';
import { SECOND_MS } from '../../../kernel/time/durations.ts';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import { makeWorld } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { outsideAnswers } from '../index.ts';
import { insertMissingMonitors } from './monitor-due.store.ts';

const SITES = 4;

describe('outside of the server', () => {
  const clock = manualClock();
  const on = useMade(
    () => makeWorld({ sites: SITES, seeded: true, parts: { clock } }),
    world => world.close(),
  );
  const setStatus = async (status: string, ids: readonly number[]) => {
    const { database } = on().app.services;
    await database.write(trx => trx.updateTable('monitors').set({ status }).where('site_id', 'in', ids).execute());
  };
  /** The sites but the first, which is the one in doubt. */
  const others = (fault?: 'reset' | 'hang' | 'waf') => {
    for (let k = 2; k <= SITES; k++)
      on()
        .fleet.site(k)
        .setFaults(...(fault ? [fault] : []));
  };
  const answers = (since = clock.elapsed()) => outsideAnswers(on().app.services, Number(on().siteIds[0]), since);

  beforeEach(async () => {
    await insertMissingMonitors(on().app.services);
    await setStatus('up', on().siteIds);
    others();
    clock.advance(20 * SECOND_MS); // earlier answers do not count any more
  });

  it('something answers if another site does', async () => {
    expect(await answers()).toBe(true);
  });

  // Seen to fail without: where nobody checks sites, nobody notices which do not answer well any more.
  it('something answers if all others refuse the request', async () => {
    others('waf');
    expect(await answers()).toBe(true);
  });

  it('nothing answers if sites of two hosts do not', async () => {
    others('reset');
    expect(await answers()).toBe(false);
  });

  it('nothing answers if the only other site does not, and is at another host', async () => {
    others('reset');
    await setStatus('down', on().siteIds.slice(2));
    on().fleet.site(1).setFaults('reset');
    expect(await answers()).toBe(false);
    // Its connector is silent, but its page is not.
    on().fleet.site(1).setFaults();
    expect(await answers()).toBe(true);
  });

  // Seen to fail without: their host was away with them, and an update run waited for the network for an hour.
  it('nothing is known, and the site is believed, if all others are at its host', async () => {
    others('reset');
    await setStatus('down', on().siteIds.slice(2));
    const { database } = on().app.services;
    const [site, other] = [1, 2].map(k => on().fleet.url(k));
    const moveTo = (url: string) =>
      database.write(trx => trx.updateTable('sites').set({ url }).where('id', '=', Number(on().siteIds[0])).execute());
    await moveTo(`${other}/another/`);
    expect(await answers()).toBe(true);
    await moveTo(site as string);
  });

  it('nothing is known, and the site is believed, if there are no others', async () => {
    await setStatus('down', on().siteIds);
    expect(await answers()).toBe(true);
  });

  // Seen to fail without: for 10 seconds after an answer, sites failed although the network had gone.
  it('an answer of before the silence does not count', async () => {
    const began = clock.elapsed();
    expect(await answers()).toBe(true);
    others('reset');
    expect(await answers(began)).toBe(true);
    clock.advance(1);
    expect(await answers()).toBe(false);
  });

  it('the first answer is enough', async () => {
    others('hang');
    on().fleet.site(SITES).setFaults();
    expect(await answers()).toBe(true);
    await expect.poll(() => on().fleet.ledger.site(2).inFlight).toBe(1);
  });

  it('a look that takes long is not made again meanwhile', async () => {
    const asked = () => on().fleet.ledger.entries({ site: 2, fn: '(GET)' }).length;
    const before = asked();
    others('hang');
    const look = answers();
    await expect.poll(asked).toBe(before + 1);
    clock.advance(20 * SECOND_MS);
    const again = answers();
    clock.advance(60 * SECOND_MS);
    expect(await Promise.all([look, again])).toEqual([false, false]);
    expect(asked()).toBe(before + 1);
  });
});
