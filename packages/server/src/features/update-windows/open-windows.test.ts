import { describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { itemsOf } from '../update-runs/runs.fixtures.ts';
import { openWindows } from './open-windows.ts';
import { advanceTo, runsOf, sitesWithWindow } from './update-windows.fixtures.ts';

it('starts one run over its sites when it opens, and waits for its next opening', async () => {
  const { world, clock, window, open } = await sitesWithWindow({ worker: true });
  await open();
  expect(await runsOf(world)).toEqual([]);
  await advanceTo(clock, window.next_opening, 1000);
  await Promise.all([open(), open()]);
  await open();
  // The server's own turn may be the one that opens it.
  await vi.waitFor(async () => expect(await runsOf(world)).not.toEqual([]), { timeout: 20_000 });
  const [run, ...others] = await runsOf(world);
  expect(others).toEqual([]);
  expect(run).toMatchObject({ scope: 'sites', sites: 2, types: ['plugins', 'themes'], closes_at: window.next_closing });
  await world.jobEnd(run.job_id);
  const left = world.siteIds.map((_id, i) => world.fleet.site(i + 1).pendingThemes.length);
  expect(left.slice(0, 2)).toEqual([0, 0]);
  expect(world.fleet.ledger.perSite()).not.toHaveProperty('3');
  const { body } = await world.get('list-update-windows-v1');
  expect(Date.parse(body.items[0].next_opening)).toBe(Date.parse(window.next_opening) + 24 * HOUR_MS);
});

it('opens late after downtime if it is still open, and not once it has closed', async () => {
  const { world, clock, window, open } = await sitesWithWindow({ worker: false });
  await advanceTo(clock, window.next_closing, 1000);
  await open();
  expect(await runsOf(world)).toEqual([]);
  await advanceTo(clock, window.next_opening, 25 * HOUR_MS);
  await open();
  expect(await runsOf(world)).toHaveLength(1);
});

it('opens although it was saved with the same times when it was due', async () => {
  const { world, clock, window, open } = await sitesWithWindow({ worker: false });
  await advanceTo(clock, window.next_opening, 1000);
  const { id, days, opens, closes, time_zone, enabled } = window;
  const form = { window_id: id, days: [...days].reverse(), opens, closes, time_zone, enabled };
  const renamed = await world.post('update-update-window-v1', { ...form, name: 'Every night' });
  expect(renamed.body).toMatchObject({ name: 'Every night', next_opening: window.next_opening });
  await open();
  expect(await runsOf(world)).toHaveLength(1);
});

// Seen to fail when any run of the opening counted as the one it shall have.
it('starts its run again if a crash interrupted the start, and not if somebody canceled it', async () => {
  const { world, clock, window, open } = await sitesWithWindow({ worker: false });
  const { database } = world.app.services;
  await advanceTo(clock, window.next_opening, 1000);
  await open();
  /** As the process left it that died before it had written down all updates, and the next opening. */
  const crash = (job_id: string) =>
    database.write(async trx => {
      await trx.updateTable('update_runs').set({ state: 'preparing' }).where('job_id', '=', job_id).execute();
      await trx
        .updateTable('update_windows')
        .set({ next_open_at: Date.parse(window.next_opening) })
        .execute();
    });
  const [first] = await runsOf(world);
  await crash(first.job_id);
  clock.advance(15_000);
  await open();
  await open();
  const both = await runsOf(world);
  expect(both.map(({ job_id, state }: { job_id: string; state: string }) => [job_id === first.job_id, state])).toEqual([
    [false, 'running'],
    [true, 'abandoned'],
  ]);
  expect((await world.rest(`/jobs/${first.job_id}`)).body.errors[0].message).toBe(
    'The server was stopped while it prepared this run. Nothing was sent. Its update window started it again.',
  );

  await crash(both[0].job_id);
  expect((await world.post('cancel-job-v1', { job_id: both[0].job_id })).status).toBe(200);
  await open();
  expect(await runsOf(world)).toHaveLength(2);
});

it('starts no further site once it has closed', async () => {
  const { world, clock, window, open } = await sitesWithWindow({ worker: false });
  await advanceTo(clock, window.next_opening, 1000);
  await open();
  await advanceTo(clock, window.next_closing);
  world.app.startWorker();
  const [run] = await runsOf(world);
  await world.jobEnd(run.job_id);
  const items = await itemsOf(world, run.job_id);
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ reason }) => !['window_closed', 'incompatible'].includes(reason))).toEqual([]);
  expect(world.fleet.ledger.summary().calls).toBe(0);
});

it('starts no further wave once it has closed', async () => {
  const { world, clock, window, open } = await sitesWithWindow({ worker: false, more: { strategy: {} } });
  await advanceTo(clock, window.next_opening, 1000);
  await open();
  const [run] = await runsOf(world);
  expect(run).toMatchObject({ wave: 1, state: 'running' });
  await advanceTo(clock, window.next_closing);
  world.app.startWorker();
  expect(await world.jobEnd(run.job_id)).toMatchObject({ status: 'canceled' });
  expect((await runsOf(world))[0]).toMatchObject({
    wave: 1,
    state: 'finished',
    halt_reason: 'The window closed before all sites were updated.',
    halt: { code: 'window_closed' },
  });
  expect(world.fleet.ledger.summary().calls).toBe(0);
});

describe('a run of which the first wave fails', () => {
  /** It updates its first site in vain. @param late The window closes before that is known. */
  async function halted(late: boolean) {
    const made = await sitesWithWindow({ worker: true, more: { strategy: {}, type: ['themes'] } });
    const { world, clock, window, open } = made;
    for (const k of [1, 2]) world.fleet.site(k).setTheme('standard-issue', '1.0');
    await world.post('sync-sites-v1', {});
    world.fleet
      .site(1)
      .setFaults('update_noop_success', ...(late ? [{ name: 'slow', on: 'upgradeplugintheme' } as const] : []));
    await advanceTo(clock, window.next_opening, 1000);
    await open();
    await vi.waitFor(async () => expect(await runsOf(world)).not.toEqual([]), { timeout: 20_000 });
    const [{ job_id }] = await runsOf(world);
    const sent = async () => (await itemsOf(world, job_id)).some(({ sent_at }) => sent_at !== null);
    await vi.waitFor(async () => expect(await sent()).toBe(true), { timeout: 20_000 });
    if (late) await advanceTo(clock, window.next_closing, 1000);
    const state = async () => (await world.get('get-update-run-v1', { job_id })).body.run.state;
    await vi.waitFor(async () => expect(await state()).toMatch(/halted|finished/), { timeout: 60_000 });
    expect(await state()).toBe('halted');
    if (!late) await advanceTo(clock, window.next_closing, 1000);
    world.fleet.site(1).setFaults();
    return { ...made, job_id };
  }

  it('halts although its window has closed meanwhile', async () => {
    await halted(true);
  });

  it('goes on without the end of its window if somebody resumes it later', async () => {
    const { world, job_id } = await halted(false);
    const { body } = await world.post('resume-update-run-v1', { job_id });
    expect(body).toMatchObject({ state: 'running', wave: 2, closes_at: null });
    await world.jobEnd(job_id);
    const items = await itemsOf(world, job_id);
    expect(items.filter(({ reason }) => reason === 'window_closed')).toEqual([]);
    const last = items.find(({ site_id, slug }) => site_id === world.siteIds[1] && slug === 'standard-issue');
    expect(last).toMatchObject({ state: 'updated' });
  });
});

it('still opens if it is renamed at the moment of its opening', async () => {
  const { world, clock, window, open } = await sitesWithWindow({ worker: false });
  await advanceTo(clock, window.next_opening, 1000);
  const { body } = await world.post('update-update-window-v1', { window_id: window.id, name: 'Late nights' });
  expect(body).toMatchObject({ name: 'Late nights', next_opening: window.next_opening });
  await open();
  expect(await runsOf(world)).toHaveLength(1);
});

it('keeps new times that are set while its run starts', async () => {
  const { world, clock, window } = await sitesWithWindow({ worker: false });
  const { services } = world.app;
  await advanceTo(clock, window.next_opening, 1000);
  const changing = {
    ...services,
    queue: {
      ...services.queue,
      // The first wave is handed out: somebody changes the window just then.
      async send(...given: Parameters<typeof services.queue.send>) {
        await given[0]
          .updateTable('update_windows')
          .set({ opens: '05:00', next_open_at: 5 * HOUR_MS })
          .execute();
        return services.queue.send(...given);
      },
    },
  };
  await openWindows(changing);
  expect(await runsOf(world)).toHaveLength(1);
  const row = services.database.db.selectFrom('update_windows').select(['opens', 'next_open_at']);
  expect(await row.executeTakeFirst()).toEqual({ opens: '05:00', next_open_at: 5 * HOUR_MS });
});

it('that cannot open does not delay other windows', async () => {
  const { world, clock, window, open } = await sitesWithWindow({ worker: false });
  const times = { days: window.days, opens: '02:00', closes: '04:00', time_zone: 'UTC' };
  const other = { name: 'Other', ...times, site_id_or_domain: world.siteIds[3] };
  expect((await world.post('add-update-window-v1', other)).status).toBe(200);
  const gone = { time_zone: 'Mars/Olympus' }; // as of a time zone that this machine does not know any more
  const { database } = world.app.services;
  await database.write(trx => trx.updateTable('update_windows').set(gone).where('id', '=', window.id).execute());
  await advanceTo(clock, window.next_opening, 1000);
  await open();
  expect(await runsOf(world)).toMatchObject([{ scope: 'sites', sites: 1 }]);
});

it('does not open while it is disabled', async () => {
  const { world, clock, window, open } = await sitesWithWindow({ worker: false });
  await world.post('update-update-window-v1', { window_id: window.id, enabled: false });
  await advanceTo(clock, window.next_opening, 1000);
  await open();
  expect(await runsOf(world)).toEqual([]);
});
