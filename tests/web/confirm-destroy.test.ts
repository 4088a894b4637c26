import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('A destructive action', () => {
  it('is confirmed against a current dry run, not an earlier one, and runs none afterwards', async () => {
    const tag = (await world().post('add-tag-v1', { name: 'Shop' })).body.id;
    const site = await storeSite(world(), { url: 'https://one.example/' });
    const { page } = await visitors.signedIn('operator');
    const dryRuns: string[] = [];
    page.on('request', request => {
      if (request.postData()?.includes('"dry_run":true')) dryRuns.push(request.url());
    });
    await page.goto('/tags');
    const dialog = page.getByRole('dialog');
    const open = async () => {
      await page.getByRole('button', { name: 'Actions for Shop' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await dialog.waitFor();
    };
    const tick = dialog.getByRole('checkbox');
    await open();
    await tick.check();
    await dialog.getByText('0 sites of 0 clients').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectGone(dialog);

    await world().post('update-site-record-v1', { site_id_or_domain: site, tags: [tag] });
    const held = Promise.withResolvers<void>();
    await page.route('**/delete-tag-v1/run', async route => {
      await held.promise;
      await route.continue();
    });
    await open();
    const confirm = dialog.getByRole('button', { name: 'Delete tag' });
    expect([await tick.isDisabled(), await confirm.isDisabled()]).toEqual([true, true]);
    expect(await dialog.getByText('0 sites of 0 clients').count()).toBe(0);
    held.resolve();
    await dialog.getByText('1 site of 0 clients').waitFor();
    await expect.poll(() => tick.evaluate(input => input === document.activeElement)).toBe(true);
    expect(await confirm.isDisabled()).toBe(true);
    await page.keyboard.press('Space');
    await confirm.click();
    await expectToast(page, 'Tag deleted');
    await page.getByText('There are no tags yet').waitFor();
    expect(dryRuns).toHaveLength(2);
  });
});
