import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('Modules', () => {
  it('can be disabled and enabled, with their pages and abilities', async () => {
    const { page } = await visitors.signedIn('admin');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Modules' }).click();
    const costs = page.getByLabel('Cost tracker');
    expect(await costs.isChecked()).toBe(true);
    await expectAccessible(page);
    await costs.uncheck({ force: true });
    await expectToast(page, 'Cost tracker switched off');
    await expectGone(pages.getByRole('link', { name: 'Costs' }));
    expect((await world().get('list-costs-v1')).status).toBe(501);

    await page.goto('/costs');
    await page.getByText('The cost tracker is switched off').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open modules' }).click();
    await page.getByLabel('Cost tracker').check({ force: true });
    await expectToast(page, 'Cost tracker switched on');
    await pages.getByRole('link', { name: 'Costs' }).waitFor();
    expect((await world().get('list-costs-v1')).status).toBe(200);
  });
});
