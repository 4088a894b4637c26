import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../testing/index.ts';
import { useFleet } from '../update-runs/runs.fixtures.ts';
import { forgetMarks } from './forget-marks.ts';

const SITES = 3;
const THEME = 'standard-issue';
const world = useFleet({ sites: SITES, fleet: { plugins: 2 } });
const idOf = (k: number) => world().siteIds[k - 1] as number;

/** All sites do what they are asked to. */
function works(): void {
  for (let k = 1; k <= SITES; k++) world().fleet.site(k).setFaults();
}

/** A run over a theme that failed on some sites; default: on all. */
async function failedRun({ on = [1, 2, 3], ...more }: { on?: readonly number[]; strategy?: object } = {}) {
  for (const k of on) world().fleet.site(k).setFaults('update_noop_success');
  const { body } = await world().post('run-updates-v1', { type: ['themes'], slugs: [THEME], ...more });
  return body.job_id as string;
}

async function endedRun(on?: readonly number[]): Promise<string> {
  const job_id = await failedRun(on ? { on } : {});
  await world().jobEnd(job_id);
  works();
  return job_id;
}

const inbox = async (input: object = {}): Promise<Answer['body']> =>
  (await world().get('list-inbox-v1', { ...input })).body;
const failedItems = async (input: object = {}): Promise<Answer['body'][]> =>
  (await inbox({ kind: 'run_failed', ...input })).items;
const runs = async () => (await failedItems()).map(({ id }) => id);

beforeEach(async () => {
  works();
  for (let k = 1; k <= SITES; k++) world().fleet.site(k).setTheme(THEME, '1.0');
  await world().post('sync-sites-v1', {});
  const before = await runs();
  if (before.length > 0) await world().post('acknowledge-inbox-v1', { item_ids: before });
});

describe('A run that ended with failed updates', () => {
  it('is one item, with what it takes to retry, until it is retried with success', async () => {
    const job_id = await endedRun([1, 2]);
    const [item] = await failedItems();
    expect(await runs()).toEqual([`run_failed:${job_id}`]);
    expect(item).toMatchObject({
      severity: 'medium',
      title: '2 updates of a run failed on 2 sites',
      sites_count: 2,
      data: { job_id, updates: 2, causes: 1, slugs: [THEME] },
    });
    const [retry] = item.actions;
    expect(retry).toMatchObject({ action: 'retry', ability: 'run-updates-v1', input: { failed_in: { job_id } } });
    const plan = await world().post('plan-updates-v1', retry.input);
    expect(plan.body).toMatchObject({ sites: 2, updates: 2 });
    const again = await world().post(retry.ability, retry.input);
    expect(await runs()).toEqual([]);
    await world().jobEnd(again.body.job_id);
    expect(await runs()).toEqual([]);
    expect((await inbox()).counts.kinds.run_failed).toBe(0);
  });

  it('makes way for the run that has tried the same again', async () => {
    const first = await endedRun([1, 2]);
    const second = await endedRun([1]);
    expect(await runs()).toEqual([`run_failed:${second}`]);
    expect(second).not.toBe(first);
  });

  it('comes back for what a later run was stopped before', async () => {
    const first = await endedRun();
    const second = await failedRun({ strategy: {} });
    const state = async () => (await world().get('get-update-run-v1', { job_id: second })).body.run.state;
    await vi.waitFor(async () => expect(await state()).toBe('halted'), { timeout: 60_000 });
    expect(await runs()).toEqual([]);
    await world().post('abandon-update-run-v1', { job_id: second });
    const items = await failedItems();
    expect(items.map(({ id, sites_count }) => [id, sites_count]).sort()).toEqual(
      [
        [`run_failed:${first}`, 2],
        [`run_failed:${second}`, 1],
      ].sort(),
    );
  });

  it('is over for sites that were updated otherwise, or where the update is ignored', async () => {
    await endedRun();
    await world().post('update-site-themes-v1', { site_id_or_domain: idOf(1), slugs: [THEME], wait: true });
    expect(await failedItems()).toMatchObject([{ sites_count: 2, data: { updates: 2 } }]);
    await world().post('ignore-updates-v1', { type: 'themes', slugs: [THEME] });
    expect(await failedItems()).toEqual([]);
    await world().post('unignore-updates-v1', { type: 'themes', slugs: [THEME] });
  });

  it('is gone once acknowledged, and stays so', async () => {
    const job_id = await endedRun();
    await world().post('acknowledge-inbox-v1', { item_ids: [`run_failed:${job_id}`] });
    expect(await runs()).toEqual([]);
    const { services } = world().app;
    await services.database.write(trx => trx.updateTable('inbox_marks').set({ marked_at: 1 }).execute());
    await forgetMarks(services);
    expect(await runs()).toEqual([]);
  });

  it('counts and retries only the sites of the chosen client', async () => {
    const { body: client } = await world().post('add-client-v1', { name: 'Acme', selected_sites: [idOf(2)] });
    const job_id = await endedRun();
    const [item] = await failedItems({ client_id: client.id });
    expect(item).toMatchObject({ sites_count: 1, data: { updates: 1 } });
    const { input } = item.actions[0];
    expect(input).toEqual({ client_id: client.id, failed_in: { job_id } });
    expect((await world().post('plan-updates-v1', input)).body).toMatchObject({ sites: 1, updates: 1 });
    expect((await failedItems({ search: 'site 2' }))[0]).toMatchObject({ sites_count: 3 });
  });
});
