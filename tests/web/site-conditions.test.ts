import { beforeAll, describe, expect, it } from 'vitest';
import { lookAtConditions } from '../../packages/server/src/features/site-conditions/index.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

beforeAll(async () => {
  await storeSite(world(), { url: 'https://old.example/', name: 'Old', columns: { php_version: '7.4.33' } });
  await storeSite(world(), { url: 'https://new.example/', name: 'New', columns: { php_version: '8.4.1' } });
  await lookAtConditions(world().app.services);
});

describe('Conditions of sites', () => {
  it.each([false, true])('narrow the list of sites, and are shown on the page of one (dark: %s)', async dark => {
    const { page } = await visitors.signedIn('viewer', { dark, at: '/sites' });
    await page.getByRole('row', { name: /^New/ }).waitFor();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'PHP past end of life' }).click();
    await page.getByRole('row', { name: /^New/ }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.get('condition')).toBe('php_end_of_life');
    await page.getByRole('link', { name: 'Old', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Old' }).waitFor();
    await page.getByText('PHP past end of life', { exact: true }).waitFor();
    await expectAccessible(page);
  });
});
