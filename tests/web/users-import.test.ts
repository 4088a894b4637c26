import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, expectToastOnce, noteSpoken, useBrowser } from './support/browser.ts';
import { SITE_USERS_WORLD } from './support/worlds/site-users-world.ts';

const world = useWorld(SITE_USERS_WORLD);
const visitors = useBrowser(world);
const site = (k: number) => world().fleet.site(k);
const url = (k: number) => world().fleet.url(k);

const HEADER = 'username,email,first_name,last_name,user_url,password,send_password,role,select_sites,select_groups';
const csv = (...rows: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows].join('\r\n')),
});

let tries = 0;

/** A job as it was when it had failed on the first of its failed sites. */
function beforeItEnded(job: Ended) {
  const [row] = job.result.failed_users;
  const failed_sites = row?.failed_sites.slice(0, 1);
  return {
    ...job,
    status: 'processing',
    result: { ...job.result, failed_users: [{ ...row, failed: 1, failed_sites }] },
  };
}

/** Asks until the job has ended. */
async function answerOfEndedJob(route: Route) {
  const ask = async () => {
    const response = await route.fetch();
    return { response, job: (await response.json()) as Ended };
  };
  let last = await ask();
  const status = async () => {
    last = await ask();
    return last.job.status;
  };
  await expect.poll(status).not.toMatch(/queued|processing/);
  return last;
}

interface Ended {
  readonly status: string;
  readonly result: { readonly failed_users: readonly { readonly failed_sites: readonly object[] }[] };
}

describe('The import of users', () => {
  it('imports a file: previews its rows and their problems, and shows the result for each', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/users' });
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download template' }).click(),
    ]);
    expect(template.suggestedFilename()).toBe('users.csv');
    await expectAccessible(page);

    await page
      .locator('input[type=file]')
      .setInputFiles(
        csv(
          `ann,ann@example.com,Ann,"Two\r\nlines",,,false,editor,${url(1)};${url(2)},`,
          `bob,not an address,,,,,false,editor,${url(1)},`,
          `cia,cia@example.com,,,,,false,author,https://nowhere.example,`,
        ),
      );
    const problem = page.getByRole('row', { name: /4 bob .*email is not an e-mail address/ });
    await problem.waitFor();
    await page.getByLabel('Only rows with problems (1)').check();
    await page.getByText('1 row', { exact: true }).waitFor();
    await expectAccessible(page);
    expect(site(1).user('ann')).toBeUndefined();
    await page.evaluate(noteSpoken);
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await page.getByText('1 of 3 rows imported, 2 rows failed.').waitFor();
    expect(await page.evaluate(() => window.spoken)).toContainEqual(
      expect.stringContaining('1 of 3 rows imported, 2 rows failed.'),
    );
    await page.getByLabel('Only failed rows (2)').uncheck();
    await page.getByRole('row', { name: /2 ann .*Done/ }).waitFor();
    await page.getByRole('row', { name: /4 bob/ }).getByRole('button').click();
    await page.getByRole('dialog', { name: 'Line 4' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /5 cia/ }).getByRole('button').waitFor();
    await expectAccessible(page);
    expect([site(1).user('ann'), site(2).user('ann')]).toMatchObject([{ role: 'editor' }, { role: 'editor' }]);
    expect(site(1).user('bob')).toBeUndefined();
  });

  it('shows on how many of its sites a row was imported, and retries the others', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/users?view=import' });
    site(2).setFaults('http500');
    const everywhere = [1, 2, 3].map(url).join(';');
    await page
      .locator('input[type=file]')
      .setInputFiles(csv(`dan,dan@example.com,"Dan\r\nof two lines",,,Kept-here-7,false,author,${everywhere},`));
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByText('0 of 1 row imported, 1 row on only some of its sites.').waitFor();
    await page.getByRole('button', { name: 'Created on 2 of 3 sites' }).click();
    const details = page.getByRole('dialog', { name: 'Line 2' });
    await details
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Site 2' }) })
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    site(2).setFaults();
    world().fleet.ledger.reset();
    await page.getByRole('button', { name: 'Retry failed sites' }).click();
    await page.getByText('1 of 1 row imported.').waitFor();
    await page.getByRole('row', { name: /2 dan .*Done/ }).waitFor();
    expect(
      new Set(
        world()
          .fleet.ledger.entries()
          .map(call => call.site),
      ),
    ).toEqual(new Set([2]));
    expect([1, 2, 3].map(k => site(k).user('dan')?.password)).toEqual(Array(3).fill('Kept-here-7'));
  });

  it('retries the failed sites of an import that became a job, with the file of this tab or another one', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/users?view=import' });
    // Of its own on each try: what the first has created stays.
    const eve = `eve${++tries}`;
    for (const k of [4, 5]) site(k).setFaults('http500');
    const everywhere = [1, 2, 3, 4, 5].map(url).join(';');
    const file = csv(`${eve},${eve}@example.com,,,,,false,author,${everywhere},`);
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await page.getByText('Created on 3 of 5 sites').waitFor();
    await page.getByText('Sites on which it failed').click();
    await page.getByRole('listitem').getByRole('link', { name: 'Site 4' }).waitFor();
    await expectAccessible(page);
    site(4).setFaults();
    await page.getByRole('button', { name: 'Retry failed sites' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retry failed sites' });
    await dialog.getByText(`${eve} is created on the 2 sites that failed.`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Retry 1 row' }).click();
    await expectToastOnce(page, 'Retried 1 row');
    await page.getByText('1 row failed again').waitFor();
    expect(site(4).user(eve)).toMatchObject({ role: 'author' });

    site(5).setFaults();
    await page.reload();
    const again = page.getByRole('button', { name: 'Choose the file again to retry failed sites' });
    await again.waitFor();
    await page.locator('input[type=file]').setInputFiles(csv());
    await page.getByText('The file has no rows to import.').waitFor();
    await page.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Retry 1 row' }).click();
    await expectToast(page, 'Retried 1 row');
    await page.getByText('1 row failed again').getByText('already exists on the site').waitFor();
    expect(site(5).user(eve)).toMatchObject({ role: 'author' });
  });

  it('offers to retry all failed sites, also those that failed after the page was opened', async () => {
    const fay = `fay${++tries}`;
    for (const k of [4, 5]) site(k).setFaults('http500');
    const { page } = await visitors.signedIn('operator', { at: '/users?view=import' });
    const retry = page.getByRole('button', { name: 'Retry failed sites' });
    const firstRead = Promise.withResolvers<void>();
    // Says that the job has ended, once the page knows it as it was before.
    await page.route('**/web/events?jobs=*', async route => {
      await firstRead.promise;
      await route.continue();
    });
    let reads = 0;
    await page.route('**/get-batch-job-status-v1/run*', async route => {
      const { response, job } = await answerOfEndedJob(route);
      reads += 1;
      if (reads === 1) {
        await route.fulfill({ response, json: beforeItEnded(job) });
        return firstRead.resolve();
      }
      // The event was there before this answer.
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await retry.count()).toBe(0);
      return route.fulfill({ response });
    });
    await page
      .locator('input[type=file]')
      .setInputFiles(csv(`${fay},${fay}@example.com,,,,,false,author,${[1, 2, 3, 4, 5].map(url).join(';')},`));
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await retry.click();
    await page.getByRole('dialog').getByText(`${fay} is created on the 2 sites that failed.`).waitFor();
    expect(reads).toBe(2);
    for (const k of [4, 5]) site(k).setFaults();
  });

  it('starts a job for a large import, and shows the result of its rows', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/users?view=import' });
    const many = `many${++tries}-`;
    const rows = [1, 2, 3, 4, 5].map(k => `${many}${k},${many}${k}@example.com,,,,,false,,${url(k)},`);
    await page.locator('input[type=file]').setInputFiles(csv(...rows, 'bad,,,,,,,,,'));
    await page.getByRole('button', { name: 'Import 6 rows' }).click();
    await page.getByRole('heading', { level: 1, name: 'User import' }).waitFor();
    await page.getByText('6 rows: 5 done, 1 failed.').waitFor();
    expect(await page.getByRole('button', { name: /retry/i }).count()).toBe(0);
    await page.getByRole('listitem').filter({ hasText: 'Line 7:' }).waitFor();
    await expectAccessible(page);
    expect(site(5).user(`${many}5`)).toMatchObject({ role: 'subscriber' });
  });

  it('reports a file that is not CSV', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/users?view=import' });
    const file = { name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('a,"b\nc,d') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('The file is not valid CSV').waitFor();
    expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
  });
});
