import { beforeEach, describe, expect, it } from 'vitest';
import { createJob } from '../jobs/index.ts';
import { bareSites, installsSent, PLUGIN_FILE, SLUG, THEME, useBareSites } from './install.fixtures.ts';
import { insertInstallJob, insertInstallSent } from './installs.store.ts';

const SITES = 30;
const world = useBareSites({ sites: SITES, worker: true });
beforeEach(() => bareSites(world()));
const all = () => [...world().siteIds];
const site = (k: number) => world().fleet.site(k);
const install = (input: object, options = {}) => world().post('install-on-sites-v1', input, options);
const plugin = (site_ids_or_domains: unknown[] = all(), more: object = {}) =>
  install({ site_ids_or_domains, type: 'plugin', slug: SLUG, ...more });
const items = async (job_id: string, state: string) =>
  (await world().get('list-job-items-v1', { job_id, state, per_page: 100 })).body.items;

describe('installing on many sites', () => {
  it('installs site by site; broken sites fail without delaying the others', async () => {
    for (const k of [5, 15, 25]) site(k).setFaults('http500');
    for (const k of [7, 17]) site(k).setFaults({ name: 'change_reset_after', on: 'installplugintheme' });
    site(9).setPlugin(PLUGIN_FILE, { version: '0.1', active: false });
    const { status, body } = await plugin(all(), { activate: true });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { sites: SITES, errors: [], message: `The plugin ${SLUG} will be installed on ${SITES} sites.` },
    });
    expect(body.job_id).toMatch(/^install_/);
    const ended = await world().jobEnd(body.job_id);
    expect(ended).toMatchObject({ status: 'completed', succeeded: 26, failed: 3, skipped: 1 });
    const failed: { site_id: number }[] = await items(body.job_id, 'failed');
    expect(failed.map(({ site_id }) => all().indexOf(site_id) + 1).sort((a, b) => a - b)).toEqual([5, 15, 25]);
    expect(await items(body.job_id, 'skipped')).toMatchObject([{ message: expect.stringMatching(/already/) }]);
    for (let k = 1; k <= SITES; k++) expect(installsSent(world(), k)).toHaveLength([5, 9, 15, 25].includes(k) ? 0 : 1);
    for (const k of [1, 7, 30]) expect(site(k).plugin(PLUGIN_FILE)?.active).toBe(true);
    expect(site(9).plugin(PLUGIN_FILE)?.version).toBe('0.1');
    const audit = await world().get('list-audit-log-v1', { action: 'plugins.install_started' });
    expect(audit.body.items).toMatchObject([{ subject: `job:${body.job_id}` }]);
  });

  it('installs themes, and says which sites are unknown', async () => {
    const [first] = all();
    const { body } = await install({ site_ids_or_domains: [first, 999_999], type: 'theme', slug: THEME });
    expect(body).toMatchObject({ sites: 1, errors: [{ identifier: 999_999, code: 'svc_site_not_found' }] });
    expect(await world().jobEnd(body.job_id)).toMatchObject({ succeeded: 1 });
    expect(site(1).themes.some(({ slug }) => slug === THEME)).toBe(true);
    const none = await plugin([999_999]);
    expect(none.body).toMatchObject({ job_id: null, sites: 0, message: 'None of these sites was found.' });
  });

  it('refuses what can’t be installed, and starts nothing', async () => {
    const themes = await install({ site_ids_or_domains: all(), type: 'theme', slug: THEME, activate: true });
    expect(themes.body).toMatchObject({ code: 'svc_invalid_input', message: expect.stringMatching(/^activate: /) });
    expect((await plugin([])).status).toBe(400);
    for (const more of [{ slug: '../x' }, { version: '1/..' }, { type: 'core' }, { url: 'https://x.example/a.zip' }]) {
      expect((await plugin(all(), more)).status).toBe(400);
    }
    const auth = await world().user('vera', 'viewer');
    const input = { site_ids_or_domains: all(), type: 'plugin', slug: SLUG };
    expect((await install(input, { auth })).status).toBe(403);
    expect(world().fleet.ledger.summary().calls).toBe(0);
  });

  it('starts one job for a request that is repeated with its key', async () => {
    const headers = { 'idempotency-key': 'install-once' };
    const input = { site_ids_or_domains: all().slice(0, 2), type: 'plugin', slug: SLUG };
    const { body: first } = await install(input, { headers });
    const { body: second } = await install(input, { headers });
    expect(second.job_id).toBe(first.job_id);
    await world().jobEnd(first.job_id);
    expect(installsSent(world(), 1)).toHaveLength(1);
  });
});

describe('an install that a crash interrupted', () => {
  /** The job as the store has it if the process died after it had sent the install to the first site. */
  async function interrupted(sentMsAgo: number): Promise<string> {
    const { services } = world().app;
    const { database, clock } = services;
    const actor = { kind: 'system', name: 'tests' } as const;
    const [site_id = 0] = all();
    return database.write(async trx => {
      const job_id = await createJob(trx, { ...services, actor, origin: '' }, 'install', [site_id]);
      await insertInstallJob(trx, job_id, { type: 'plugin', slug: SLUG, activate: false });
      const row = { job_id, site_id, sent_at: clock.now() - sentMsAgo };
      expect(await insertInstallSent(trx, row)).toBe(true);
      expect(await insertInstallSent(trx, row)).toBe(false);
      return job_id;
    });
  }

  it('is done if the site shows the plugin; nothing is sent again', async () => {
    site(1).setPlugin(PLUGIN_FILE, { version: '2.0', active: false });
    expect(await world().jobEnd(await interrupted(0))).toMatchObject({ succeeded: 1, skipped: 0 });
    expect(installsSent(world(), 1)).toEqual([]);
  });

  it('has failed if the site does not show it when it can no longer come; nothing is sent again', async () => {
    const job_id = await interrupted(60_000);
    expect(await world().jobEnd(job_id)).toMatchObject({ failed: 1 });
    expect(await items(job_id, 'failed')).toMatchObject([{ message: 'The site did not install the plugin.' }]);
    expect(installsSent(world(), 1)).toEqual([]);
  });

  // Seen to fail: it counted as failed, because the site was suspended.
  it('is unknown if the site was suspended meanwhile', async () => {
    const [site_id_or_domain] = all();
    await world().post('suspend-site-v1', { site_id_or_domain });
    const job_id = await interrupted(0);
    expect(await world().jobEnd(job_id)).toMatchObject({ failed: 1 });
    await world().post('unsuspend-site-v1', { site_id_or_domain });
    expect(await items(job_id, 'failed')).toMatchObject([
      {
        code: 'svc_outcome_unknown',
        message: expect.stringMatching(/^It is not known whether the plugin was installed/),
      },
    ]);
    expect(installsSent(world(), 1)).toEqual([]);
  });

  it('is unknown if the site can’t be asked', async () => {
    site(1).setFaults('http500');
    const job_id = await interrupted(60_000);
    expect(await world().jobEnd(job_id)).toMatchObject({ failed: 1 });
    expect(await items(job_id, 'failed')).toMatchObject([{ code: 'svc_outcome_unknown' }]);
    expect(installsSent(world(), 1)).toEqual([]);
  });
});
