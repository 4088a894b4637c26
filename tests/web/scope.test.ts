import { describe, expect, it } from 'vitest';
import { expectAccessible, expectGone, expectLoaded } from './support/browser.ts';
import { clientChosenIn, clientFilter, useTwoClients } from './support/worlds/two-clients.ts';

const { visitors, fleet, host } = useTwoClients();

const [OURS, OTHER] = [0, 1];

describe('The client chosen in the top bar', () => {
  it('is chosen in fields whose code is loaded once somebody comes to them, also without a network', async () => {
    const { page, context } = await visitors.signedIn('viewer', { at: '/tags' });
    const code = /\/assets\/scope-pickers-.*\.js$/;
    const pickers: string[] = [];
    page.on('request', request => code.test(request.url()) && pickers.push(request.url()));
    // The browser may have them from before.
    await page.route(code, route => route.abort('internetdisconnected'));
    await page.goto('/');
    await clientFilter(page).waitFor();
    await expectLoaded(page);
    expect(pickers).toEqual([]);
    await context.setOffline(true);
    await clientFilter(page).press('Enter');
    await page.getByText(/^You are offline/).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.unroute(code);
    await context.setOffline(false);
    await page.locator('[role=dialog] input:focus').waitFor();
    expect(pickers.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expectGone(page.getByRole('dialog'));
    expect(await clientFilter(page).evaluate(button => button === document.activeElement)).toBe(true);
  });

  it('keeps pages of other clients closed until all are shown again, and the way back', async () => {
    const [ours, other] = fleet().sites;
    const { page } = await visitors.signedIn('viewer', { at: `/sites/${other?.id}?client=${ours?.client}` });
    await page.getByText('Not part of what you have chosen').waitFor();
    await expectAccessible(page);
    await page.goto(`/clients/${other?.client}?client=${ours?.client}`);
    await page.getByText('Not part of what you have chosen').waitFor();
    await page.goto(`/sites?client=${ours?.client}`);
    await page.getByRole('link', { name: host(OURS) }).click();
    await page.getByRole('heading', { level: 1, name: host(OURS) }).waitFor();
    expect(clientChosenIn(page)).toBe(String(ours?.client));
    await page.goBack();
    await page.getByRole('button', { name: 'Show all clients' }).click();
    await page.getByRole('link', { name: host(OTHER) }).waitFor();
    expect(clientChosenIn(page)).toBeNull();
    await page.goBack();
    await expectGone(page.getByRole('link', { name: host(OTHER) }));
    expect(clientChosenIn(page)).toBe(String(ours?.client));
  });

  it('leaves no row selected that another choice no longer shows', async () => {
    const client = fleet().clients[OURS];
    const { page } = await visitors.signedIn('admin', { at: `/sites?client=${client}` });
    const boxes = page.locator('tbody').getByRole('checkbox');
    const lists = [
      '/',
      '/sites',
      '/alarms',
      '/updates',
      '/updates?view=sites',
      '/updates?view=clients',
      '/security?view=files&files=sites',
    ];
    for (const list of lists) {
      await page.goto(`${list}${list.includes('?') ? '&' : '?'}client=${client}`);
      await boxes.first().check();
      await page.getByRole('button', { name: 'Show all clients' }).click();
      await expect.poll(() => clientChosenIn(page)).toBeNull();
      await expectLoaded(page);
      expect(await page.getByRole('checkbox', { checked: true }).count(), list).toBe(0);
      expect(await page.getByText(/^\d+ (items? |alarms? )?selected$/).count(), list).toBe(0);
    }
  });

  it('fits on a phone, and says where it does not apply', async () => {
    const { page } = await visitors.signedIn('admin', { at: `/alarms?client=${fleet().clients[OURS]}` });
    await page.setViewportSize({ width: 390, height: 800 });
    await clientFilter(page).waitFor();
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expectAccessible(page);
    for (const about of ['/imports', '/imports/1', '/notifications', '/clients?view=fields']) {
      await page.goto(`${about}${about.includes('?') ? '&' : '?'}client=${fleet().clients[OURS]}`);
      await page.getByText('This page is about all clients').waitFor();
    }
    await page.goto(`/notifications?view=deliveries&client=${fleet().clients[OURS]}`);
    await page.getByText(`${host(OURS)} is down`).waitFor();
    expect(await page.getByText(`${host(OTHER)} is down`).count()).toBe(0);
    await page.goto(`/settings?client=${fleet().clients[OURS]}`);
    await page.getByText('This page is about all clients').waitFor();
    expect(await clientFilter(page).count()).toBe(0);
    await page.goto('/sites?client=987654');
    await clientFilter(page).filter({ hasText: 'Deleted client' }).waitFor();
    await page.getByText('No sites of what you have chosen').waitFor();
    await page.getByRole('button', { name: 'Show all clients' }).last().click();
    await page.getByRole('link', { name: host(OTHER) }).waitFor();
  });
});
