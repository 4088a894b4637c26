import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';
import { Clicks } from './support/clicks.ts';
import { oldThemes, UPDATED_THEME } from './support/updates.ts';

const SITES = 6;
const world = useWorld({
  sites: SITES,
  seeded: true,
  worker: true,
  fleet: { plugins: 2 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0', SITEKEEPER_UPDATES_PACKAGE_HOSTS: 'downloads.directory.example' },
});
const visitors = useBrowser(world);

/** A careful run over one theme that failed on its first site. */
async function haltedRun(): Promise<string> {
  await oldThemes(world());
  world().fleet.setFaults({ update_noop_success: 100 });
  const { body } = await world().post('run-updates-v1', { type: ['themes'], slugs: [UPDATED_THEME], strategy: {} });
  const { job_id } = body;
  const state = async () => (await world().get('get-update-run-v1', { job_id })).body.run.state;
  await vi.waitFor(async () => expect(await state()).toBe('halted'), { timeout: 60_000 });
  return job_id;
}

/** The run in the inbox of the overview. */
const item = (page: Page) => page.getByRole('row', { name: /Update run halted: standard-issue/ });
const decision = (page: Page) => page.getByRole('region', { name: 'An update run needs your decision' });

describe('A halted update run', () => {
  let job_id: string;
  beforeAll(async () => {
    job_id = await haltedRun();
  });

  it('draws its waves to one scale of time, which ends with the last wave while it waits for a decision', async () => {
    const { page } = await visitors.signedIn('viewer', { at: `/updates/runs/${job_id}` });
    const tracks = page.getByRole('region', { name: 'Waves' }).locator('li > [aria-hidden]');
    await tracks.nth(1).waitFor();
    const places = await tracks.evaluateAll(all =>
      all.map(track => {
        const { left, width } = track.getBoundingClientRect();
        return `${width} px from ${left}`;
      }),
    );
    expect(new Set(places).size).toBe(1);
    expect(Number.parseFloat(places[0] ?? '')).toBeGreaterThan(100);
    const drawn = await tracks.first().evaluate(track => {
      const bar = track.firstElementChild as Element;
      return bar.getBoundingClientRect().right - track.getBoundingClientRect().right;
    });
    expect(drawn).toBeCloseTo(0, 0);
  });

  it('is told by the bell with its time alone, as it is about no single site or client', async () => {
    // Alarms are opened in the background.
    await expect.poll(async () => (await world().get('get-bell-v1')).body.alarms.length).toBeGreaterThan(0);
    const { page } = await visitors.signedIn('operator');
    await page.getByRole('button', { name: /new alarm/ }).click();
    const told = page.getByRole('listitem').filter({ hasText: 'update run' }).locator('span');
    await told.first().waitFor();
    expect((await told.allInnerTexts()).filter(text => text.trimStart().startsWith('·'))).toEqual([]);
  });

  it('asks for a decision on the overview, the list of runs and the jobs, and is not counted as running', async () => {
    const { page } = await visitors.signedIn('operator');
    await item(page)
      .getByText(`Resume updates the next site, Stop leaves ${SITES - 1} sites as they are. The only site attempted`)
      .waitFor();
    await item(page)
      .getByRole('button', { name: /^Stop:/ })
      .waitFor();
    await page.goto('/updates?view=runs');
    await decision(page).getByText('The only site attempted in this wave failed.').waitFor();
    await decision(page)
      .getByText(`1 update failed; ${SITES - 1} of ${SITES} wait for your decision.`)
      .waitFor();
    await decision(page)
      .getByRole('button', { name: `Abandon the run: ${UPDATED_THEME} …` })
      .waitFor();
    await page.getByRole('row', { name: /standard-issue Needs a decision/ }).waitFor();
    await decision(page).waitFor();
    await expectAccessible(page);
    await page.goto('/jobs');
    await decision(page).waitFor();
    expect(await page.getByText('Running now').count()).toBe(0);
    await page.goto(`/jobs/${job_id}`);
    await page.getByRole('region', { name: 'Progress' }).getByText('Needs a decision').waitFor();
  });

  it('is named in the plan of another run over its sites, with both ways to continue', async () => {
    const { page } = await visitors.signedIn('operator', { width: 390, at: '/updates' });
    await page.getByRole('button', { name: 'Update everything …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${SITES} sites are in a halted update run`).waitFor();
    await dialog.getByText('Nothing else to update right now.').waitFor();
    await dialog.getByRole('button', { name: 'Resume the run: the halted run' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Start updates' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await dialog.getByRole('link', { name: 'Open the run' }).click();
    await page.getByRole('heading', { level: 1, name: `Update run: ${UPDATED_THEME}, 1 failed` }).waitFor();
  });

  it('has no buttons for users who may not decide', async () => {
    const { page } = await visitors.signedIn('viewer');
    await item(page).getByRole('link', { name: 'Open' }).waitFor();
    expect(await item(page).getByRole('button').count()).toBe(0);
  });

  it('is resumed from the overview in one click, and releases its sites at its end', async () => {
    world().fleet.setFaults({});
    const { page } = await visitors.signedIn('operator');
    const clicks = new Clicks('decide about a halted run');
    await clicks.click(item(page).getByRole('button', { name: /^Resume:/ }));
    await expectToast(page, 'The run goes on');
    clicks.expectFew(1);
    await expectGone(item(page));
    await world().jobEnd(job_id);
  });

  it('that ended with failures is not shown as a success: failures come first, by cause, with their retries', async () => {
    const { page } = await visitors.signedIn('operator', { at: `/updates/runs/${job_id}` });
    await page.getByRole('region', { name: 'Progress' }).getByText('Finished, 1 failed').waitFor();
    const failed = page.getByRole('region', { name: 'What failed' });
    await failed.getByText('The site still has the old version').waitFor();
    await failed.getByText('1 update on 1 site').waitFor();
    await expectAccessible(page);
    await failed.getByRole('button', { name: 'Show only: The site still has the old version' }).click();
    await page.getByText('Only: Failed: The site still has the old version').waitFor();
    expect(await page.getByRole('row', { name: /Failed/ }).count()).toBe(1);
    await failed.getByRole('button', { name: 'Retry: The site still has the old version …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retry: The site still has the old version' });
    await dialog.getByText('1 update on 1 site.').waitFor();
    await dialog.getByRole('button', { name: 'Start updates' }).click();
    await page.getByRole('region', { name: 'Progress' }).getByText('Finished', { exact: true }).waitFor();
    await page.getByRole('button', { name: '1 Updated' }).waitFor();
  });

  it('is abandoned from the list of runs', async () => {
    await haltedRun();
    const { page } = await visitors.signedIn('operator', { at: '/updates?view=runs' });
    await decision(page)
      .getByRole('button', { name: `Abandon the run: ${UPDATED_THEME} …` })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Abandon this run' });
    await dialog.getByText(`${SITES - 1} updates are not done yet.`).waitFor();
    await dialog.getByRole('button', { name: 'Abandon run' }).click();
    await expectToast(page, 'Run abandoned');
    await page.getByRole('row', { name: /standard-issue Ended early, 1 failed/ }).waitFor();
    await expectGone(decision(page));
    world().fleet.setFaults({});
  });
});

describe('An update of a run', () => {
  const FILE = 'lantern-forms/lantern-forms.php';

  async function updatedOn(k: number, strategy?: object): Promise<string> {
    world().fleet.site(k).setPlugin(FILE, { version: '1.0', active: true });
    world().fleet.release(FILE, '2.0');
    const sites = { site_ids_or_domains: [world().siteIds[k - 1]] };
    await world().post('sync-sites-v1', sites);
    const { body } = await world().post('run-updates-v1', { ...sites, slugs: [FILE], strategy });
    await world().jobEnd(body.job_id);
    return body.job_id;
  }

  it('is rolled back where possible', async () => {
    const job_id = await updatedOn(5);
    const { page } = await visitors.signedIn('operator', { at: `/updates/runs/${job_id}` });
    await page
      .getByRole('row', { name: /Updated/ })
      .getByRole('button')
      .click();
    await page.getByRole('button', { name: 'Roll back to 1.0 …' }).click();
    await page
      .getByRole('dialog', { name: 'Roll back Lantern Forms' })
      .getByRole('button', { name: 'Roll back to 1.0' })
      .click();
    await expectToast(page, 'Lantern Forms was rolled back to 1.0');
    await page.getByRole('row', { name: /Rolled back/ }).waitFor();
    expect(world().fleet.site(5).plugin(FILE)?.version).toBe('1.0');
  });

  it('that broke a site is rolled back with all that have the same cause, as a job', { timeout: 120_000 }, async () => {
    world().fleet.site(4).setFaults('update_breaks_site');
    const job_id = await updatedOn(4, { rollback: false });
    world().fleet.site(4).setFaults();
    const { page } = await visitors.signedIn('operator', { at: `/updates/runs/${job_id}` });
    const failed = page.getByRole('region', { name: 'What failed' });
    await failed.getByRole('button', { name: /^Show only/ }).click();
    await failed.getByRole('button', { name: 'Roll back 1 update …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Roll back these updates' });
    await dialog.getByText('The previous version is restored for 1 update of 1').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Roll back 1 update' }).click();
    await expectToast(page, '1 update is being rolled back');
    await page.getByRole('heading', { level: 1, name: /Rollback of updates/ }).waitFor();
    await page.getByRole('region', { name: 'Progress' }).getByText('Done', { exact: true }).waitFor();
    expect(world().fleet.site(4).plugin(FILE)?.version).toBe('1.0');
    await page.goto(`/updates/runs/${job_id}`);
    await page.getByRole('row', { name: /Rolled back/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Roll back \d/ }).count()).toBe(0);
  });

  it('that broke a site without a rollback says why, and offers to deactivate its plugin', async () => {
    world().fleet.site(6).setFaults('update_breaks_site');
    const job_id = await updatedOn(6, { rollback: false });
    world().fleet.site(6).setFaults();
    const { page } = await visitors.signedIn('operator', { width: 390, at: `/updates/runs/${job_id}` });
    await page
      .getByRole('row', { name: /Needs attention/ })
      .getByRole('button')
      .click();
    const dialog = page.getByRole('dialog', { name: 'Lantern Forms', exact: true });
    await dialog.getByText('because this run does not roll back').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Deactivate Lantern Forms …' }).click();
    await page
      .getByRole('dialog', { name: 'Deactivate Lantern Forms' })
      .getByRole('button', { name: 'Deactivate', exact: true })
      .click();
    await expectToast(page, 'Lantern Forms is deactivated.');
    expect(world().fleet.site(6).plugin(FILE)?.active).toBe(false);
  });
});
