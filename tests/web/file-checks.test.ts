import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  ACORN,
  installAcorn,
  itemsIn,
  MAIN_CLASS,
  readingsOf,
} from '../../packages/server/src/features/file-checks/file-checks.fixtures.ts';
import { makeWorld } from '../../packages/server/src/testing/index.ts';
import { useMade } from '../../packages/server/src/testing/use-made.ts';
import { expectAccessible, expectLoaded, expectToast, useBrowser } from './support/browser.ts';

const world = useMade(
  async () => {
    const made = await makeWorld({ sites: 4, seeded: true, fleet: { plugins: 2 } });
    installAcorn(made);
    await made.post('sync-sites-v1', {});
    return made;
  },
  made => made.close(),
);
const visitors = useBrowser(world);
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const panel = (page: Page) => page.getByRole('region', { name: 'File checks' });
const siteAt = (k: number) => `/sites/${world().siteIds[k - 1]}?tab=security`;

describe('File checks', () => {
  it('say what they run on a site before they are turned on, for one site and for many', async () => {
    const { page } = await visitors.signedIn('operator', { at: siteAt(1) });
    await panel(page)
      .getByText(/are not checked\. Turn file checks on/)
      .waitFor();
    await panel(page).getByRole('button', { name: 'Turn on file checks' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn on file checks' });
    await dialog.getByText(/small PHP program of its own on the site/).waitFor();
    await expectAccessible(page);
    expect(readingsOf(world(), 1)).toBe(0);
    await dialog.getByRole('button', { name: 'Turn on file checks' }).click();
    await expectToast(page, 'File checks are on for 1 more site');
    await panel(page)
      .getByText(/The first check begins within minutes/)
      .waitFor();

    await page.goto('/security');
    await page.getByRole('tab', { name: 'File checks' }).click();
    await page.getByText('No altered files are known').waitFor();
    await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Sites with file checks').click();
    await row(page, 'Site 1').getByText('On', { exact: true }).filter({ visible: true }).waitFor();
    await expectAccessible(page);
    for (const k of [2, 3, 4]) await page.getByRole('checkbox', { name: `Select Site ${k}` }).check();
    await page.getByRole('button', { name: 'Turn on file checks' }).click();
    const many = page.getByRole('dialog', { name: 'Turn on file checks for 3 sites' });
    await many.getByRole('button', { name: 'Turn on file checks' }).click();
    await expectToast(page, 'File checks are on for 3 more sites');
    await row(page, 'Site 4').getByText('On', { exact: true }).filter({ visible: true }).waitFor();
  });

  it.each([false, true])('show altered files with their names (dark: %s)', async dark => {
    await world().post('check-files-v1', {});
    world().fleet.site(1).alterFile(ACORN, MAIN_CLASS, `dark: ${dark}`);
    const { page } = await visitors.signedIn('operator', { dark, at: siteAt(1) });
    await panel(page).getByRole('button', { name: 'Check files now' }).click();
    await expectToast(page, 'Files of 1 site checked');
    await panel(page).getByText(`Changed: ${MAIN_CLASS}.`).waitFor();
    await panel(page).getByText('Altered', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.goto('/security?view=files');
    await row(page, 'Site 1').getByText(`Changed: ${MAIN_CLASS}.`).waitFor();
    await expectAccessible(page);
    await page.goto('/');
    await page.getByText('Files of Acorn Backup on Site 1 were altered').first().waitFor();
  });

  it('let people accept altered files, with a reason', async () => {
    const { page } = await visitors.signedIn('operator', { at: siteAt(1) });
    await page.getByRole('button', { name: 'Accept altered files of Acorn Backup' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept altered files of Acorn Backup' });
    await dialog.getByRole('button', { name: 'Accept files' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Our own patch.');
    // They change once more while somebody looks at them.
    world().fleet.site(1).alterFile(ACORN, 'shell.php', 'x');
    await world().post('check-files-v1', {});
    await dialog.getByRole('button', { name: 'Accept files' }).click();
    await dialog.getByText(/changed since/).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await panel(page).getByText('Added: shell.php.').waitFor();
    await page.getByRole('button', { name: 'Accept altered files of Acorn Backup' }).click();
    await dialog.getByText('Added: shell.php.').waitFor();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Our own patch.');
    await dialog.getByRole('button', { name: 'Accept files' }).click();
    await expectToast(page, 'Altered files of Acorn Backup accepted');
    await panel(page).getByText('Accepted', { exact: true }).waitFor();
    expect(await itemsIn(world(), 'altered')).toEqual([]);
  });

  it('are read-only for viewers, and fit a narrow window in German', async () => {
    const { page } = await visitors.signedIn('viewer', { locale: 'de-DE', width: 390, at: siteAt(1) });
    const german = page.getByRole('region', { name: 'Dateiprüfung' });
    await german.getByText('Akzeptiert', { exact: true }).waitFor();
    expect(await german.getByRole('button').count()).toBe(0);
    await expectAccessible(page);
    await page.goto('/security?view=files&files=sites');
    await row(page, 'Site 4').getByText('Ein', { exact: true }).filter({ visible: true }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await expectAccessible(page);
    for (const at of ['/security?view=files&files=sites', '/security?view=files']) {
      await page.goto(at);
      const choice = page.getByRole('radiogroup', { name: 'Was angezeigt wird' });
      await choice.waitFor();
      await expectLoaded(page);
      const beyond = await choice.evaluate(shown => {
        const edge = shown.closest('section')?.getBoundingClientRect().right ?? 0;
        const parts = [...shown.querySelectorAll('label')];
        return parts.filter(part => part.getBoundingClientRect().right > edge || part.scrollWidth > part.clientWidth)
          .length;
      });
      expect({ at, beyond }).toEqual({ at, beyond: 0 });
    }
  });

  it('are turned off with everything that was read', async () => {
    const { page } = await visitors.signedIn('admin', { at: siteAt(1) });
    await panel(page).getByRole('button', { name: 'Turn off file checks' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn off file checks' });
    await dialog.getByText(/What was read is forgotten/).waitFor();
    await dialog.getByRole('button', { name: 'Turn off file checks' }).click();
    await expectToast(page, 'File checks are off for 1 site');
    await panel(page)
      .getByText(/are not checked\. Turn file checks on/)
      .waitFor();
  });
});
