import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withLeasesTaken } from '../../../surfaces/rest-v2/routes/site-failures.fixtures.ts';
import { manualClock } from '../../../testing/index.ts';
import { keepUpJobs } from '../../jobs/keep-up-jobs.ts';
import { deleteOldRunItems } from '../manage/delete-old-run-items.ts';
import { itemsOf, useFleet } from '../runs.fixtures.ts';
import { makeDueLooks } from './broken-looks.fixtures.ts';
import { queueBrokenLooks } from './look-at-broken.ts';

const FILE = 'lantern-forms/lantern-forms.php';
const world = useFleet({ sites: 10, fleet: { plugins: 2 } });
beforeAll(() => world().fleet.release(FILE, '2.0'));

let k = 0;
beforeEach(() => {
  k += 1;
});
const id = () => world().siteIds[k - 1] as number;
const site = () => world().fleet.site(k);
const database = () => world().app.services.database;
const look = () => makeDueLooks(world());

/** An update of the site that ends in need of attention, and its run. */
async function breakSite(fault: 'update_breaks_site' | 'update_dead_site' = 'update_breaks_site'): Promise<string> {
  site().setPlugin(FILE, { version: '1.0', active: true });
  await world().post('sync-sites-v1', { site_ids_or_domains: [id()] });
  site().setFaults(fault);
  const { body } = await world().post('run-updates-v1', {
    site_ids_or_domains: [id()],
    slugs: [FILE],
    strategy: { rollback: false, failure_threshold_percent: 100 },
  });
  await world().jobEnd(body.job_id);
  expect(await itemsOf(world(), body.job_id)).toMatchObject([{ state: 'needs_attention' }]);
  return body.job_id;
}

const told = async () => {
  const rows = database().db.selectFrom('events').select(['type', 'data_json']).where('site_id', '=', id());
  const events = await rows.where('type', 'in', ['site.broken', 'site.mended']).orderBy('id').execute();
  return events.map(({ type }) => type);
};
const inInbox = async () => {
  const { items } = (await world().get('list-inbox-v1', { kind: ['site_broken'], per_page: 100 })).body;
  return items.some((item: { id: string }) => item.id === `site_broken:${id()}`);
};

describe('a site that an update left broken', () => {
  it('is told once, is in the inbox until it works, and is then told to work, once', async () => {
    await breakSite();
    await look();
    await look();
    expect([await told(), await inInbox()]).toEqual([['site.broken'], true]);
    site().setPlugin(FILE, { version: '1.0', active: true });
    site().setFaults();
    await look();
    await look();
    expect([await told(), await inInbox()]).toEqual([['site.broken', 'site.mended'], false]);
  });

  it('is mended by hand: a plugin that somebody deactivated is no evidence, the front page is', async () => {
    await breakSite();
    await database().write(trx =>
      trx.updateTable('site_plugins').set({ active: 0 }).where('site_id', '=', id()).where('slug', '=', FILE).execute(),
    );
    expect(await inInbox()).toBe(true);
    await look();
    expect(await told()).toEqual(['site.broken']);
    site().removePlugin(FILE);
    site().setFaults();
    await look();
    expect([await told(), await inInbox()]).toEqual([['site.broken', 'site.mended'], false]);
  });

  it('is looked at until it works, however old its run is; only then is the run forgotten, and what was sent kept', async () => {
    const runId = await breakSite();
    const { services } = world().app;
    const later = { ...services, clock: manualClock(services.clock.now() + 100 * 24 * 3600_000) };
    const forgetOld = async () => {
      // The two tasks run independently of each other: either may come first.
      for (const task of [keepUpJobs, deleteOldRunItems, keepUpJobs]) await task(later);
      const jobs = database().db.selectFrom('jobs').select('id').where('id', '=', runId);
      return (await jobs.execute()).length === 0;
    };
    expect(await forgetOld()).toBe(false);
    site().removePlugin(FILE);
    site().setFaults();
    await look();
    expect([await told(), await inInbox()]).toEqual([['site.broken', 'site.mended'], false]);
    expect(await forgetOld()).toBe(true);
    const past = database().db.selectFrom('past_updates').select(['site_id', 'slug']).where('job_id', '=', runId);
    expect(await past.execute()).toEqual([{ site_id: id(), slug: FILE }]);
  });

  it('is not told to work while it does not answer', async () => {
    await breakSite('update_dead_site');
    site().setFaults('reset');
    await look();
    expect([await told(), await inInbox()]).toEqual([['site.broken'], true]);
  });

  it('is looked at again by the next process if a worker was killed with its look', async () => {
    await breakSite();
    site().removePlugin(FILE);
    site().setFaults();
    const { services } = world().app;
    await database().write(trx =>
      trx.updateTable('update_run_items').set({ look_at: 1 }).where('site_id', '=', id()).execute(),
    );
    // The look is taken, and its message is lost with the process.
    await queueBrokenLooks({ ...services, queue: { size: async () => 0, send: async () => {} } });
    const item = database().db.selectFrom('update_run_items').select(['look_at', 'looks']).where('site_id', '=', id());
    expect(await item.executeTakeFirst()).toMatchObject({ look_at: expect.any(Number), looks: 1 });
    expect(await told()).toEqual(['site.broken']);
    await look();
    expect(await told()).toEqual(['site.broken', 'site.mended']);
  });

  it('that is busy is left alone until the next look', async () => {
    await breakSite();
    site().removePlugin(FILE);
    site().setFaults();
    world().fleet.ledger.reset();
    await withLeasesTaken(world(), [`site:${id()}`], look);
    expect(world().fleet.ledger.entries({ site: k })).toEqual([]);
    await look();
    expect(await told()).toEqual(['site.broken', 'site.mended']);
  });

  it('that was deleted meanwhile is forgotten without a request', async () => {
    await breakSite();
    site().setFaults();
    await world().post('delete-site-v1', { site_id_or_domain: id(), confirm: true });
    world().fleet.ledger.reset();
    await look();
    expect(world().fleet.ledger.entries({ site: k })).toEqual([]);
    const left = database().db.selectFrom('update_run_items').select('seq').where('site_id', '=', id());
    expect(await left.where('look_at', 'is not', null).execute()).toEqual([]);
  });
});

it('of thousands of sites that broke at once, a bounded number is looked at in one turn', async () => {
  const { services } = world().app;
  const job_id = await breakSite();
  const rows = Array.from({ length: 2000 }, (_none, n) => ({ job_id, site_id: 1_000_000 + n, seq: 1, look_at: 1 }));
  const rest = {
    type: 'plugin',
    slug: FILE,
    name: 'Forms',
    from_version: '1',
    to_version: '2',
    state: 'needs_attention',
  };
  await database().write(async trx => {
    for (let at = 0; at < rows.length; at += 200) {
      const some = rows.slice(at, at + 200).map(row => ({ ...row, ...rest }));
      await trx.insertInto('update_run_items').values(some).execute();
    }
  });
  const sent: unknown[] = [];
  const send = async (_trx: unknown, _queue: string, messages: readonly unknown[]) => void sent.push(...messages);
  await queueBrokenLooks({ ...services, queue: { size: async () => 0, send } });
  expect(sent.length).toBeLessThanOrEqual(40);
  const due = database().db.selectFrom('update_run_items').select('seq').where('look_at', '=', 1);
  expect(await due.execute()).toHaveLength(1800);
  await database().write(trx => trx.deleteFrom('update_run_items').where('site_id', '>=', 1_000_000).execute());
});
