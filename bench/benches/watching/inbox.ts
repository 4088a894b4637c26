import { makeFleetKey } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../../bench.ts';
import type { Options } from '../../options.ts';
import { abilityPath } from '../../world/api.ts';
import { breakSites } from '../../world/broken-fleet.ts';
import { type Server, startMeasuredServer } from '../../world/server.ts';
import { makeStore, READ_BY_ONE } from '../../world/store.ts';

const SITES = 10_000;
const WARM = 30;
const TURNS = 100;
const GOAL_MS = 50;

export const inbox: Bench = {
  name: 'inbox',
  title: 'list-inbox: a page of 50 with counts, one site in ten broken, processor time over HTTP',
  async run(options: Options): Promise<Line[]> {
    const store = await makeStore(options.postgres, READ_BY_ONE);
    try {
      const sites = Array.from({ length: options.sites ?? SITES }, (_, index) => ({
        url: `https://site-${index}.example.com/`,
        name: `Site ${index}`,
      }));
      const authorization = await store.seed(await makeFleetKey(), sites);
      await breakSites(store);
      const server = await startMeasuredServer(store, authorization, options.serverNode);
      // Something else is asked for each time, so that no answer is kept.
      const page = (at: number) => `${abilityPath('list-inbox-v1')}?input[page]=${1 + (at % 10)}`;
      const plain = (at: number) => `${abilityPath('list-site-records-v1')}?input[per_page]=50&input[page]=${1 + at}`;
      const floor = await costOf(server, plain);
      const figure = await costOf(server, page);
      await server.child.end();
      const goal = atMost(figure, GOAL_MS, `≤ ${GOAL_MS} ms`);
      return [{ what: 'processor time of a page', figure, unit: 'ms', floor, floorIs: 'a page of 50 sites', goal }];
    } finally {
      await store.remove();
    }
  },
};

async function costOf({ api, child }: Server, path: (at: number) => string): Promise<number> {
  for (let at = 0; at < WARM; at++) await api.get(path(at));
  const before = child.cpu().all;
  for (let at = 0; at < TURNS; at++) await api.get(path(WARM + at));
  return ((child.cpu().all - before) / TURNS) * 1000;
}
