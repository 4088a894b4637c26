import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, noteSpoken, useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 5, worker: true });
const visitors = useBrowser(world);

describe('The import of sites from a CSV file', () => {
  const csv = (...rows: string[]) => ({
    name: 'sites.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['url,admin,password,name,tags,colour', ...rows].join('\r\n')),
  });

  it('shows the rows with their problems, adds the others, and tries those that failed again', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    await page.getByRole('button', { name: 'Add site' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Import a CSV file' }).click();
    await page.getByRole('heading', { level: 1, name: 'Import sites from a CSV file' }).waitFor();
    await expectAccessible(page);
    world().fleet.site(5).clearKey();
    const { admin, adminpassword, url } = world().credentials(5);
    const file = csv(
      `${url},${admin},${adminpassword},Five,,red`,
      'not an address,anna,secret,,,',
      'https://nobody.example,anna,secret,,Unheard of,',
    );
    world().fleet.site(5).setFaults('http500');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('row', { name: /3 .*not an address/ }).waitFor();
    await page.getByText('Columns: url → address', { exact: false }).waitFor();
    await page.getByText('Not used: colour.', { exact: false }).waitFor();
    await page.getByText('Tags that do not exist: Unheard of').waitFor();
    await page.getByLabel('Only rows with problems (2)').check();
    await page.getByText('2 rows', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add 1 site' }).click();
    await page.getByText('No sites were added, 1 failed.').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Line 2:' }).waitFor();
    await expectAccessible(page);
    world().fleet.site(5).setFaults();
    await page.getByRole('button', { name: 'Check the file again' }).click();
    await page.getByRole('button', { name: 'Add 1 site' }).click();
    await page.getByText('1 site was added.').waitFor();
    const { body } = await world().get('list-site-records-v1', { search: 'Five' });
    expect(body.items).toMatchObject([{ name: 'Five' }]);
  });

  it('imports nothing by other options than those of the preview', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites/import' });
    await page
      .locator('input[type=file]')
      .setInputFiles(csv('https://tagged.example,anna,secret,,Unheard of,', 'https://plain.example,anna,secret,,,'));
    const add = (count: string) => page.getByRole('button', { name: `Add ${count}`, exact: true });
    await add('1 site').waitFor();
    await page.getByText('Tags that do not exist: Unheard of').waitFor();
    await page.getByLabel('Create missing tags and clients').check();
    await add('2 sites').waitFor();

    await page.getByText('For rows without a login, password or security ID').click();
    await page.getByLabel('Administrator’s login').fill('ben');
    await page.getByText('The login, password or security ID for rows without one was changed').waitFor();
    expect(await add('2 sites').isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.getByLabel('Administrator’s login').fill('');
    expect(await add('2 sites').isEnabled()).toBe(true);
    await page.getByLabel('Administrator’s login').fill('ben');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.poll(() => add('2 sites').isEnabled()).toBe(true);
  });

  it('tells screen readers how far it is in quarters, not after each site, and how it ended', async () => {
    const { page, context } = await visitors.signedIn('operator', { at: '/tags' });
    await context.clock.install();
    let processed = 0;
    const result = { added: 100, existing: 0, failed: 0, failed_rows: [] };
    await page.route('**/get-batch-job-status-v1/run*', async route => {
      const response = await route.fetch();
      processed += 8;
      const ended = processed > 80 ? { status: 'completed', processed: 100, result } : {};
      const job = { ...(await response.json()), status: 'processing', total: 100, processed, failed: 0, ...ended };
      await route.fulfill({ response, json: job });
    });
    await page.goto('/sites/import');
    await page.locator('input[type=file]').setInputFiles(csv('https://slow.example,anna,secret,,,'));
    await page.getByRole('button', { name: 'Add 1 site', exact: true }).click();
    await page.getByText('8 of 100 sites').waitFor();
    await page.evaluate(noteSpoken);
    for (const done of [16, 24, 32, 40, 48, 56, 64, 72, 80]) {
      await context.clock.fastForward(1_500);
      await page.getByText(`${done} of 100 sites`).waitFor();
    }
    expect(await page.evaluate(() => window.spoken)).toEqual([
      '25 percent of the sites are done',
      '50 percent of the sites are done',
      '75 percent of the sites are done',
    ]);
    await context.clock.fastForward(1_500);
    await page.getByText('100 sites were added.').waitFor();
    expect((await page.evaluate(() => window.spoken))?.at(-1)).toMatch(/^100 sites were added/);
  });

  it('says what is wrong with a file as a whole', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites/import' });
    const buffer = Buffer.from('colour,size\nred,2\n');
    await page.locator('input[type=file]').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer });
    await page.getByText(/No column is the address of the sites/).waitFor();
  });
});
