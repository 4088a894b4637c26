import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, useBrowser } from './support/browser.ts';
import { savedByMenu } from './support/saved-table.ts';

const MANY = 320;
const world = useWorld();
const visitors = useBrowser(world);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

beforeAll(async () => {
  for (const name of ['One', 'Two', 'Three']) await world().post('add-tag-v1', { name });
});

describe('A table', () => {
  it('with few rows is only as tall as they are, and does not scroll', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    await page.getByRole('row', { name: 'Three' }).waitFor();
    const { hidden, height } = await page.getByRole('region', { name: 'Tags, rows' }).evaluate(region => ({
      hidden: region.scrollHeight - region.clientHeight,
      height: region.clientHeight,
    }));
    expect(hidden).toBe(0);
    expect(height).toBeLessThan(200);
  });

  it.each([false, true])('has row menus that are readable and work by keyboard (dark: %s)', async dark => {
    const { page } = await visitors.signedIn('operator', { dark, at: '/tags' });
    await page.getByRole('button', { name: 'Actions for Three' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Delete tag “Three”' }).waitFor();
  });

  it('gives the focus back to the button of a menu that is closed by keyboard', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/tags' });
    for (const name of ['Actions for Two', 'Choose columns']) {
      const button = page.getByRole('button', { name });
      await button.focus();
      for (let time = 0; time < 2; time++) {
        await page.keyboard.press('Enter');
        await page.locator('[role=menu] :focus').waitFor();
        expect(await button.getAttribute('aria-expanded')).toBe('true');
        await page.keyboard.press('Escape');
        await expectGone(page.getByRole('menu'));
        await expect.poll(() => focused(page)).toBe(name);
      }
    }
  });

  it('can be used with the arrow keys, across any number of rows', async () => {
    for (let n = 1; n <= MANY; n++) {
      const name = `Site ${String(n).padStart(3, '0')}`;
      await storeSite(world(), { url: `https://many-${n}.example/`, name });
    }
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    await page.getByRole('checkbox', { name: 'Select Site 001' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Select Site 002');
    await page.keyboard.press('End');
    await page.locator(`tr[data-row="${MANY - 1}"] input:focus`).waitFor();
    expect(await focused(page)).toBe(`Select Site ${MANY}`);
    await page.keyboard.press('Home');
    await page.locator('tr[data-row="0"] input:focus').waitFor();
    expect(await page.getByRole('row').count()).toBeLessThan(MANY / 2);
  });

  it('shows the whole row that the arrow keys come to, between its head and its end', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    await page.getByRole('checkbox', { name: 'Select Site 001' }).focus();
    const hidden = () =>
      page.evaluate(() => {
        const row = document.activeElement?.closest('tr')?.getBoundingClientRect();
        const head = document.querySelector('thead')?.getBoundingClientRect();
        const region = document.querySelector('[aria-label="Sites, rows"]')?.getBoundingClientRect();
        if (!row || !head || !region) return;
        return { above: Math.max(0, head.bottom - row.top), below: Math.max(0, row.bottom - region.bottom) };
      });
    const press = async (key: string, name: string) => {
      await page.keyboard.press(key);
      await page.locator(`input[aria-label="Select ${name}"]:focus`).waitFor();
      expect([key, name, await hidden()]).toEqual([key, name, { above: 0, below: 0 }]);
    };
    for (let n = 2; n <= 30; n++) await press('ArrowDown', `Site ${String(n).padStart(3, '0')}`);
    await press('End', `Site ${MANY}`);
    for (let n = 1; n <= 30; n++) await press('ArrowUp', `Site ${MANY - n}`);
    await press('Home', 'Site 001');
  });

  it('shows the rows in view wherever it is scrolled to, and fewer rows from their top', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/sites' });
    const region = page.getByRole('region', { name: 'Sites, rows' });
    await page.getByRole('link', { name: 'Site 001' }).waitFor();
    for (const share of [0.3, 0.9, 1, 0.5]) {
      await region.evaluate((box, part) => {
        box.scrollTop = part * box.scrollHeight;
      }, share);
      const [first, last] = await region.evaluate(box => {
        const [above, rows] = [38, (box.scrollTop + box.clientHeight - 38) / 52];
        return [Math.floor((box.scrollTop + above - 38) / 52), Math.ceil(rows) - 1];
      });
      for (const index of [first, last]) await page.locator(`tr[data-row="${index}"] a`).first().waitFor();
    }
    await page.getByRole('searchbox', { name: 'Search' }).fill('site 01');
    await page.getByText('10 sites', { exact: true }).waitFor();
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(10);
    await page.getByRole('link', { name: 'Site 010' }).waitFor();
    expect(await region.evaluate(box => box.scrollTop)).toBe(0);
  });

  it('shows its filters above its rows on narrow and low screens', async () => {
    const { page } = await visitors.signedIn('admin', { width: 360 });
    await page.setViewportSize({ width: 360, height: 480 });
    await page.goto('/audit');
    await page.getByRole('row').nth(1).waitFor();
    const before = await page.getByLabel('Before').boundingBox();
    const head = await page.getByRole('columnheader').first().boundingBox();
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThan(head?.y ?? 0);
  });

  it('moves to the last control of a row that has fewer controls', async () => {
    const { page } = await visitors.signedIn('admin');
    await world().post('add-client-v1', { name: 'Acme' });
    await page.goto('/audit');
    const withLink = page.getByRole('row', { name: /Client added/ }).first();
    const index = Number(await withLink.getAttribute('data-row'));
    await withLink.getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await page.locator(`tr[data-row="${index + 1}"] :focus`).waitFor();
  });

  it('selects a range of rows with Shift', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    await page.getByRole('checkbox', { name: 'Select Site 002' }).click();
    await page.getByRole('checkbox', { name: 'Select Site 006' }).click({ modifiers: ['Shift'] });
    await page.getByText('5 selected', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  it('selects all rows of a range, also those that were not loaded', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    await page.getByRole('checkbox', { name: 'Select Site 002' }).click();
    await page.getByRole('region', { name: 'Sites, rows' }).evaluate(box => {
      box.scrollTop = box.scrollHeight;
    });
    const last = page.getByRole('checkbox', { name: 'Select Site 310' });
    await last.click({ modifiers: ['Shift'] });
    await page.getByText('309 selected', { exact: true }).waitFor();
    await last.click();
    await page.getByText('308 selected', { exact: true }).waitFor();
  });

  it('selects the rows of a range as the list has them now, also those that were seen before', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    const box = (number: string) => page.getByRole('checkbox', { name: `Select Site ${number}`, exact: true });
    await box('010').click();
    for (const [part, shown] of [
      [0.45, '150'],
      [0.75, '250'],
      [1, '310'],
    ] as const) {
      await page.getByRole('region', { name: 'Sites, rows' }).evaluate((rows, part) => {
        rows.scrollTop = (rows.scrollHeight - rows.clientHeight) * part;
      }, part);
      await box(shown).waitFor();
    }
    const gone = ['001', '002', '003', '020'].map(number => `Site ${number}`);
    await world().app.services.database.write(trx => trx.deleteFrom('sites').where('name', 'in', gone).execute());
    onTestFinished(async () => {
      for (const name of gone) await storeSite(world(), { url: `https://${name.replace(' ', '-')}.example/`, name });
    });
    await box('310').click({ modifiers: ['Shift'] });
    await page.getByText('300 selected', { exact: true }).waitFor();
  });

  it('begins a range of rows at the row chosen last, if another search still has it', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    const box = (number: string) => page.getByRole('checkbox', { name: `Select Site ${number}`, exact: true });
    const search = async (text: string, found: string) => {
      await page.getByRole('searchbox', { name: 'Search' }).fill(text);
      await page.getByText(found, { exact: true }).waitFor();
    };
    const clear = () => page.getByRole('button', { name: 'Clear selection' }).click();
    await box('005').click();
    await clear();
    await search('site 11', '10 sites');
    await box('117').click({ modifiers: ['Shift'] });
    await page.getByText('1 selected', { exact: true }).waitFor();
    await clear();
    await search('site 1', '100 sites');
    await box('119').click({ modifiers: ['Shift'] });
    await page.getByText('3 selected', { exact: true }).waitFor();
  });

  it('says that rows of a range could not be loaded, and selects the one that was clicked', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/sites' });
    await page.getByRole('checkbox', { name: 'Select Site 002' }).click();
    await page.getByRole('region', { name: 'Sites, rows' }).evaluate(box => {
      box.scrollTop = box.scrollHeight;
    });
    const last = page.getByRole('checkbox', { name: 'Select Site 310' });
    await last.waitFor();
    await page.route('**/list-site-records-v1/run*', route =>
      route.fulfill({ status: 500, json: { code: 'internal_error', message: 'It broke.' } }),
    );
    await last.click({ modifiers: ['Shift'] });
    await page.getByRole('alert').filter({ hasText: 'The rows between stay as they are' }).waitFor();
    await page.getByText('2 selected', { exact: true }).waitFor();
  });

  it('shows the chosen columns, also on narrow screens, and remembers them', async () => {
    const { page } = await visitors.signedIn('viewer', { width: 360, at: '/sites' });
    const header = page.getByRole('columnheader', { name: 'WordPress' });
    await page.getByRole('columnheader', { name: 'Site' }).waitFor();
    expect(await header.count()).toBe(0);
    await page.getByRole('button', { name: 'Choose columns' }).click();
    const choice = page.getByRole('menuitemcheckbox', { name: 'WordPress' });
    expect(await choice.getAttribute('aria-checked')).toBe('false');
    await choice.click();
    await header.waitFor();
    await expectAccessible(page);
    await page.reload();
    await header.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('is a table for assistive technology, although its rows are laid out as grids', async () => {
    const visit = await visitors.signedIn('operator', { at: '/tags' });
    await visit.page.getByRole('row', { name: 'Three' }).waitFor();
    const devtools = await visit.context.newCDPSession(visit.page);
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const roles = nodes.map(({ role }) => role?.value);
    const found = (role: string) => roles.filter(one => one === role).length;
    const [rows, columns] = await Promise.all([visit.page.locator('tr').count(), visit.page.locator('th').count()]);
    expect([found('table'), found('row'), found('columnheader')]).toEqual([1, rows, columns]);
    expect(found('cell')).toBe((rows - 1) * columns);
    expect(
      await visit.page
        .locator('tr')
        .first()
        .evaluate(row => getComputedStyle(row).display),
    ).toBe('grid');
  });

  it('that failed to load says so without placeholder rows, and can be loaded again', async () => {
    const { page } = await visitors.signedIn('viewer');
    let broken = true;
    await page.route('**/list-tags-v1/run*', route => (broken ? route.fulfill({ status: 500 }) : route.continue()));
    await page.goto('/tags');
    await page.getByRole('alert').filter({ hasText: 'The server answered 500' }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await expectAccessible(page);
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('row', { name: 'Three' }).waitFor();
  });

  it('is saved whole as CSV, with its filters and in its order', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/sites?q=site&sort=name&order=desc' });
    await page.getByText(`${MANY} sites`, { exact: true }).waitFor();
    const { name, rows } = await savedByMenu(page);
    expect(name).toMatch(/^site-.*\.csv$/);
    expect(rows).toHaveLength(MANY);
    expect(rows[0]?.name).toBe(`Site ${MANY}`);
  });
});
