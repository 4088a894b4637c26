import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DIFFERENT } from './different.ts';
import { RecordedWorld } from './recorded-world.ts';
import { misshapen, recordedCases, recordedFamilies } from './shapes.ts';

const SITES = 6;

let world: World;
let recorded: RecordedWorld;
beforeAll(async () => {
  const env = { SITEKEEPER_MAINWP_API: 'on', SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' };
  world = await makeWorld({ sites: SITES, seeded: true, worker: true, fleet: { plugins: 3 }, env });
  recorded = new RecordedWorld(world);
  await recorded.prepare(SITES);
});
afterAll(() => world.close());

/*
 * What MainWP answers was recorded once; the files beside this one hold keys and types of it. Fails if a view leaves out
 * a key, or gives a number where programs read a text.
 */
describe.each(recordedFamilies())('%s has the keys and types that were recorded', family => {
  const cases = recordedCases(family);
  const changed = new Set(cases.filter(({ method }) => method !== 'GET').map(({ name }) => name));
  const touchesSites = /sites|updates|68|batch|ability-run/.test(family);
  afterEach(({ task }) => (touchesSites && changed.has(task.name) ? recorded.restore() : undefined));

  it.each(cases.map(one => [one.name, one] as const))('%s', async (name, one) => {
    const different = DIFFERENT[name];
    if (/run-updates|update-all|updates?\/|update-site-(plugins|themes)/.test(one.path)) {
      if (one.method !== 'GET') await recorded.outdate();
    }
    const { status, body } = await recorded.ask({ ...one, ...different?.request });
    const wrong = misshapen(different?.shape ?? one.shape, body);
    const told = status >= 400 ? body : undefined;
    expect({ status, wrong, told }).toEqual({ status: different?.status ?? one.status, wrong: [], told });
  });
});

it('what differs on purpose was recorded', () => {
  const names = recordedFamilies()
    .flatMap(recordedCases)
    .map(({ name }) => name);
  expect(Object.keys(DIFFERENT).filter(name => !names.includes(name))).toEqual([]);
});
