import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectLoaded, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld({ sites: 3, seeded: true });
const visitors = useBrowser(world);

const check = (k: number) => world().post('check-monitor-v1', { site_id_or_domain: world().siteIds[k - 1] });

beforeAll(async () => {
  world().fleet.site(2).setFaults('http500');
  for (const k of [1, 2]) await check(k);
});

describe('Uptime', () => {
  it.each([false, true])('lists which sites are up, the ones that are down first (dark: %s)', async dark => {
    const { page } = await visitors.signedIn('viewer', { dark, at: '/uptime' });
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect.poll(() => rows.count()).toBe(3);
    const shown = await rows.allInnerTexts();
    expect(shown.map(text => ['Down', 'Not checked yet', 'Up'].find(state => text.includes(state)))).toEqual([
      'Down',
      'Not checked yet',
      'Up',
    ]);
    const line = rows.last().getByTitle(/^Responses of the last 24 hours took [\d.]+ m?s to [\d.]+ m?s$/);
    expect(await line.locator('path').getAttribute('d')).toMatch(/^M/);
    const rowOf = (state: string) => rows.filter({ has: page.getByText(state, { exact: true }) });
    // Since the sites were checked, another hour may have begun, in which none was.
    const lastHours = (state: string) =>
      rowOf(state)
        .getByTitle(/hours?$/)
        .evaluate(bars =>
          [...bars.querySelectorAll('span')].slice(-2).map(bar => getComputedStyle(bar).backgroundColor),
        );
    const colours = await Promise.all(
      ['Down', 'Up', 'Not checked yet'].map(async state => (await lastHours(state)).join()),
    );
    expect(new Set(colours).size, 'of the last two hours of each state').toBe(3);
    await expectAccessible(page);
    expect(await page.getByRole('button', { name: /Check settings|Actions for/ }).count()).toBe(0);

    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Down' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('status')).toBe('down');

    await page.getByRole('tab', { name: 'Incidents' }).click();
    await page.getByRole('row', { name: /answered with an error \(status 500\)/ }).waitFor();
    await expectAccessible(page);
  });

  it('checks a site again when asked to', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/uptime' });
    const [row] = await page.getByRole('row').filter({ hasText: 'Not checked yet' }).all();
    await row?.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Check now' }).click();
    await page.getByRole('alert').filter({ hasText: /: Up$/ }).waitFor();
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Not checked yet' }).count()).toBe(0);
  });

  it('changes how all sites are checked, and says at the field what is wrong', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/uptime' });
    await page.getByRole('button', { name: 'Check settings' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Expected status').fill('ok');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByLabel('Expected status').and(page.locator('[aria-invalid="true"]')).waitFor();
    await dialog.getByLabel('Expected status').fill('200-299,401');
    await dialog.getByLabel('Check every').selectOption('1\u00a0min');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Check settings saved');
    const { body } = await world().get('get-monitor-settings-v1');
    expect(body).toMatchObject({ expected_status: '200-299,401', interval_seconds: 60, method: 'get' });
    await page.getByRole('button', { name: 'Check settings' }).click();
    expect(await dialog.getByLabel('Expected status').inputValue(), 'as just saved').toBe('200-299,401');
  });

  it('shows on the page of a site how it was, and why it is down', async () => {
    const { page } = await visitors.signedIn('operator', { at: `/sites/${world().siteIds[1]}?tab=uptime` });
    await page.getByText('The site answered with an error (status 500)').waitFor();
    const days = page.getByRole('list', { name: 'Uptime of the last 90 days' }).getByRole('listitem');
    await expect.poll(() => days.count()).toBe(90);
    await page.goto(`/sites/${world().siteIds[0]}?tab=uptime`);
    await page.getByText('The site has not been down so far.').waitFor();
    await page.locator('canvas').waitFor();
    await page.getByText('Show as a table').click();
    await expectLoaded(page);
    await expectAccessible(page);
  });

  it('lets a site be checked in its own way, as all others, or not at all', async () => {
    const id = world().siteIds[0];
    const { page } = await visitors.signedIn('operator', { at: `/sites/${id}?tab=uptime` });
    const dialog = page.getByRole('dialog');
    const settings = async () => (await world().get('get-monitor-v1', { site_id_or_domain: id })).body.own_settings;
    const save = async (how: string, more?: () => Promise<void>) => {
      await page.getByRole('button', { name: 'Check settings' }).click();
      await dialog.getByRole('radio', { name: how }).check();
      await more?.();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await save('Use its own settings', async () => {
      await dialog.getByLabel('Text').fill('Welcome');
      await expectAccessible(page);
    });
    expect(await settings()).toMatchObject({ keyword: 'Welcome', interval_seconds: null, active: null });
    await save('Don’t check it');
    expect(await settings()).toMatchObject({ active: false });
    await save('Use the settings for all sites');
    expect(Object.values(await settings()).every(value => value === null)).toBe(true);
  });

  // Fails if what is sent is told by comparing with the site as it is now, not as it was when the form was opened.
  it('leaves what somebody else sets for a site while its form is open', async () => {
    const site = { site_id_or_domain: world().siteIds[1] };
    const { page, context } = await visitors.signedIn('operator');
    await context.clock.install();
    await page.goto(`/sites/${site.site_id_or_domain}?tab=uptime`);
    await page.getByRole('button', { name: 'Check settings' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Use its own settings' }).check();
    await dialog.getByLabel('Text').fill('Welcome');
    await world().post('update-monitor-v1', { ...site, timeout_seconds: 20 });
    const refreshed = page.waitForResponse(/get-monitor-v1/);
    await context.clock.runFor(31_000);
    await (await refreshed).finished();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Check settings saved');
    const { own_settings } = (await world().get('get-monitor-v1', site)).body;
    expect(own_settings).toMatchObject({ keyword: 'Welcome', timeout_seconds: 20 });
  });

  // Fails if a value of the form that nobody edited counts as one of the site because all others have another by now.
  it('leaves what was changed for all sites since the page was loaded', async () => {
    const site = { site_id_or_domain: world().siteIds[2] };
    const { timeout_seconds } = (await world().get('get-monitor-settings-v1')).body;
    const { page } = await visitors.signedIn('operator', { at: `/sites/${site.site_id_or_domain}?tab=uptime` });
    await page.getByRole('button', { name: 'Check settings' }).waitFor();
    await world().post('update-monitor-settings-v1', { timeout_seconds: timeout_seconds + 7 });
    await page.getByRole('button', { name: 'Check settings' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Use its own settings' }).check();
    await dialog.getByLabel('Text').fill('Welcome');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Check settings saved');
    const { own_settings } = (await world().get('get-monitor-v1', site)).body;
    expect(own_settings).toMatchObject({ keyword: 'Welcome', timeout_seconds: null });
    await world().post('update-monitor-settings-v1', { timeout_seconds });
    await world().post('update-monitor-v1', { ...site, keyword: null });
  });

  it('says in German that a page lacks the expected text', async () => {
    const id = world().siteIds[2];
    await world().post('update-monitor-v1', { site_id_or_domain: id, keyword: 'Nowhere on the page' });
    await check(3);
    const { page } = await visitors.signedIn('viewer', { locale: 'de-DE', at: `/sites/${id}?tab=uptime` });
    await page.getByText('Der erwartete Text fehlt').first().waitFor();
    await page.goto('/uptime');
    await page.getByTitle('Der erwartete Text fehlt').waitFor();
  });
});
