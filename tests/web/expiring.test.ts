import { beforeAll, describe, expect, it } from 'vitest';
import { fileDomains, noteCertificate } from '../../packages/server/src/features/expiry/index.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
const DAY = 86_400_000;

beforeAll(async () => {
  const { services } = world().app;
  for (const [url, days] of [
    ['https://www.bakery.com/', 5],
    ['https://shop.bakery.com/', 80],
    ['https://florist.org/', -2],
  ] as const) {
    const siteId = await storeSite(world(), { url, name: new URL(url).hostname });
    const now = Date.now();
    const times = { issuedAt: null, expiresAt: now + days * DAY + 60_000 };
    const seen = { siteId, endpoint: `${new URL(url).hostname}:443`, issuer: 'Trusted CA', ...times };
    await services.database.write(trx => noteCertificate(trx, seen, now));
  }
  await fileDomains(services);
});

describe('Certificates and domains', () => {
  it.each([false, true])('are listed by when they expire, and narrowed down (dark: %s)', async dark => {
    const { page } = await visitors.signedIn('viewer', { dark, at: '/security?certificates=all' });
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    const shown = async () => (await rows.allInnerTexts()).map(text => text.trim().split('\n')[0]);
    const domains = ['bakery.com', 'florist.org'];
    await expect.poll(shown).toEqual(['florist.org', 'www.bakery.com', 'shop.bakery.com', ...domains]);
    await page.getByRole('row', { name: /^florist\.org TLS certificate Expired/ }).waitFor();
    await page.getByRole('row', { name: /^www\.bakery\.com TLS certificate 5 days left/ }).waitFor();
    await page.getByRole('row', { name: /^bakery\.com Domain Unknown .*and 1 more/ }).waitFor();
    await expectAccessible(page);
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    await page.getByText('Expire within 14 days').click();
    await expect.poll(shown).toEqual(['florist.org', 'www.bakery.com']);
    await page.getByRole('combobox', { name: 'What expires' }).click();
    await page.getByRole('option', { name: 'Only domains' }).click();
    await page.getByText('No certificates or domains match').waitFor();
    expect(new URL(page.url()).searchParams.get('kind')).toBe('domain');
    await page.getByText('Invalid', { exact: true }).click();
    await page.getByText('All certificates are valid').waitFor();
    await expectAccessible(page);
  });

  it('have a date set by hand, where the registry tells none', async () => {
    const { page } = await visitors.signedIn('operator', { at: '/security?certificates=all&kind=domain' });
    const dialog = page.getByRole('dialog');
    const save = async (day: string) => {
      await page.getByRole('button', { name: 'Actions for bakery.com' }).click();
      await page.getByRole('menuitem', { name: 'Set the date …' }).click();
      await dialog.getByLabel('Expires').fill(day);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
    };
    await save('2040-05-31');
    await expectToast(page, 'Expiry of bakery.com saved');
    await page.getByRole('row', { name: /^bakery\.com Domain [\d,]+ days left May 31, 2040/ }).waitFor();
    const known = async () => (await world().get('list-expiring-v1', { kind: 'domain' })).body.items;
    expect(await known()).toMatchObject([{ name: 'bakery.com', source: 'hand' }, { source: null }]);
    await save('');
    await expectToast(page, 'Expiry of bakery.com removed');
    expect(await known()).toMatchObject([{ source: null }, { source: null }]);
  });

  it('have a date set by hand in place of one that the registry no longer tells', async () => {
    const { database } = world().app.services;
    const told = (outcome: string) =>
      database.write(trx =>
        trx
          .updateTable('domains')
          .set({ outcome, expires_at: Date.UTC(2039, 0, 31, 12) })
          .execute(),
      );
    await told('found');
    const { page } = await visitors.signedIn('operator', { at: '/security?certificates=all&kind=domain' });
    const save = async (day: string) => {
      await page.getByRole('button', { name: 'Actions for florist.org' }).click();
      await page.getByRole('menuitem', { name: 'Set the date …' }).click();
      await page.getByRole('dialog').getByLabel('Expires').fill(day);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    };
    await save('2040-05-31');
    await expectToast(page, 'The registry tells Jan 31, 2039 for florist.org, and that counts');
    await told('no_date');
    await save('2040-05-31');
    await page.getByRole('row', { name: /^florist\.org Domain [\d,]+ days left May 31, 2040/ }).waitFor();
  });
});
