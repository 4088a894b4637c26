import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { refusedPaths, storeSite, useWorld } from '../../testing/fixtures.ts';
import { EVENT_EXAMPLES } from '../events/event-examples.fixtures.ts';
import { TIMELINE_KINDS } from './timeline.store.ts';

const world = useWorld();
let id = 0;
let crowded = 0;
beforeAll(async () => {
  id = await storeSite(world(), { url: 'https://one.example/', name: 'One' });
  crowded = await storeSite(world(), { url: 'https://two.example/', name: 'Two' });
  await storeEach(id, [1000, 2000, 3000, 4000, 5000]);
});

/** One entry of each kind, at these moments, in the order of the kinds. */
async function storeEach(site_id: number, at: readonly number[]) {
  const [change = 0, update = 0, incident = 0, alarm = 0, sync = 0] = at;
  const names = { dedupe_key: `${site_id}-${at.join()}-${++stored}`, log_type_id: null, context: 'plugin' };
  await world().app.services.database.write(async trx => {
    await trx
      .insertInto('site_changes')
      .values({ ...names, site_id, action: 'activate', object_name: 'Shop', user_name: 'anna', occurred_at: change })
      .execute();
    const job = {
      id: `update_${randomUUID()}`,
      type: 'update',
      status: 'completed',
      total: 1,
      requested_by: 'x',
      created_at: 1,
    };
    await trx
      .insertInto('jobs')
      .values({ ...job, timed_out: 0 })
      .execute();
    const item = { job_id: job.id, site_id, seq: 1, type: 'plugin', slug: 'a/a.php', name: 'Shop', package: null };
    const ended = { from_version: '1', to_version: '2', state: 'rolled_back', message: 'Blank.', reason: null };
    await trx
      .insertInto('update_run_items')
      .values([
        { ...item, ...ended, sent_at: 1, finished_at: update },
        { ...item, ...ended, seq: 2, state: 'skipped', sent_at: null, finished_at: update },
        { ...item, ...ended, seq: 3, state: 'pending', sent_at: null, finished_at: null },
      ])
      .execute();
    const down = { site_id, cause: 'timeout', reason: 'It timed out.', status_code: null, checks: 3 };
    await trx
      .insertInto('monitor_incidents')
      .values({ ...down, started_at: incident, ended_at: incident + 500 })
      .execute();
    const alarmOf = (type: 'certificate.expiring' | 'site.down') => {
      const cause = `${type}:${stored}`;
      const row = { cause, type, severity: 'high', site_id, client_id: null, together: '', opened_at: alarm };
      return { ...row, data_json: JSON.stringify(EVENT_EXAMPLES[type]), closed_at: null };
    };
    await trx
      .insertInto('alarms')
      .values([alarmOf('certificate.expiring'), alarmOf('site.down')])
      .execute();
    const eventOf = (type: 'site.sync_failing' | 'site.down') => {
      const row = { type, severity: 'medium', site_id, client_id: null, cause: '', occurred_at: sync };
      return { ...row, data_json: JSON.stringify(EVENT_EXAMPLES[type]) };
    };
    await trx
      .insertInto('events')
      .values([eventOf('site.sync_failing'), eventOf('site.down')])
      .execute();
  });
}
let stored = 0;

interface Entry {
  readonly id: string;
  readonly kind: (typeof TIMELINE_KINDS)[number];
  readonly at: string;
}

const timeline = async (site: number, input: object = {}) => {
  const { status, body } = await world().get('get-site-timeline-v1', { site_id_or_domain: site, ...input });
  expect(status).toBe(200);
  return body as { entries: Entry[]; next: string | null };
};

it('lists what happened to a site, each thing once, newest first', async () => {
  const { entries, next } = await timeline(id);
  expect(next).toBeNull();
  const none = { ended_at: null, user: null, severity: null, code: null, data: null, update: null };
  expect(entries).toEqual([
    {
      ...none,
      id: expect.stringMatching(/^sync:/),
      kind: 'sync',
      at: '1970-01-01T00:00:05Z',
      title: 'One cannot be synced',
      text: expect.stringMatching(/syncs in a row failed/),
      code: 'site.sync_failing',
      data: expect.objectContaining({ failures: expect.any(Number), error_code: expect.any(String) }),
      severity: 'medium',
    },
    {
      ...none,
      id: expect.stringMatching(/^alarm:/),
      kind: 'alarm',
      at: '1970-01-01T00:00:04Z',
      title: expect.stringContaining('certificate'),
      code: 'certificate.expiring',
      data: expect.objectContaining({ days_left: expect.any(Number) }),
      text: expect.any(String),
      severity: 'high',
    },
    {
      ...none,
      id: expect.stringMatching(/^incident:/),
      kind: 'incident',
      at: '1970-01-01T00:00:03Z',
      ended_at: '1970-01-01T00:00:03Z',
      title: 'One was down',
      text: 'It timed out.',
      code: 'timeout',
    },
    {
      ...none,
      id: expect.stringMatching(/^update:update_[\da-f-]{36}:1$/),
      kind: 'update',
      at: '1970-01-01T00:00:02Z',
      title: 'Shop',
      text: 'Blank.',
      update: {
        run_id: expect.stringMatching(/^update_[\da-f-]{36}$/),
        state: 'rolled_back',
        from_version: '1',
        to_version: '2',
      },
    },
    {
      ...none,
      id: expect.stringMatching(/^change:/),
      kind: 'change',
      at: '1970-01-01T00:00:01Z',
      title: 'Plugin "Shop" was activated.',
      text: null,
      user: 'anna',
      code: 'plugin.activated',
      data: { name: 'Shop' },
    },
  ]);
});

it('lists only the kinds that are asked for', async () => {
  const kinds = async (kind: unknown) => (await timeline(id, { kind })).entries.map(entry => entry.kind);
  expect(await kinds('incident')).toEqual(['incident']);
  expect(await kinds(['change', 'sync'])).toEqual(['sync', 'change']);
  expect(refusedPaths(await world().get('get-site-timeline-v1', { site_id_or_domain: id, kind: 'x' }))).not.toEqual([]);
});

it('has no changes while their module is off, whatever is asked for', async () => {
  await world().post('update-module-v1', { module: 'logs', enabled: false });
  expect((await timeline(id)).entries.map(entry => entry.kind)).toEqual(['sync', 'alarm', 'incident', 'update']);
  expect((await timeline(id, { kind: 'change' })).entries).toEqual([]);
  await world().post('update-module-v1', { module: 'logs', enabled: true });
});

it('goes on where the page before ended, without gaps or repeats, for entries of the same moment too', async () => {
  const moments = fc.sample(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 5, maxLength: 5 }), {
    numRuns: 12,
    seed: 7,
  });
  for (const at of moments)
    await storeEach(
      crowded,
      at.map(second => 1000 * second),
    );
  const all = (await timeline(crowded, { per_page: 200 })).entries;
  expect(all).toHaveLength(60);
  const places = all.map(entry => [-Date.parse(entry.at), TIMELINE_KINDS.indexOf(entry.kind)] as const);
  expect(places).toEqual(places.toSorted(([a, x], [b, y]) => a - b || x - y));
  for (const kind of ['any', ['update', 'alarm']] as const) {
    const wanted = all.filter(entry => kind === 'any' || kind.some(one => one === entry.kind)).map(entry => entry.id);
    for (const per_page of [1, 7, 60]) {
      const found: string[] = [];
      let before: string | null | undefined;
      while (before !== null) {
        const page = await timeline(crowded, { kind, per_page, ...(before ? { before } : {}) });
        found.push(...page.entries.map(entry => entry.id));
        before = page.next;
      }
      expect(found).toEqual(wanted);
    }
  }
});

it('rejects a place that it did not give, and an unknown site', async () => {
  const refused = await world().get('get-site-timeline-v1', { site_id_or_domain: id, before: '1.2' });
  expect(refusedPaths(refused)).toEqual(['input.before']);
  expect((await world().get('get-site-timeline-v1', { site_id_or_domain: 987_654 })).status).toBe(404);
});
