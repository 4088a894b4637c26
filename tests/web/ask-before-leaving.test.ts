import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

const BRANDING = '/clients/branding';
const INTRO = 'Thank you for your trust.';
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });
const intro = (page: Page) => page.getByLabel('Text before the figures');
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** The code that asks comes after the page. */
const canAsk = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /ask-before-leaving/.test(name)),
  );
const openSites = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Sites', exact: true }).click();

it('asks before what was typed on a page is lost, and keeps it for whoever stays', async () => {
  const { page } = await visitors.signedIn('admin', { at: BRANDING });
  await canAsk(page);
  await intro(page).fill(INTRO);
  await openSites(page);
  await question(page).getByText('has not been saved').waitFor();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expectGone(question(page));
  expect(await intro(page).inputValue()).toBe(INTRO);
  expect(pathOf(page)).toBe(BRANDING);
  await openSites(page);
  await question(page).getByRole('button', { name: 'Leave page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor();
});

it('asks before the form is that of another client', async () => {
  await world().post('add-client-v1', { name: 'Harbour' });
  const { page } = await visitors.signedIn('admin', { at: BRANDING });
  await canAsk(page);
  await intro(page).fill(INTRO);
  await page.getByRole('combobox', { name: 'Branding of' }).click();
  await page.getByRole('option', { name: 'Harbour' }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expectGone(question(page));
  expect(await intro(page).inputValue()).toBe(INTRO);
});

it('lets the browser ask before the page is loaded again', async () => {
  const { page } = await visitors.signedIn('admin', { at: BRANDING });
  await canAsk(page);
  await intro(page).fill(INTRO);
  const asked: string[] = [];
  page.once('dialog', dialog => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

it('asks nothing where nothing would be lost: before anything was typed, and once it is saved', async () => {
  const { page } = await visitors.signedIn('admin', { at: BRANDING });
  await intro(page).waitFor();
  await openSites(page);
  await page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor();
  await page.goBack();
  await canAsk(page);
  await intro(page).fill(INTRO);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Branding changed');
  await openSites(page);
  await page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor();
});

it('asks before a new key is given up by a link or the back button, and not when it is cancelled', async () => {
  const { page } = await visitors.signedIn('admin', { at: '/api-access/keys' });
  await page.getByRole('link', { name: 'Add API Keys' }).first().click();
  await canAsk(page);
  await page.getByLabel('Name').fill('nightly report');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expectGone(question(page));
  expect(await page.getByLabel('Name').inputValue()).toBe('nightly report');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('heading', { level: 1, name: 'API Keys' }).waitFor();
});

it('asks nothing of whoever signs out: what was typed is not for whoever comes next', async () => {
  const { page } = await visitors.signedIn('admin', { at: BRANDING });
  await canAsk(page);
  await intro(page).fill(INTRO);
  const asked: string[] = [];
  page.on('dialog', dialog => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in to Sitekeeper' }).waitFor();
  expect(asked).toEqual([]);
});

it('asks before a chosen CSV file is given up, and not once its sites are being added', async () => {
  const { page } = await visitors.signedIn('admin', { at: '/sites/import' });
  await canAsk(page);
  const buffer = Buffer.from('url,admin,password\nhttps://new.example,anna,secret');
  await page.locator('input[type=file]').setInputFiles({ name: 'sites.csv', mimeType: 'text/csv', buffer });
  await openSites(page);
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expectGone(question(page));
  await page.getByRole('button', { name: 'Add 1 site' }).click();
  await expectGone(page.getByRole('button', { name: 'Add 1 site' }));
  await openSites(page);
  await page.getByRole('heading', { level: 1, name: 'Sites', exact: true }).waitFor();
});

it('asks before a chosen CSV file with users is given up, also for the list of users', async () => {
  const { page } = await visitors.signedIn('admin', { at: '/users?view=import' });
  await canAsk(page);
  const rows = Array.from({ length: 60 }, (_, n) => `user${n},user${n}@example.com,https://new.example/`);
  const buffer = Buffer.from(['username,email,select_sites', ...rows].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expectGone(question(page));
  await openSites(page);
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expectGone(question(page));
  await page.getByText('people.csv').waitFor();
});

it('asks before the files of an old dashboard are given up', async () => {
  const { page } = await visitors.signedIn('admin', { at: '/imports/new' });
  await canAsk(page);
  const file = { name: 'dump.sql', mimeType: 'application/sql', buffer: Buffer.from('-- nothing') };
  await page.locator('input[type=file]').last().setInputFiles(file);
  await openSites(page);
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expectGone(question(page));
  await page.getByText('dump.sql').waitFor();
});
