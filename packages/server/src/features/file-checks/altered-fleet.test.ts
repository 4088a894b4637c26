import { expect, it, vi } from 'vitest';
import { makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import {
  ACORN,
  fileEvents,
  installAcorn,
  itemsIn,
  MAIN_CLASS,
  PLUGIN,
  readingsOf,
  setChecks,
} from './file-checks.fixtures.ts';
import { judgeCheckedFiles } from './index.ts';

const SITES = 200;
const [REFUSING, HOSTILE, ALTERED, UPDATING, NOT_ASKED] = [3, 4, 5, 6, 200];

const made = useMade(
  async () => {
    const world = await makeWorld({
      sites: SITES,
      seeded: true,
      worker: true,
      fleet: { plugins: 2 },
      env: { SITEKEEPER_BATCH_INLINE_LIMIT: '50', SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
    });
    installAcorn(world);
    const { fleet } = world;
    fleet.site(REFUSING).setFaults({ name: 'snippet_fails', on: 'code_snippet' });
    fleet.site(HOSTILE).setFaults({ name: 'snippet_hostile', on: 'code_snippet' });
    fleet.site(ALTERED).alterFile(ACORN, MAIN_CLASS, 'eval($_POST[1]);');
    // Its files are read while an update has replaced half of them.
    fleet.site(UPDATING).alterFile(ACORN, MAIN_CLASS, 'half of the new version');
    fleet.site(UPDATING).afterNextReading(() => fleet.site(UPDATING).setPlugin(PLUGIN, { version: '3.5.1' }));
    return world;
  },
  world => world.close(),
);

const judge = () => judgeCheckedFiles(made().app.services);
/** Checks the sites on which that is on, as a job. */
const checkAsJob = async (input: object = {}) => {
  const { body } = await made().post('check-files-v1', input);
  expect(body.queued).toBe(true);
  const job = async () => (await made().get('get-batch-job-status-v1', { job_id: body.job_id })).body;
  await vi.waitFor(async () => expect((await job()).status).toBe('completed'), { timeout: 60_000 });
  await judge();
  return job();
};

it('one altered file among 200 sites is one finding with its name, and one event', async () => {
  const world = made();
  world.fleet.ledger.reset();
  const allowed = world.siteIds.filter((_id, index) => index + 1 !== NOT_ASKED);
  expect((await setChecks(world, allowed, true)).body).toMatchObject({ total_changed: SITES - 1, total_errors: 0 });
  expect(await checkAsJob()).toMatchObject({ processed: SITES - 1, failed: 2 });
  // The worker may have taken the finding before, and be about to name its files.
  await expect.poll(() => fileEvents(world), { timeout: 20_000 }).toHaveLength(1);

  expect(await itemsIn(world, 'altered')).toMatchObject([
    {
      site: ALTERED,
      type: 'plugin',
      slug: PLUGIN,
      version: '3.5.0',
      files: {
        changed: { count: 1, names: [MAIN_CLASS] },
        added: { count: 0, names: [] },
        removed: { count: 0, names: [] },
      },
    },
  ]);
  expect(await fileEvents(world)).toMatchObject([
    {
      type: 'files.altered',
      site: ALTERED,
      data: { component: 'plugin', slug: PLUGIN, files: 1, changed: [MAIN_CLASS] },
    },
  ]);
  expect(readingsOf(world, NOT_ASKED)).toBe(0);
  const failed = await world.get('list-file-checks-v1', { allowed: true, per_page: 200 });
  const errors = failed.body.items.filter(({ error }: { error: string | null }) => error !== null);
  expect(errors.map(({ site_id }: { site_id: number }) => world.siteIds.indexOf(site_id) + 1)).toEqual([
    REFUSING,
    HOSTILE,
  ]);
});

it('another check of the same files tells nothing again', async () => {
  await made().post('check-files-v1', { exclude: made().siteIds.slice(10) });
  expect(await fileEvents(made())).toHaveLength(1);
  expect(await itemsIn(made(), 'altered')).toHaveLength(1);
});

it('files that are put back end the finding, with one event', async () => {
  made().fleet.site(ALTERED).restoreFiles(ACORN);
  await made().post('check-files-v1', { site_ids_or_domains: [made().siteIds[ALTERED - 1]] });
  expect(await itemsIn(made(), 'altered')).toEqual([]);
  expect((await fileEvents(made())).slice(1)).toMatchObject([
    { type: 'files.restored', site: ALTERED, data: { slug: PLUGIN, how: 'restored' } },
  ]);
});

it('nothing is sent to a site once its file checks are off', async () => {
  const world = made();
  const id = world.siteIds[ALTERED - 1] as number;
  await setChecks(world, [id], false);
  world.fleet.ledger.reset();
  await checkAsJob({ exclude: world.siteIds.slice(60) });
  const asked = await world.post('check-files-v1', { site_ids_or_domains: [id] });
  expect(asked.body).toMatchObject({ total_checked: 0, errors: [{ code: 'svc_invalid_state' }] });
  expect(readingsOf(world, ALTERED)).toBe(0);
  expect(readingsOf(world, 1)).toBeGreaterThan(0);
});
