import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { openMailServer } from '../../packages/server/src/testing/index.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const secret = Buffer.alloc(32, 7).toString('base64');
const world = useWorld({ env: { SITEKEEPER_SYNC_CONCURRENCY: '17', SITEKEEPER_MASTER_KEY: secret } });
const visitors = useBrowser(world);

function textsOf(language: string, area: string): Record<string, string> {
  const file = join(import.meta.dirname, `../../packages/web/src/texts/${language}/${area}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe('Settings', () => {
  it('shows each value, where it comes from and what changes it, but no secret', async () => {
    const { page } = await visitors.signedIn('admin');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }).click();
    const setting = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await setting('sync.concurrency').getByText('17').waitFor();
    await setting('sync.concurrency').getByText('Set by SITEKEEPER_SYNC_CONCURRENCY, which wins.').waitFor();
    expect(await setting('sync.concurrency').getByRole('button').count()).toBe(0);
    await setting('server.port').getByText('Needs a restart: set SITEKEEPER_PORT.').waitFor();
    await setting('Sites contacted in parallel')
      .getByText('SITEKEEPER_SYNC_CONCURRENCY', { exact: true })
      .first()
      .waitFor();
    await setting('SITEKEEPER_MASTER_KEY').first().getByText('set, not shown').waitFor();
    expect(await page.content()).not.toContain(secret);
    await expectAccessible(page);

    await page.getByLabel('Search settings').fill('costs_currency');
    await expectGone(page.getByText('sync.concurrency'));
    await page.getByText('SITEKEEPER_COSTS_CURRENCY').waitFor();
    await page.getByLabel('Search settings').fill('');
    await page.getByLabel('Only changed settings').check({ force: true });
    await expectGone(page.getByText('SITEKEEPER_COSTS_CURRENCY'));
    await setting('sync.concurrency').waitFor();
    expect(new URL(page.url()).searchParams.get('only')).toBe('changed');
    await page.getByLabel('Only what can be changed here').check({ force: true });
    await setting('costs.currency').waitFor();
    await expectGone(page.getByText('server.port', { exact: true }));
  });

  it.each(['en', 'de'])('have a name of their own in the language %s', async language => {
    const names = textsOf(language, 'setting-names');
    const { settings } = (await world().get('list-settings-v1')).body;
    const keys: string[] = settings.map(({ name }: { name: string }) => name.replaceAll('.', '_'));
    expect(Object.keys(names).sort()).toEqual(keys.sort());
    expect(new Set(Object.values(names)).size).toBe(keys.length);
    expect(Object.values(names).filter(name => /SITEKEEPER|_|^[a-z]/.test(name))).toEqual([]);
  });

  it('says in German what each setting is called and does', async () => {
    const german = textsOf('de', 'setting-descriptions');
    const names = textsOf('de', 'setting-names');
    const { settings } = (await world().get('list-settings-v1')).body;
    const { page } = await visitors.signedIn('admin', { at: '/settings', locale: 'de-DE' });
    const { name: last } = settings.at(-1);
    await page.getByText(last, { exact: true }).waitFor();
    const shown = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
    const wrong = settings.filter(({ name, env, description }: { name: string; env: string; description: string }) => {
      const wanted = german[name.replaceAll('.', '_')];
      const called = names[name.replaceAll('.', '_')] ?? '?';
      return (
        wanted === undefined ||
        !shown.includes(`${called} ${env}`) ||
        !shown.includes(wanted) ||
        shown.includes(description)
      );
    });
    expect([settings.length > 50, wrong]).toEqual([true, []]);
  });

  it('changes a setting at once, shows an objection at its field, and resets it', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/settings?q=costs' });
    await page.getByRole('button', { name: 'Change Currency' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Currency');
    await field.fill('euros');
    await dialog.getByRole('button', { name: 'Save setting' }).click();
    await dialog.getByText('such as EUR').waitFor();
    await expectAccessible(page);
    await field.fill('EUR');
    await dialog.getByRole('button', { name: 'Save setting' }).click();
    await expectToast(page, 'Changed: Currency');
    const row = page.getByRole('listitem').filter({ hasText: 'costs.currency' });
    await row.getByText('Set here').waitFor();
    expect(world().app.services.settings.currency).toBe('EUR');
    await row.getByRole('button').click();
    await dialog.getByRole('button', { name: 'Reset to default' }).click();
    await row.getByText('Default', { exact: true }).waitFor();
    expect(world().app.services.settings.currency).toBe('USD');
  });

  it('sets up a mail server and tests it', async () => {
    await using server = await openMailServer();
    const { page } = await visitors.signedIn('admin', { at: '/settings?q=mail' });
    const dialog = page.getByRole('dialog');
    const set = async (name: string, value: string) => {
      await page.getByRole('button', { name: `Change ${name}`, exact: true }).click();
      await dialog.getByLabel(name, { exact: true }).fill(value);
      await dialog.getByRole('button', { name: 'Save setting' }).click();
      await expectGone(dialog);
    };
    await set('Mail server', server.url());
    await set('Mail server password', 'a secret of the mail server');
    await set('Sender of e-mail', 'keeper@example.com');
    await page.getByRole('button', { name: 'Send test mail' }).click();
    await dialog.getByLabel('Send to').fill('ada@example.com');
    await dialog.getByRole('button', { name: 'Send test mail' }).click();
    await dialog.getByText('The mail server took the mail').waitFor();
    await expectAccessible(page);
    expect(server.mails).toMatchObject([{ to: ['ada@example.com'] }]);
    expect(await page.content()).not.toContain('a secret of the mail server');
  });

  // Fails if the address is sent as it is shown: mails are refused from then on.
  it('keeps what it does not show of a setting whose form is saved as it is', async () => {
    await using server = await openMailServer();
    const { settings } = world().app.services;
    const { page } = await visitors.signedIn('admin', { at: '/settings?q=mail' });
    const dialog = page.getByRole('dialog');
    const open = (name: string) => page.getByRole('button', { name: `Change ${name}`, exact: true }).click();
    const save = dialog.getByRole('button', { name: 'Save setting' });
    const field = dialog.getByLabel('Mail server', { exact: true });
    await page.getByRole('button', { name: 'Change Mail server password' }).waitFor();
    const address = server.url('?tls=off', 'keeper:other-secret@');
    await open('Mail server');
    await field.fill(address);
    await save.click();
    await expectGone(dialog);
    await open('Mail server');
    expect(await field.inputValue()).toBe(server.url('?tls=off', 'keeper@'));
    await save.click();
    await expectGone(dialog);
    expect(settings.smtpUrl).toBe(address);
    await open('Mail server');
    await field.fill(server.url('', 'keeper@'));
    await save.click();
    await expectGone(dialog);
    expect(settings.smtpUrl).toBe(server.url('', 'keeper:other-secret@'));
  });

  // Fails if what is not shown is saved without a word: then nothing is in its place.
  it('saves no secret that nobody typed', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/settings?q=mail' });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Change Mail server password' }).click();
    const field = dialog.getByLabel('Mail server password', { exact: true });
    await field.fill('a secret of the mail server');
    await dialog.getByRole('button', { name: 'Save setting' }).click();
    await expectGone(dialog);
    await page.getByRole('button', { name: 'Change Mail server password' }).click();
    await dialog.getByRole('button', { name: 'Save setting' }).click();
    await dialog.getByText('Enter the new value.').waitFor();
    expect(world().app.services.settings.smtpPassword).toBe('a secret of the mail server');
    await dialog.getByRole('button', { name: 'Reset to default' }).click();
    await expectGone(dialog);
    expect(world().app.services.settings.smtpPassword).toBe('');
  });
});
