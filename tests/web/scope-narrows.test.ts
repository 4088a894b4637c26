import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectGone, expectLoaded } from './support/browser.ts';
import { paletteField } from './support/palette.ts';
import { showPage } from './support/show-page.ts';
import { faultsOfEveryPage, type IdsOfPages } from './support/walk/every-page.ts';
import { clientChosenIn, clientFilter, isAboutAll, useTwoClients } from './support/worlds/two-clients.ts';

const { world, visitors, fleet, host } = useTwoClients();

const [OURS, OTHER] = [0, 1];
const nameOf = async (index: number): Promise<string> =>
  (await world().get('get-client-v1', { client_id_or_email: fleet().clients[index] })).body.name;

/** Pages about the server and its people (decision 69), besides that of one proposed call. */
const ABOUT_ALL = [
  '/api-access/keys',
  '/api-access/keys/add',
  '/clients?view=fields',
  '/imports',
  '/imports/new',
  '/modules',
  '/notifications',
  '/notifications?view=rules',
  '/people',
  '/people?view=invitations',
  '/profile',
  '/settings',
  '/sites/import',
];

describe('The client chosen in the top bar', () => {
  it('is chosen with the keyboard, kept from page to page, and narrows each of them', {
    timeout: 180_000,
  }, async () => {
    const { page } = await visitors.signedIn('admin', { at: '/sites' });
    await page.getByRole('link', { name: host(OTHER) }).waitFor();
    await clientFilter(page).press('Enter');
    await page.getByRole('dialog', { name: /^Client and tag/ }).waitFor();
    await expectAccessible(page);
    await page.keyboard.type('1');
    await page.getByRole('option').first().waitFor();
    await page.getByRole('option', { name: /1$/ }).click();
    await expectGone(page.getByRole('link', { name: host(OTHER) }));
    await expectGone(page.getByRole('dialog'));
    expect(await page.getByRole('link', { name: host(OURS) }).count()).toBe(1);
    await expectAccessible(page);

    const navigation = page.getByRole('navigation', { name: 'Pages' });
    const links = await navigation.getByRole('link').allInnerTexts();
    expect(links.length).toBeGreaterThan(14);
    for (const link of links) {
      await navigation.getByRole('link', { name: link, exact: true }).click();
      await expectOnlyOurs(page);
    }
  });

  it('narrows every page there is', { timeout: 300_000 }, async () => {
    const ours = fleet().clients[OURS];
    const { page } = await visitors.signedIn('admin');
    const [run] = (await world().get('list-update-runs-v1', { client_id: ours })).body.items;
    const [approval] = (await world().get('list-approvals-v1', { client_id: ours })).body.items;
    const ids: IdsOfPages = {
      sites: String(fleet().sites[OURS]?.id),
      clients: String(ours),
      jobs: String(fleet().jobId),
      runs: run.job_id,
      vulnerabilities: 'critical',
      approvals: approval.approval_id,
    };
    const aboutAll = new Set<string>();
    const leaksOn = async () => {
      const { pathname, searchParams } = new URL(page.url());
      const view = searchParams.get('view');
      if (await isAboutAll(page)) aboutAll.add(view === null ? pathname : `${pathname}?view=${view}`);
      // A page of a site says that its last sync has failed.
      const alerts = pathname.startsWith('/sites/') ? [] : await page.getByRole('alert').allInnerTexts();
      return [...(await ofOthersOn(page)), ...alerts];
    };
    const { shown, faults: leaks } = await faultsOfEveryPage(page, ids, leaksOn, `client=${ours}`);
    expect(leaks).toEqual({});
    expect([...aboutAll].sort()).toEqual([...ABOUT_ALL, `/approvals/${ids.approvals}`].sort());
    expect(shown.filter(address => !address.includes(`client=${ours}`))).toEqual([]);
    expect(shown.length).toBeGreaterThan(70);
    await showPage(page, `/audit?client=${ours}`);
    await page
      .getByRole('row')
      .filter({ hasText: await nameOf(OURS) })
      .first()
      .waitFor();
  });

  it('shows its own schedule of reports alone, and how to set one', async () => {
    const { page } = await visitors.signedIn('admin', {
      at: `/clients?view=schedules&client=${fleet().clients[OURS]}`,
    });
    const row = page.getByRole('row', { name: await nameOf(OURS) });
    await row.getByText(/^Sent on day \d+ of each month/).waitFor();
    await row.getByText('Nothing is sent: no mail server is set up.').waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    expect(await page.getByRole('button', { name: 'Schedule for all clients' }).count()).toBe(0);
    const [own] = (await world().get('list-report-schedules-v1', { client_id: fleet().clients[OURS] })).body.items;
    await world().post('delete-report-schedule-v1', { schedule_id: own.id });
    await page.reload();
    await page.getByText('No schedule of its own').waitFor();
    await expectAccessible(page);
  });

  it('narrows how many updates were pending on each day, but not to a client and a tag together', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/tags' });
    const { client, tags } = fleet().sites[OURS] ?? { tags: [] };
    const shownAt = async (query: string): Promise<string[]> => {
      await showPage(page, `/${query}`);
      await expectLoaded(page);
      const bars = await page
        .getByRole('list', { name: 'Pending updates by day' })
        .getByRole('listitem')
        .allInnerTexts();
      return bars.map(text => text.trim().replace(/^.*: /, ''));
    };
    const ofEachDay = (total: string) => [total, total];
    expect(await shownAt('')).toEqual(ofEachDay('2 updates'));
    expect(await shownAt(`?client=${client}`)).toEqual(ofEachDay('1 update'));
    expect(await shownAt(`?tag=${tags[0]}`)).toEqual(ofEachDay('1 update'));
    expect(await shownAt(`?client=${client}&tag=${tags[0]}`)).toEqual([]);
    await page.getByText('How many were pending on each day is counted for each client and each tag').waitFor();
    await expectAccessible(page);
  });

  it('narrows what the palette finds, whatever is typed', async () => {
    const { page } = await visitors.signedIn('admin', { at: `/?client=${fleet().clients[OURS]}` });
    const dialog = page.getByRole('dialog');
    for (const [text, found] of [
      ['place', host(OURS)],
      ['add-client', await nameOf(OURS)],
      ['shop', 'Update pending on 1 site'],
      ['add-tag', '1 site'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await paletteField(page).fill(text);
      await dialog.getByText(found, { exact: true }).first().waitFor();
      const shown = await dialog.innerText();
      expect([text, [host(OTHER), await nameOf(OTHER)].filter(other => shown.includes(other))]).toEqual([text, []]);
      expect([text, shown.includes('on 2 sites')]).toEqual([text, false]);
      await page.keyboard.press('Escape');
      await expectGone(paletteField(page));
    }
  });
});

/** No page but those about the server shows anything of the other client. */
async function expectOnlyOurs(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectLoaded(page);
  expect([page.url(), clientChosenIn(page)]).toEqual([page.url(), String(fleet().clients[OURS])]);
  expect([page.url(), await ofOthersOn(page)]).toEqual([page.url(), []]);
  expect([page.url(), await page.getByRole('alert').allInnerTexts()]).toEqual([page.url(), []]);
}

/** What the page shows of the other client, unless it says that it is about all of them. */
async function ofOthersOn(page: Page): Promise<string[]> {
  if (await isAboutAll(page)) return [];
  const frames = await Promise.all(
    page
      .frames()
      .slice(1)
      .map(frame => frame.locator('body').innerText()),
  );
  const text = [await page.locator('body').innerText(), ...frames].join('\n');
  return [host(OTHER), await nameOf(OTHER)].filter(name => text.includes(name));
}
