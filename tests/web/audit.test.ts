import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectSpoken, noteSpoken, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);

describe('Audit log', () => {
  it('shows who changed what, with filters, details and links to the subject', async () => {
    const { body: client } = await world().post('add-client-v1', { name: 'Acme' });
    await world().post('add-tag-v1', { name: 'Shop' });
    const night = { days: ['mon'], opens: '02:00', closes: '04:00', time_zone: 'UTC', type: ['plugins'] };
    await world().post('add-update-window-v1', { name: 'Nightly', ...night });
    const { page } = await visitors.signedIn('admin');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Audit log' }).click();
    const added = page.getByRole('row', { name: /Client added/ });
    await added.waitFor();
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: 'Tags' }).click();
    await expectGone(added);
    await page.getByRole('row', { name: /Tag added/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('action')).toBe('tag.');
    await page.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: 'Update windows' }).click();
    await page.getByRole('row', { name: /Update window added/ }).waitFor();
    await page.getByText('1 change', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Target, by type and ID').fill(`client:${client.id}`);
    await page.getByText('1 change', { exact: true }).waitFor();
    await page.getByLabel('Before').fill('2020-01-01');
    await page.getByText('No changes match').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();

    await added.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('As stored').click();
    await dialog.getByText(`"subject": "client:${client.id}"`).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Acme' }).click();
    await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
  });

  it('says in the words of the reader what was done to what, without ids and without JSON', async () => {
    const { id } = (await world().post('add-client-v1', { name: 'Bakery' })).body;
    await world().post('suspend-client-v1', { client_id_or_email: id });
    const url = 'https://gone.test/';
    await world().post('delete-site-v1', { site_id_or_domain: await storeSite(world(), { url }), confirm: true });
    const { page } = await visitors.signedIn('admin', { locale: 'de-DE', at: '/audit' });
    const suspended = page.getByRole('row').filter({ hasText: 'Vorher: Aktiv' });
    await suspended.getByRole('link', { name: 'Bakery' }).waitFor();
    await page.getByRole('row').filter({ hasText: url }).waitFor();
    const cells = await page.getByRole('cell').allInnerTexts();
    expect(cells.filter(text => /[{}"]|^[a-z_]+:(?!\/\/)/.test(text))).toEqual([]);
    await suspended.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Vorher', { exact: true }).waitFor();
    await dialog.getByText('Aktiv', { exact: true }).waitFor();
    expect(await dialog.getByText('"from": "active"').isVisible()).toBe(false);
    await dialog.getByText('Wie gespeichert').click();
    await dialog.getByText('"from": "active"').waitFor();
    await expectAccessible(page);
  });

  it('reports whether the log is intact, and which row is not', async () => {
    const { page } = await visitors.signedIn('admin', { at: '/audit' });
    await page.evaluate(noteSpoken);
    await page.getByRole('button', { name: 'Verify log' }).click();
    await page.getByRole('status').filter({ hasText: 'The log is intact' }).waitFor();
    await expectSpoken(page, 'The log is intact');
    await expectAccessible(page);
    const { database } = world().app.services;
    await database.write(trx =>
      sql`update audit_log set detail_json = '{"name":"Other"}' where action = 'tag.added'`.execute(trx),
    );
    await page.getByRole('button', { name: 'Verify log' }).click();
    await page.getByRole('alert').filter({ hasText: 'The log was tampered with' }).waitFor();
    await expectAccessible(page);
  });
});
