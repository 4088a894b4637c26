import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { until } from '../support/until.ts';
import { expectAccessible, expectToast, signIn, useBrowser } from './support/browser.ts';

const SITES = 40;
const world = useWorld({
  sites: SITES,
  seeded: true,
  worker: true,
  fleet: { plugins: 4 },
  env: {
    SITEKEEPER_BATCH_INLINE_LIMIT: '5',
    SITEKEEPER_SYNC_CONCURRENCY: '4',
    SITEKEEPER_DEADLINE_SYNC: '30',
    SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
  },
});
const visitors = useBrowser(world);
const site = (k: number) => world().fleet.site(k);

describe('Jobs', () => {
  it('shows a running job, cancels it, and lists the result of each site', async () => {
    // All of the first sites hang, so that the job can't end during the test.
    for (let k = 3; k <= SITES; k++) site(k).setFaults('hang');
    const { page } = await visitors.signedIn('operator');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Jobs' }).click();
    await page.getByText('There are no jobs yet').waitFor();
    await expectAccessible(page);

    const { body } = await world().post('sync-sites-v1', {});
    const running = page.getByRole('region', { name: 'Running now' });
    await running.getByRole('link', { name: 'Site sync' }).waitFor();
    await running.getByText(`2 of ${SITES}`).waitFor();
    await running.getByText('1 job', { exact: true }).waitFor();
    await expectAccessible(page);

    await running.getByRole('link', { name: 'Site sync' }).click();
    await page.getByRole('heading', { level: 1, name: 'Site sync' }).waitFor();
    await page.getByText(`2 of ${SITES}`).waitFor();
    await page.getByRole('button', { name: 'Cancel job' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${SITES - 2} sites are not done yet`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel job' }).click();
    await expectToast(page, 'Job canceled');
    await page.getByRole('region', { name: 'Progress' }).getByText('Canceled').waitFor();
    await page.getByRole('row', { name: /Site 1 Done/ }).waitFor();
    expect((await world().rest(`/jobs/${body.job_id}`)).body.status).toBe('canceled');
    await expectAccessible(page);

    await page.getByLabel('Result', { exact: true }).selectOption('Canceled');
    await page.getByText(`${SITES - 2} sites`, { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('state')).toBe('canceled');
  });

  it('retries the failed sites of a job', async () => {
    for (let k = 1; k <= SITES; k++) site(k).setFaults(...(k === 7 ? (['http500'] as const) : []));
    const { body } = await world().post('sync-sites-v1', {});
    await world().jobEnd(body.job_id);
    const { page } = await visitors.signedIn('operator', { at: '/jobs' });
    await page
      .getByRole('row', { name: /Site sync Done, 1 failed/ })
      .getByRole('link')
      .click();
    await page.getByRole('table', { name: 'Sites of the job' }).waitFor();
    await page.getByLabel('Result', { exact: true }).selectOption('Failed');
    const row = page.getByRole('row', { name: /Site 7 Failed/ });
    await row.getByRole('button').click();
    await page.getByRole('dialog').getByText('Code in the API').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    site(7).setFaults();
    const asked = world().fleet.ledger.site(7).calls;
    await page.getByRole('button', { name: 'Retry failed sites' }).click();
    await expectToast(page, 'Retrying 1 site');
    await page.getByText('1 of 1').waitFor();
    await page.getByRole('row', { name: /Site 7 Done/ }).waitFor();
    expect(world().fleet.ledger.site(7).calls).toBeGreaterThan(asked);
  });

  it('says in German why a site failed, and in the words of the server what has no German text', async () => {
    for (let k = 1; k <= SITES; k++) site(k).setFaults(...(k === 7 ? (['http500'] as const) : []));
    const { body } = await world().post('sync-sites-v1', {});
    await world().jobEnd(body.job_id);
    const { items } = (await world().get('list-job-items-v1', { job_id: body.job_id, state: 'failed' })).body;
    const [{ code, message }] = items;
    expect([items.length, code]).toEqual([1, 'svc_connection_failed']);
    const at = `/jobs/${body.job_id}?state=failed`;
    const { page } = await visitors.signedIn('viewer', { locale: 'de-DE', at });
    const german = 'Die Website hat mit einem Fehler geantwortet.';
    const why = page.getByRole('row', { name: /Site 7/ }).getByRole('button');
    expect(await why.innerText()).toContain(german);
    await why.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(german).waitFor();
    await dialog.getByText(`Der Server meldet auf Englisch: ${message}`).waitFor();
    await expectAccessible(page);
    const { database } = world().app.services;
    await database.write(trx =>
      trx
        .updateTable('job_items')
        .set({ code: 'invalid_state', cause: null })
        .where('job_id', '=', body.job_id)
        .where('state', '=', 'failed')
        .execute(),
    );
    await page.reload();
    expect(await why.innerText()).toBe(message);
    await database.write(trx =>
      trx
        .updateTable('job_items')
        .set({ code: null, cause: 'plugins_inactive' })
        .where('job_id', '=', body.job_id)
        .where('state', '=', 'failed')
        .execute(),
    );
    await page.reload();
    expect(await why.innerText()).toBe('Diese Plugins sind nicht mehr aktiv.');
    site(7).setFaults();
  });

  it('shows a job that another user starts, and its end, without a reload', async () => {
    const { page } = await visitors.signedIn('viewer');
    const stream = page.waitForResponse('**/web/events');
    await page.goto('/jobs');
    expect((await stream).status()).toBe(200);
    const jobs = page.getByRole('region', { name: 'Finished jobs', exact: true });
    await jobs.getByText('4 jobs').waitFor();
    const { body } = await world().post('check-sites-v1', {});
    await jobs.getByRole('row', { name: /Site check/ }).waitFor();
    expect((await world().jobEnd(body.job_id)).succeeded).toBe(SITES);
    expect(await page.getByRole('button', { name: /Cancel|Retry/ }).count()).toBe(0);
  });

  it('works without the event stream', async () => {
    const { page } = await visitors.signedIn('operator');
    await page.route('**/web/events*', route => route.abort());
    await page.goto('/jobs');
    await page.getByText('5 jobs', { exact: true }).waitFor();
    await world().post('check-sites-v1', {});
    await page.getByText('6 jobs', { exact: true }).waitFor();
    await until('nothing is running any more', async () => (await page.getByText('Running now').count()) === 0);
  });

  it('asks to sign in at once when the session is ended elsewhere, even on a completed job', async () => {
    const [job] = (await world().get('list-jobs-v1', { active: false })).body.items;
    const user = await world().webUser('ended', 'viewer');
    const { page } = await visitors.stranger();
    await signIn(page, user);
    const stream = page.waitForResponse('**/web/events*');
    await page.goto(`/jobs/${job.job_id}`);
    await stream;
    await page.getByRole('table', { name: 'Sites of the job' }).waitFor();
    const { db } = world().app.services.database;
    const { id } = await db.selectFrom('users').select('id').where('name', '=', user.name).executeTakeFirstOrThrow();
    await world().inPerson('delete-dashboard-user-v1', { user_id: id, confirm: true });
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  });

  it('shows the final result of each site even if its first query was answered before the end', async () => {
    for (let k = 1; k <= SITES; k++) site(k).setFaults('hang');
    const { body } = await world().post('sync-sites-v1', {});
    const { page } = await visitors.signedIn('operator');
    const held = Promise.withResolvers<() => Promise<void>>();
    await page.route(
      '**/list-job-items-v1/run*',
      async route => {
        const response = await route.fetch();
        held.resolve(() => route.fulfill({ response }));
      },
      { times: 1 },
    );
    await page.goto(`/jobs/${body.job_id}`);
    const release = await held.promise;
    await world().post('cancel-job-v1', { job_id: body.job_id });
    await page.getByRole('region', { name: 'Progress' }).getByText('Canceled').waitFor();
    // Rejected if the page no longer waits for that answer, which is fine.
    await release().catch(() => {});
    await page.getByRole('row', { name: /Site 7 Canceled/ }).waitFor();
  });
});
