import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 1 });
const visitors = useBrowser(world);

describe('First steps', () => {
  it('show what is done, lead to what is not, and are put away for one person', async () => {
    const { page } = await visitors.signedIn('admin');
    const panel = page.getByRole('region', { name: 'First steps' });
    await panel.getByRole('link', { name: 'Connect a site' }).waitFor();
    await panel.getByText('8 done').waitFor();
    await expectAccessible(page);
    await world().addSite(1);
    await page.reload();
    await expectGone(panel.getByRole('link', { name: 'Connect a site' }));
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Connect a site' })
      .getByRole('img', { name: 'Done' })
      .waitFor();
    await panel.getByText('1 site is connected').waitFor();
    await panel.getByRole('link', { name: 'Say who is told of what' }).click();
    await page.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
    await page.goBack();
    await panel.getByRole('button', { name: 'Don’t show again' }).click();
    await expectGone(panel);
    await page.reload();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await expectGone(panel);
    const other = await visitors.signedIn('operator');
    await other.page.getByRole('region', { name: 'First steps' }).waitFor();
    expect(await other.page.getByRole('link', { name: 'Invite a colleague' }).count()).toBe(0);
  });
});
