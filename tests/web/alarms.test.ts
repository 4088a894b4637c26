import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { downOf, Telling, upOf } from '../../packages/server/src/features/alarms/alarms.fixtures.ts';
import { EVENT_EXAMPLES } from '../../packages/server/src/features/events/event-examples.fixtures.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, expectToastOnce, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

const alarm = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const states = async () => {
  const { items } = (await world().get('list-alarms-v1')).body;
  return Object.fromEntries(
    items.map(({ site, state }: { site: { name: string }; state: string }) => [site.name, state]),
  );
};

/** Alarms of three sites; that of a fourth is over. */
async function trouble(): Promise<void> {
  const [alpha, beta, gamma, delta] = await Promise.all(
    ['Alpha', 'Beta', 'Gamma', 'Delta'].map(name => storeSite(world(), { url: `https://${name}.example/`, name })),
  );
  const { id: tag } = (await world().post('add-tag-v1', { name: 'EU' })).body;
  await world().post('edit-sites-v1', { site_ids_or_domains: [beta], add_tags: [tag] });
  const telling = new Telling(world(), Date.now());
  await telling.emit(downOf(alpha ?? 0), downOf(beta ?? 0), downOf(delta ?? 0));
  await telling.emit({ type: 'site.sync_failing', siteId: gamma, data: EVENT_EXAMPLES['site.sync_failing'] });
  await telling.emit(upOf(delta ?? 0));
  await telling.tell();
}

describe('Alarms', () => {
  it('say that all is well while there are none, and that they can’t be changed by viewers', async () => {
    const { page } = await visitors.signedIn('viewer');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Alarms' }).click();
    await page.getByText('All is well').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See the rules' }).click();
    await page.getByText('No rules yet').waitFor();
    await trouble();
    await page.goto('/alarms');
    await alarm(page, 'Alpha').waitFor();
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });

  it.each([false, true])('are listed until they are over, and found by what they are (dark: %s)', async dark => {
    const { page } = await visitors.signedIn('viewer', { dark, at: '/alarms' });
    await alarm(page, 'Alpha').getByText('Critical').waitFor();
    await alarm(page, 'Gamma').getByText('Site cannot be synced').waitFor();
    expect(await alarm(page, 'Delta').count()).toBe(0);
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'Severity' }).click();
    await page.getByRole('option', { name: 'Medium' }).click();
    await expectGone(alarm(page, 'Alpha'));
    expect(await alarm(page, 'Gamma').count()).toBe(1);
    await page.goto('/alarms?state=closed');
    await alarm(page, 'Delta').getByText('Over', { exact: true }).waitFor();
    await page.goto('/alarms?q=nothing');
    await page.getByText('No alarms match').waitFor();
    await page.goto('/alarms');
    await page.getByRole('button', { name: /^Client and tag/ }).click();
    await page.getByRole('combobox', { name: 'Tag' }).click();
    await page.getByRole('option', { name: 'EU' }).click();
    await expectGone(alarm(page, 'Alpha'));
    expect(await alarm(page, 'Beta').count()).toBe(1);

    await page.getByRole('button', { name: 'Site is down: Beta' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The site did not answer within 10 seconds.').waitFor();
    await expectAccessible(page);
  });

  it('are acknowledged and snoozed, alone and together', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/alarms' });
    await page.getByRole('button', { name: 'Actions for Site is down: Alpha' }).click();
    await page.getByRole('menuitem', { name: 'Acknowledge' }).click();
    await expectToast(page, '1 alarm acknowledged');
    await alarm(page, 'Alpha')
      .getByText(/^Acknowledged by .*operator/)
      .waitFor();

    for (const name of ['Beta', 'Gamma']) await alarm(page, name).getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Snooze', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Snooze for 4 hours' }).click();
    await expectToast(page, '2 alarms snoozed until');
    expect(await states()).toEqual({ Alpha: 'acknowledged', Beta: 'snoozed', Gamma: 'snoozed', Delta: 'closed' });

    await page.getByRole('button', { name: 'Actions for Site is down: Beta' }).click();
    await page.getByRole('menuitem', { name: 'End snooze' }).click();
    await expectToast(page, 'Snooze of 1 alarm ended');
    expect((await states()).Beta).toBe('open');
  });

  it('are snoozed until a time that is chosen, which must not be over', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/alarms?q=Beta' });
    await page.getByRole('button', { name: 'Actions for Site is down: Beta' }).click();
    await page.getByRole('menuitem', { name: 'Snooze until …' }).click();
    const dialog = page.getByRole('dialog');
    const until = dialog.getByLabel('Until');
    await until.fill('2020-01-01T08:00');
    await dialog.getByRole('button', { name: 'Snooze', exact: true }).click();
    await dialog.getByText('Choose a time in the future').waitFor();
    await until.fill('2199-01-01T08:00');
    await dialog.getByRole('button', { name: 'Snooze', exact: true }).click();
    await dialog.getByText('Choose a time in the future').waitFor();
    await expectAccessible(page);
    const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await until.fill(`${nextWeek}T08:00`);
    await dialog.getByRole('button', { name: 'Snooze', exact: true }).click();
    await expectToast(page, '1 alarm snoozed until');
    expect((await states()).Beta).toBe('snoozed');
  });

  it('are acted on by the menu that was opened for them, also once a more urgent one has taken their row', async () => {
    const [pier = 0, quay = 0] = await Promise.all(
      ['Pier', 'Quay'].map(name => storeSite(world(), { url: `https://${name}.example/`, name })),
    );
    const telling = new Telling(world(), Date.now());
    await telling.emit({ type: 'site.sync_failing', siteId: pier, data: EVENT_EXAMPLES['site.sync_failing'] });
    await telling.tell();
    const { page, context } = await visitors.signedIn('operator');
    await context.clock.install();
    await page.goto('/alarms?state=open');
    await page.getByRole('button', { name: 'Actions for Site cannot be synced: Pier' }).click();
    const acknowledge = page.getByRole('menuitem', { name: 'Acknowledge' });
    await acknowledge.waitFor();
    await telling.emit(downOf(quay));
    await telling.tell();
    const later = async () => {
      await context.clock.runFor(31_000);
      return page.getByRole('checkbox', { name: 'Site is down: Quay' }).count();
    };
    await expect.poll(later).toBe(1);
    await acknowledge.click();
    await expectToast(page, '1 alarm acknowledged');
    expect(await states()).toMatchObject({ Pier: 'acknowledged', Quay: 'open' });
  });

  // Fails if all go in one request, which takes 1,000: nothing is acknowledged, just when everything is down.
  it('are acknowledged by the thousand, and say how far it came if that fails', async () => {
    const site_id = await storeSite(world(), { url: 'https://many.example/', name: 'Many' });
    const { db } = world().app.services.database;
    const { severity, data_json } = await db.selectFrom('alarms').selectAll().limit(1).executeTakeFirstOrThrow();
    const opened = { type: 'site.down', severity, site_id, client_id: null, together: '', data_json, opened_at: 1 };
    const many = Array.from({ length: 1005 }, (_, n) => ({ ...opened, cause: `many:${n}` }));
    await world().app.services.database.write(trx => trx.insertInto('alarms').values(many).execute());
    const acknowledged = db.selectFrom('alarms').select('id').where('site_id', '=', site_id);
    const count = async () => (await acknowledged.where('acknowledged_at', 'is not', null).execute()).length;
    const { page } = await visitors.signedIn('operator', { at: '/alarms?q=Many' });
    await page.getByText('1,005 alarms', { exact: true }).waitFor();
    const boxes = page.getByRole('checkbox', { name: /Many/ });
    await boxes.first().check();
    await page.getByRole('region', { name: /rows/i }).evaluate(region => region.scrollTo(0, region.scrollHeight));
    await page
      .locator('tr[data-row="1004"]')
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await page.getByText('1,005 alarms selected').waitFor();

    let asked = 0;
    await page.route(/acknowledge-alarms-v1/, route =>
      ++asked === 2 ? route.abort('connectionreset') : route.continue(),
    );
    const acknowledge = page.getByRole('button', { name: 'Acknowledge', exact: true });
    await acknowledge.click();
    await expectToastOnce(page, '1,000 alarms acknowledged');
    await expectToastOnce(page, 'Check whether the change took effect');
    expect(await count()).toBe(1000);
    await acknowledge.click();
    await expectToast(page, '1,005 alarms acknowledged');
    expect(await count()).toBe(1005);
  });
});
