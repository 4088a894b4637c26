import { describe, expect, it } from 'vitest';
import { eventTypes } from '../../../testing/fixtures.ts';
import { storeAwayAfter } from '../../../testing/store-away.ts';
import { itemsOf, PACKAGES } from '../runs.fixtures.ts';
import { withDefaults } from '../strategy.ts';
import { LANTERN, passTime, SECOND, useOneUpdate } from './one-update.fixtures.ts';
import { updateSiteItems } from './update-site-items.ts';

describe('a site whose update was sent by a process that died', () => {
  const on = useOneUpdate(40);
  const { clock, db, write, siteId, site, run, item, changes, setItem, begin, leftIn, leftUpdated } = on;

  it('is checked first: an update that has arrived counts as made and is not sent again', async () => {
    await leftIn('sent');
    site().setPlugin(LANTERN, { version: (await item()).to_version });
    expect(await run()).toMatchObject({ ok: true, data: { updated: 1 } });
    expect(changes()).toEqual([]);
  });

  it('is counted while what it shows waits to be stored', async () => {
    await leftIn('sent');
    site().setPlugin(LANTERN, { version: (await item()).to_version });
    const { ctx, back } = storeAwayAfter(on.world, 'stats');
    const running = updateSiteItems(ctx, siteId(), on.jobId, 1);
    await expect.poll(() => ctx.unsavedResults.count).toBe(1);
    back();
    expect(await running).toMatchObject({ ok: true, data: { updated: 1 } });
    expect(ctx.unsavedResults.count).toBe(0);
  });

  it('is checked again while the update may still be running', async () => {
    await leftIn('sent');
    const first = await run();
    expect(first).toMatchObject({ ok: false, retryInMs: 2 * SECOND });
    clock.advance(60 * SECOND);
    expect(await run(2)).toMatchObject({ retryInMs: 30 * SECOND });
    expect((await item()).state).toBe('sent');
    expect(changes()).toEqual([]);
  });

  it('gets an unknown outcome after the longest time an update may take, and nothing is sent again', async () => {
    await leftIn('sent');
    clock.advance(601 * SECOND);
    expect(await run(3)).toMatchObject({
      ok: false,
      code: 'update_failed',
      cause: 'updates_failed',
      data: { failed: 1, why: { name: 'Lantern Forms', state: 'failed', reason: 'outcome_unknown', others: 0 } },
    });
    expect(await item()).toMatchObject({ state: 'failed', reason: 'outcome_unknown' });
    expect(changes()).toEqual([]);
  });

  it('is rolled back if the update broke it', async () => {
    const to_version = await leftUpdated();
    on.world.fleet.release(LANTERN, to_version, 'blank');
    const ended = run();
    await passTime(clock, ended);
    expect(await item()).toMatchObject({ state: 'rolled_back', reason: 'front_page_blank' });
    expect(await eventTypes(on.world, { siteId: siteId() })).toEqual(['update.rolled_back']);
    expect(site().plugin(LANTERN)?.version).toBe('1.0');
    expect(changes()).toHaveLength(1);
    on.world.fleet.world.badReleases.clear();
  });

  describe('whose page gives no answer', () => {
    it('is looked at later while its connector gives none either', async () => {
      await leftUpdated();
      site().setFaults({ name: 'reset', on: 'stats', after: 1 }, { name: 'reset', on: '(GET)' });
      const first = run();
      await passTime(clock, first, 50);
      expect(await first).toMatchObject({ ok: false, retryInMs: expect.any(Number) });
      expect((await item()).state).toBe('sent');
      site().setFaults();
      expect(await run(2)).toMatchObject({ ok: true, data: { updated: 1 } });
      expect(changes()).toEqual([]);
    });

    it('keeps its update if that was over in a moment', async () => {
      await leftUpdated();
      site().setFaults({ name: 'reset', on: '(GET)', times: 3 });
      const ended = run();
      await passTime(clock, ended, 50);
      expect(await ended).toMatchObject({ ok: true, data: { updated: 1 } });
      expect(changes()).toEqual([]);
    });

    it('is rolled back while its connector answers', async () => {
      await leftUpdated();
      site().setFaults({ name: 'reset', on: '(GET)', times: 4 });
      await passTime(clock, run(), 50);
      expect(await item()).toMatchObject({ state: 'rolled_back', reason: 'front_page_unreachable' });
      expect(changes()).toHaveLength(1);
    });

    it('is not known to be restored while its connector gives none either', async () => {
      const to_version = await leftUpdated();
      on.world.fleet.release(LANTERN, to_version, 'blank');
      site().setFaults({ name: 'reset', on: 'stats', after: 2 }, { name: 'reset', on: '(GET)', after: 2 });
      const first = run();
      await passTime(clock, first, 50);
      expect((await item()).state).toBe('rolling_back');
      site().setFaults();
      await run(2);
      expect(await item()).toMatchObject({ state: 'rolled_back', reason: 'front_page_blank' });
      expect(changes()).toHaveLength(1);
      on.world.fleet.world.badReleases.clear();
    });

    it('is not judged while nothing connects to it', async () => {
      await leftUpdated();
      const { url } = await db().selectFrom('sites').select('url').where('id', '=', siteId()).executeTakeFirstOrThrow();
      const moveTo = (url: string) =>
        write(trx => trx.updateTable('sites').set({ url }).where('id', '=', siteId()).execute());
      await moveTo('http://127.0.0.1:1/');
      const first = run();
      await passTime(clock, first, 50);
      expect(await first).toMatchObject({ ok: false, retryInMs: expect.any(Number) });
      expect((await item()).state).toBe('sent');
      await moveTo(url);
      expect(await run(2)).toMatchObject({ ok: true, data: { updated: 1 } });
      expect(changes()).toEqual([]);
    });
  });

  it('keeps its update while nothing connects to another site of its network', async () => {
    const other = siteId();
    on.k += 1;
    site().setPlugin(LANTERN, { version: '1.0', active: true });
    await on.world.post('sync-sites-v1', { site_ids_or_domains: [siteId()] });
    await begin([siteId()], withDefaults({}));
    await leftUpdated();
    const front_json = JSON.stringify({ status: 200, bytes: 500, network: { [other]: { status: 200, bytes: 500 } } });
    await write(async trx => {
      await trx.updateTable('update_run_sites').set({ front_json }).where('job_id', '=', on.jobId).execute();
      await trx.updateTable('sites').set({ url: 'http://127.0.0.1:1/' }).where('id', '=', other).execute();
    });
    const first = run();
    await passTime(clock, first, 50);
    expect(await first).toMatchObject({ ok: false, retryInMs: expect.any(Number) });
    clock.advance(601 * SECOND);
    await passTime(clock, run(2), 50);
    expect(await item()).toMatchObject({
      state: 'needs_attention',
      reason: 'network_page_broken',
      way_out: 'deactivate',
      message: expect.stringContaining('cannot reach that site at all'),
    });
    expect(changes()).toEqual([]);
  });

  it('is left out for what kept it from being reached, if its front page cannot be looked at before', async () => {
    site().setFaults({ name: 'reset', on: 'stats', after: 1 }, { name: 'reset', on: '(GET)' });
    await passTime(clock, run(), 50);
    const message = expect.stringContaining('Check the address and that the site is up.');
    expect(await item()).toMatchObject({ state: 'failed', reason: 'site_offline', cause: 'unreachable', message });
    expect(changes()).toEqual([]);
    site().setFaults();
  });

  it('is not rolled back a second time: what it shows decides', async () => {
    await leftIn('rolling_back');
    expect(await run()).toMatchObject({ ok: false });
    expect(await item()).toMatchObject({ state: 'rolled_back' });
    expect(changes()).toEqual([]);
  });

  // Seen to fail where the version was judged at once: it "could not be restored" while the site was restoring it.
  it('is checked again while the rollback may still be running', async () => {
    await leftIn('rolling_back');
    const set = { finished_at: clock.now() };
    await setItem(set);
    site().setPlugin(LANTERN, { version: (await item()).to_version });
    expect(await run()).toMatchObject({ ok: false, retryInMs: 2 * SECOND });
    clock.advance(60 * SECOND);
    expect(await run(2)).toMatchObject({ retryInMs: 30 * SECOND });
    expect((await item()).state).toBe('rolling_back');
    site().setPlugin(LANTERN, { version: '1.0' });
    await run(3);
    expect((await item()).state).toBe('rolled_back');
    expect(changes()).toEqual([]);
  });

  // Seen to fail without: the time at which the rollback was sent was shown as that of its end.
  it('has not ended while it is being rolled back, neither in its run nor in the timeline of the site', async () => {
    await leftIn('rolling_back');
    const set = { finished_at: clock.now() };
    await setItem(set);
    const timeline = async () =>
      (await on.world.get('get-site-timeline-v1', { site_id_or_domain: siteId(), kind: ['update'] })).body.entries;
    expect(await itemsOf(on.world, on.jobId)).toMatchObject([{ state: 'rolling_back', finished_at: null }]);
    expect(await timeline()).toEqual([]);
    await run();
    expect(await itemsOf(on.world, on.jobId)).toMatchObject([
      { state: 'rolled_back', finished_at: expect.any(String) },
    ]);
    expect(await timeline()).toHaveLength(1);
  });

  it.each([
    ['is restored after all', true],
    ['is not restored in the longest time that it may take', false],
  ])('whose rollback is not answered waits until the earlier version %s', async (_how, restored) => {
    await leftIn('sent');
    const { to_version } = await item();
    const address = `https://${PACKAGES}/plugin/lantern-forms.${to_version}.zip`;
    await write(trx =>
      trx.updateTable('update_run_items').set({ package: address }).where('job_id', '=', on.jobId).execute(),
    );
    site().setPlugin(LANTERN, { version: to_version });
    site().setFaults({ name: 'reset', on: 'installplugintheme' });
    on.world.fleet.release(LANTERN, to_version, 'blank');
    const first = run();
    await passTime(clock, first, 50);
    expect(await first).toMatchObject({ ok: false, retryInMs: expect.any(Number) });
    expect((await item()).state).toBe('rolling_back');
    if (restored) site().setPlugin(LANTERN, { version: '1.0' });
    else clock.advance(601 * SECOND);
    const second = run(2);
    await passTime(clock, second, 50);
    const end = restored ? 'rolled_back' : 'needs_attention';
    expect(await item()).toMatchObject({ state: end, reason: 'front_page_blank' });
    expect(changes()).toHaveLength(1);
    on.world.fleet.world.badReleases.clear();
  });

  it('needs attention if the rollback did not take effect', async () => {
    await leftIn('rolling_back');
    site().setPlugin(LANTERN, { version: (await item()).to_version });
    await run();
    expect(await item()).toMatchObject({
      state: 'needs_attention',
      message: expect.stringContaining('could not be restored'),
    });
    expect(changes()).toEqual([]);
  });

  it('needs attention if it can no longer be reached', async () => {
    await leftIn('sent');
    await on.world.post('suspend-site-v1', { site_id_or_domain: siteId() });
    await run();
    expect(await item()).toMatchObject({ state: 'needs_attention', reason: 'outcome_unknown' });
    expect(on.world.fleet.ledger.site(on.k).calls).toBe(0);
  });

  // Fails if only what the run itself has sent counts: the update of a canceled run would be sent a second time.
  it('receives nothing more once the job has ended', async () => {
    await on.world.post('cancel-job-v1', { job_id: on.jobId });
    await expect(run()).rejects.toThrow('has ended');
    expect(changes()).toEqual([]);
    expect((await item()).state).toBe('pending');
  });

  // Fails if the turns in which a site waited for another of its network, or for a change to itself, count as well.
  it('is retried twice in maintenance mode, however often it waited before', async () => {
    site().setFaults('maintenance');
    for (const unready of [0, 1]) {
      const retried = run(7, unready);
      await passTime(clock, retried);
      expect(await retried).toMatchObject({ ok: false, retryInMs: 45 * SECOND, unready: true });
    }
    const ended = run(7, 2);
    await passTime(clock, ended);
    expect(await ended).toMatchObject({ ok: false, code: 'site_offline', cause: 'maintenance', data: { failed: 1 } });
    expect(changes()).toEqual([]);
  });

  it('is retried later while another process changes it', async () => {
    const until_at = clock.now() + 3600 * SECOND;
    const lease = { name: `site:${siteId()}`, holder: 'another', until_at };
    await write(trx => trx.insertInto('leases').values(lease).execute());
    const ended = run();
    await passTime(clock, ended);
    expect(await ended).toMatchObject({ ok: false, code: 'site_busy', retryInMs: 10 * SECOND });
    expect(changes()).toEqual([]);
  });
});
