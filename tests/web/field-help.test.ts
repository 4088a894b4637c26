import { describe, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('Help beside a field', () => {
  it('opens and closes with the keyboard, and stays out of the way', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/sites' });
    await page.getByRole('button', { name: 'Add site' }).first().click();
    const dialog = page.getByRole('dialog');
    const more = dialog.getByRole('button', { name: 'What is this?' }).first();
    const text = dialog.getByText('Without it the site refuses to connect.');
    await more.focus();
    await expectGone(text);
    await page.keyboard.press('Enter');
    await text.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expectGone(text);
  });
});
