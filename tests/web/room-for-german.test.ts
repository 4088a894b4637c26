import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectLoaded, useBrowser } from './support/browser.ts';
import { showPage } from './support/show-page.ts';
import { useFurnishedWorld } from './support/worlds/furnished-world.ts';

const { world, ids } = useFurnishedWorld();
const visitors = useBrowser(world);

/** Words of Sitekeeper's own that are cut off: titles of columns, states, times, placeholders. Names may be. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const widthOf = (text: string, of: Element) => {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('The browser draws no text.');
      pen.font = getComputedStyle(of).font;
      return pen.measureText(text).width;
    };
    const room = (of: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(of);
      return of.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    const hints = [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')].filter(
      field => field.value === '' && widthOf(field.placeholder, field) > room(field),
    );
    const chips = '[data-tone] > [dir=auto]:only-child';
    const words = [...document.querySelectorAll(`main th, main td:has(> time), main ${chips}`)].filter(
      element => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1,
    );
    return [...hints.map(({ placeholder }) => placeholder), ...words.map(({ textContent }) => textContent)];
  });

describe('A German page in a window of 1440 px', () => {
  it('cuts off no title of a column, no state and no placeholder', async () => {
    const { page } = await visitors.signedIn('admin', { locale: 'de-DE' });
    for (const path of [
      '/',
      '/sites',
      '/uptime',
      '/uptime?view=incidents',
      '/alarms',
      '/security',
      '/security?certificates=all',
      '/vulnerabilities',
      `/vulnerabilities/${ids().hole}?view=sites`,
      '/updates',
      '/updates?view=sites',
      '/updates?view=clients',
      '/updates?view=ignored',
      '/updates?view=runs',
      '/updates?view=windows',
      `/updates/runs/${ids().job}`,
      `/jobs/${ids().job}`,
      '/clients',
      '/costs',
      '/api-access/keys',
      '/people',
      '/audit',
      '/notifications?view=events',
      `/sites/${ids().site}?tab=users`,
      `/sites/${ids().site}?tab=updates`,
    ]) {
      await showPage(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectLoaded(page);
      expect({ path, cut: await cutWords(page) }).toEqual({ path, cut: [] });
    }
    // Twenty-five pages, one after the other.
  }, 120_000);

  it('shows the whole title of a failed run in the inbox', async () => {
    const { page } = await visitors.signedIn('admin', { locale: 'de-DE' });
    await expectLoaded(page);
    const row = page.getByRole('row').filter({ hasText: 'Fehler, 1 Website' });
    const name = row.getByRole('link').first().getByText('Alle Aktualisierungen', { exact: true });
    expect(await name.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0);
  });

  it('puts the buttons of the dialog that starts a run beside each other', async () => {
    const { page } = await visitors.signedIn('admin', { locale: 'de-DE', at: '/updates' });
    await page.getByRole('button', { name: 'Alles aktualisieren …' }).click();
    const dialog = page.getByRole('dialog');
    const topOf = async (name: string) => (await dialog.getByRole('button', { name, exact: true }).boundingBox())?.y;
    await dialog.getByRole('button', { name: 'Aktualisierungen starten' }).waitFor();
    expect(await topOf('Abbrechen')).toBe(await topOf('Aktualisierungen starten'));
  });

  it('ends a table where its last row ends', async () => {
    const { page } = await visitors.signedIn('admin', { locale: 'de-DE', at: '/clients' });
    const rows = page.locator('tr[data-row]');
    await rows.first().waitFor();
    await expectLoaded(page);
    const gap = await rows.last().evaluate(row => {
      const box = row.closest('table')?.parentElement;
      return (box?.getBoundingClientRect().bottom ?? 0) - row.getBoundingClientRect().bottom;
    });
    expect(gap).toBe(0);
  });
});

it('says in German in the bell what alarms are about', async () => {
  const { page } = await visitors.signedIn('admin', { locale: 'de-DE' });
  await page.getByRole('button', { name: /neue Alarme?$/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Sicherheitslücke gefunden').first().waitFor();
  expect(await sheet.innerText()).not.toMatch(/ has | is down/);
});

describe('A German page in a window of 1280 px', () => {
  it.each([
    ['the button that shows the users', () => '/users', 'main form button[type=submit] .mantine-Button-label'],
    ['why a site was down', () => '/uptime?view=incidents', 'main td:has-text("Die Website hat")'],
    [
      'which update is pending',
      () => `/vulnerabilities/${ids().hole}?view=sites`,
      'main td:has-text("Aktualisierung auf")',
    ],
    ['the name of an update run', () => '/updates?view=runs', 'main tbody td[data-lead] a'],
    ['what was done, in the audit log', () => '/audit', 'main td:nth-child(2)'],
    ['what an alarm is about', () => '/alarms', 'main td button:has-text("Sicherheitslücke gefunden")'],
  ])('cuts off nothing of %s', async (_what, address, cells) => {
    const { page } = await visitors.signedIn('admin', { locale: 'de-DE', width: 1280, at: address() });
    await page.locator(cells).first().waitFor();
    await expectLoaded(page);
    const cut = await page
      .locator(cells)
      .evaluateAll(all =>
        all
          .filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });

  it.each(['Websites behebt sie.', 'Keine ausstehende Aktualisierung behebt sie.'])(
    'says in the inbox, before the title of a vulnerability: %s',
    async words => {
      const { page } = await visitors.signedIn('admin', { locale: 'de-DE', width: 1280 });
      const cause = page.getByRole('row').getByText(words).first();
      await cause.waitFor();
      const hidden = await cause.evaluate((it, sought) => {
        const text = [...it.childNodes].find(node => node.textContent?.includes(sought)) as Text;
        const range = document.createRange();
        range.setStart(text, 0);
        range.setEnd(text, text.data.indexOf(sought) + sought.length);
        return range.getBoundingClientRect().bottom - it.getBoundingClientRect().bottom;
      }, words);
      expect(hidden).toBeLessThan(1);
    },
  );

  it('does not divide how long the check of a site took from its unit', async () => {
    const { page } = await visitors.signedIn('admin', {
      locale: 'de-DE',
      width: 1280,
      at: `/sites/${ids().site}?tab=details`,
    });
    const check = page.getByText(/\d in \d+.ms/).first();
    expect(await check.innerText()).toMatch(/\d in \d+\u00a0ms/);
  });

  it('ends a placeholder that does not fit in dots', async () => {
    const { page } = await visitors.signedIn('admin', { locale: 'de-DE', width: 1280, at: '/sites' });
    const filter = page.getByPlaceholder('Jedes Plugin oder Theme');
    expect(await filter.evaluate(field => getComputedStyle(field).textOverflow)).toBe('ellipsis');
  });
});

it('puts the numbers of updates below their head on a phone', async () => {
  const { page } = await visitors.signedIn('admin', { locale: 'de-DE', width: 390, at: '/updates?view=sites' });
  const number = page.locator('td[data-align=end] button').first();
  await number.waitFor();
  const gap = await number.evaluate(button => {
    const cell = button.parentElement as HTMLElement;
    const inner = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
    return Math.abs(inner - button.getBoundingClientRect().right);
  });
  expect(gap).toBeLessThan(2);
});

it('does not divide how long an update run took from its unit on a phone', async () => {
  const at = `/updates/runs/${ids().job}`;
  const { page } = await visitors.signedIn('admin', { locale: 'de-DE', width: 390, at });
  const took = page.getByText(/, Dauer \d/);
  expect(await took.innerText()).toMatch(/, Dauer \d+\u00a0(s|min)\./);
});

it('shows the whole result of each site of a German job on a phone', async () => {
  const { page } = await visitors.signedIn('admin', { locale: 'de-DE', width: 390, at: `/jobs/${ids().job}` });
  await page.getByRole('row').filter({ hasText: 'Fehlgeschlagen' }).waitFor();
  expect(await cutWords(page)).toEqual([]);
});

describe('The list of clients in a window of 1440 px', () => {
  it.each(['en-US', 'de-DE'])('shows the whole names of its clients (%s)', async locale => {
    const { page } = await visitors.signedIn('admin', { locale, at: '/clients' });
    const names = page.locator('main td[data-lead] a');
    await names.filter({ hasText: 'Northwind Cycles' }).waitFor();
    expect(await names.evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).length)).toBe(0);
  });

  it.each([
    ['en-US', 'Uptime', 'Uptime over the last 30 days'],
    ['de-DE', 'Erreichbarkeit', 'Erreichbarkeit in den letzten 30 Tagen'],
  ])('says which uptime it shows without a second line in its head (%s)', async (locale, name, hint) => {
    const { page } = await visitors.signedIn('admin', { locale, at: '/clients' });
    const head = page.getByRole('columnheader', { name, exact: true });
    expect(await head.getAttribute('title')).toBe(hint);
    expect((await head.getByRole('button').boundingBox())?.height).toBeLessThan(28);
  });
});
