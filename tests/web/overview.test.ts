import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';
import { showPage } from './support/show-page.ts';

const world = useWorld({ sites: 3 });
const visitors = useBrowser(world);

describe('Overview', () => {
  it('leads to the first site while none exists', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.getByText('Add your first site').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to sites' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor();
    for (const address of ['/updates', '/security']) {
      await showPage(page, address);
      await page.getByText('There are no sites yet').waitFor();
      await expectAccessible(page);
    }
  });

  it('lists what needs somebody, and numbers of choices that equal what they list', async () => {
    for (const k of [1, 2, 3]) await world().addSite(k);
    const lost = { disconnected_by: 'refusal', sync_error: 'It refuses our key.' };
    for (const n of [1, 2])
      await storeSite(world(), { url: `https://gone-${n}.example/`, status: 'disconnected', columns: lost });
    await storeSite(world(), {
      url: 'https://down.example/',
      columns: { checked_at: 1, check_status: 500, check_ms: 3, check_message: 'It answered 500.' },
    });
    const failed = { sync_error_code: 'site_offline', sync_error: 'No answer.', failed_syncs: 1, last_sync_at: 1 };
    for (const n of [1, 2]) await storeSite(world(), { url: `https://failing-${n}.example/`, columns: failed });
    for (const dark of [false, true]) {
      const { page } = await visitors.signedIn('viewer', { dark });
      await page.getByRole('row', { name: /https:\/\/down.example\/ is down It answered 500/ }).waitFor();
      await page.getByText('5 items', { exact: true }).waitFor();
      expect(await page.getByRole('row').getByRole('button').count()).toBe(0);
      await expectAccessible(page);
      await page.getByRole('combobox', { name: 'Kind' }).click();
      await page.getByRole('option', { name: 'Disconnected (2)' }).click();
      await page.getByText('2 items', { exact: true }).waitFor();
      expect(new URL(page.url()).searchParams.get('kind')).toBe('site_disconnected');
      await page.getByRole('searchbox', { name: 'Search site, client or cause' }).fill('gone-2');
      await page.getByText('1 item', { exact: true }).waitFor();
    }
  });

  it('lets people acknowledge and snooze by mouse and by key, and shows what was put aside', async () => {
    const { page } = await visitors.signedIn('operator');
    const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
    await row('down.example')
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Acknowledge' }).click();
    await row('down.example')
      .getByText(/takes care of it/)
      .waitFor();
    await row('gone-1')
      .getByRole('button', { name: /^Reconnect: / })
      .focus();
    await page.keyboard.press('s');
    await page.getByText('4 items', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Snoozed (1)' }).click();
    await row('gone-1')
      .getByText(/Snoozed until/)
      .waitFor();
    await row('gone-1')
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'End snooze' }).click();
    await page.getByText('Nothing matches').waitFor();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.getByText('5 items', { exact: true }).waitFor();
  });

  it('tells what went on, by whom, with links', async () => {
    const { page } = await visitors.signedIn('admin');
    const activity = page.getByRole('region', { name: 'Activity' });
    await activity
      .getByText(/Item snoozed/)
      .first()
      .waitFor();
    await activity
      .getByText(/Site added/)
      .first()
      .waitFor();
    await activity.getByRole('link').first().waitFor();
  });

  it('shows the sites by health, in parts that add up to the total and link to as many sites', async () => {
    const { page } = await visitors.signedIn('viewer');
    const panel = page.getByRole('region', { name: 'Sites', exact: true });
    await panel.getByRole('link', { name: /^Healthy/ }).waitFor();
    const lines = (await panel.getByRole('listitem').allInnerTexts()).map(line => line.split('\n'));
    const sum = lines.reduce((before, [, shown = '']) => before + Number(shown), 0);
    expect(await panel.getByRole('link', { name: /^All / }).innerText()).toBe(`All ${sum}`);
    expect(lines.map(([name]) => name)).toEqual([
      'Healthy',
      'Updates',
      'Never synced',
      'Expiring',
      'Vulnerable',
      'Sync failed',
      'Files altered',
      'Broken',
      'Down',
      'Disconnected',
      'Suspended',
    ]);
    for (const [name = '', shown = ''] of lines.filter(([, shown]) => Number(shown) > 0)) {
      await showPage(page, '/');
      await panel.getByRole('link', { name: new RegExp(`^${name}`) }).click();
      await page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor();
      await page.getByText(new RegExp(`^${shown} sites?$`)).waitFor();
      await page.getByRole('row').getByText(name, { exact: true }).last().waitFor();
    }
  });

  it('asks for all of it at once: nothing waits for the numbers', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/tags' });
    let answer = () => {};
    await page.route('**/get-overview-v1/run*', async route => {
      await new Promise<void>(resolve => {
        answer = resolve;
      });
      await route.continue();
    });
    const waiting = ['list-inbox-v1', 'list-activity-v1', 'get-fleet-uptime-v1', 'get-update-trend-v1', 'list-jobs-v1'];
    const asked = waiting.map(name => page.waitForRequest(request => request.url().includes(`/${name}/run`)));
    await page.goto('/', { waitUntil: 'commit' });
    await Promise.all(asked);
    await page.getByRole('row', { name: /down.example/ }).waitFor();
    expect(await page.getByRole('region', { name: 'Sites', exact: true }).count()).toBe(0);
    answer();
    await page.getByRole('region', { name: 'Sites', exact: true }).waitFor();
  });

  // Fails if a part that comes late is not shown once its code is there, or a failure leaves its place empty for good.
  it('shows the queue before its filters, and those once their code is there, also at a second attempt', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/tags' });
    let give = () => {};
    const held = new Promise<void>(resolve => {
      give = resolve;
    });
    let attempts = 0;
    await page.route(/assets\/inbox-filter-fields-[^/]+\.js$/, async route => {
      attempts += 1;
      await held;
      await (attempts === 1 ? route.abort() : route.continue());
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('row', { name: /down.example/ }).waitFor();
    const kind = page.getByRole('combobox', { name: 'Kind' });
    expect(await kind.count()).toBe(0);
    give();
    await kind.waitFor();
    expect(attempts).toBe(2);
  });

  it('is usable at 360 px', async () => {
    const { page } = await visitors.signedIn('viewer', { width: 360 });
    await page.getByRole('table', { name: 'Needs you' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
    const kind = page.getByRole('combobox', { name: 'Kind' });
    expect(await kind.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filters' }).click();
    await kind.click();
    await page.getByRole('option', { name: 'Disconnected (2)' }).click();
    await page.getByText('2 items', { exact: true }).waitFor();
    await expectAccessible(page);
  });
});

it('says so when nothing needs anybody', async () => {
  const fine = { status: 'connected', disconnected_by: null, sync_error_code: null, checked_at: null } as const;
  await world().app.services.database.write(trx =>
    trx
      .updateTable('sites')
      .set({ ...fine, last_sync_at: 1 })
      .execute(),
  );
  const { page } = await visitors.signedIn('viewer');
  await page.getByRole('heading', { name: 'All 8 sites are fine' }).waitFor();
  await expectAccessible(page);
});

describe('Security', () => {
  it('lists issues and certificates', async () => {
    const { page } = await visitors.signedIn('viewer', { at: '/security' });
    const { items, total } = (
      await world().get('list-security-issues-v1', { severity: ['critical', 'warning', 'info'] })
    ).body;
    await page.getByText(`${total} sites`, { exact: true }).waitFor();
    await page.getByRole('row', { name: items[0].site_name }).getByText(items[0].security_issues[0].message).waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Certificates and domains' }).click();
    await page.getByText('There are no certificates or domains yet').waitFor();
    await expectAccessible(page);
  });
});
