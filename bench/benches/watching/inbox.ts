import { makeFleetKey } from '@sitekeeper/server/testing';
import { atMost, type Bench, type Line } from '../../bench.ts';
import type { Options } from '../../options.ts';
import { abilityPath } from '../../world/api.ts';
import { type Server, startMeasuredServer } from '../../world/server.ts';
import { makeStore, READ_BY_ONE, type Store } from '../../world/store.ts';

const SITES = 10_000;
/** One site in this many has something wrong, of one kind after the other. */
const BROKEN_ONE_IN = 10;
const WARM = 30;
const TURNS = 100;
const GOAL_MS = 50;
const DAY_MS = 86_400_000;
const ROWS_PER_INSERT = 500;

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

/** Down, disconnected, not synced, with a certificate that expires, with a vulnerability: a fifth of the broken each. */
async function breakSites(store: Store): Promise<void> {
  const app = await store.open();
  try {
    const { database, clock } = app.services;
    const now = clock.now();
    const ids = (await database.db.selectFrom('sites').select('id').execute()).map(({ id }) => id);
    const broken = ids.filter((_, at) => at % BROKEN_ONE_IN === 0);
    const part = (nth: number) => broken.filter((_, at) => at % 5 === nth);
    const set = (nth: number, columns: object) =>
      database.write(trx => trx.updateTable('sites').set(columns).where('id', 'in', part(nth)).execute());
    await database.write(trx =>
      trx
        .updateTable('sites')
        .set({ last_sync_at: now - DAY_MS })
        .execute(),
    );
    await set(0, { checked_at: now, check_status: 500, check_message: 'It answered 500.' });
    await set(1, { status: 'disconnected', disconnected_by: 'refusal', sync_error: 'It refuses our key.' });
    await set(2, { sync_error_code: 'site_offline', sync_error: 'No answer.', failed_syncs: 3 });
    const certificates = ids.map((site_id, at) => {
      const left = at % (5 * BROKEN_ONE_IN) === 3 * BROKEN_ONE_IN ? 6 : 60;
      const ends = { issued_at: now - (90 - left) * DAY_MS, expires_at: now + left * DAY_MS };
      return { site_id, endpoint: 'x:443', issuer: 'CA', seen_at: now, ...ends };
    });
    const hole = { type: 'plugin', slug: 'forms', name: 'Forms', version: '1.0', active: 1, title: 'A hole' };
    const findings = part(4).map((site_id, at) => {
      const found = { record_id: `hole-${at % 20}`, severity: 'high', fixed_in: '1.1', update_version: '1.1' };
      return { site_id, ...hole, ...found, found_at: now };
    });
    const monitors = ids.map(site_id => ({ site_id, due_at: now, status: 'up', status_at: now }));
    for (let from = 0; from < ids.length; from += ROWS_PER_INSERT) {
      const some = <R>(rows: readonly R[]) => rows.slice(from, from + ROWS_PER_INSERT);
      await database.write(async trx => {
        await trx.insertInto('monitors').values(some(monitors)).execute();
        await trx.insertInto('site_certificates').values(some(certificates)).execute();
        const rows = some(findings);
        if (rows.length > 0) await trx.insertInto('vulnerability_findings').values(rows).execute();
      });
    }
  } finally {
    await app.close();
  }
}
