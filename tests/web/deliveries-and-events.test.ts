import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downOf, Telling } from '../../packages/server/src/features/alarms/alarms.fixtures.ts';
import {
  enqueueTitles,
  openReceiver,
  startSending,
  storeWebhook,
} from '../../packages/server/src/features/channels/channels.fixtures.ts';
import { EVENT_EXAMPLES } from '../../packages/server/src/features/events/event-examples.fixtures.ts';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
const visitors = useBrowser(world);
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver[Symbol.asyncDispose]());

describe('Deliveries', () => {
  it('are found by channel and state, shown with the last answer, and sent again', async () => {
    const { id } = await storeWebhook(world(), receiver.url, { name: 'Pager' });
    await enqueueTitles(world(), id, ['Shop is down', 'Blog is down', 'Forum is down']);
    await world().app.services.database.write(trx =>
      trx
        .updateTable('deliveries')
        .set({ state: 'dead', attempts: 9, next_at: null, ended_at: 5, status_code: 503, answer: 'Closed for lunch' })
        .execute(),
    );
    const { page } = await visitors.signedIn('operator', { at: '/notifications?view=deliveries' });
    await page.getByRole('row', { name: 'Shop is down' }).getByText('Given up').waitFor();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Delivered' }).click();
    await page.getByText('No messages match').waitFor();
    await page.goto(`/notifications?view=deliveries&channel=${id}`);
    await page.getByRole('button', { name: 'Blog is down', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Closed for lunch').waitFor();
    await dialog.getByText('Status 503').waitFor();
    await dialog.getByText('The site answered with status 500.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expectToast(page, '1 message is sent again');
    await page.getByRole('button', { name: 'Send all given up again' }).click();
    await expectToast(page, '2 messages are sent again');
    await using _sending = startSending(world());
    const titles = () => receiver.titles().filter(title => title.endsWith('is down'));
    await expect.poll(titles, { timeout: 10_000 }).toHaveLength(3);
    await page.goto('/notifications?view=deliveries&state=delivered');
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Delivered' }).count()).toBe(3);
  });
});

describe('Events', () => {
  it('are listed in words, and found by type, severity and site', async () => {
    const [shop, blog] = await Promise.all(
      ['Shop', 'Blog'].map(name => storeSite(world(), { url: `https://${name}.example/`, name })),
    );
    const telling = new Telling(world(), Date.now());
    await telling.emit(downOf(shop ?? 0), downOf(blog ?? 0));
    await telling.emit({ type: 'domain.expiring', siteId: blog, data: EVENT_EXAMPLES['domain.expiring'] });
    const { page } = await visitors.signedIn('viewer', { at: '/notifications?view=events', dark: true });
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect.poll(() => rows.count()).toBe(3);
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Event' }).click();
    await page.getByRole('option', { name: 'Site is down' }).click();
    await expectGone(rows.filter({ hasText: 'Domain expires' }));
    expect(await rows.count()).toBe(2);
    expect(new URL(page.url()).searchParams.get('type')).toBe('site.down');
    await page.getByRole('combobox', { name: 'Site' }).click();
    await page.getByRole('option', { name: 'Blog' }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await page.goto('/notifications?view=events&severity=low');
    await page.getByText('No events match').waitFor();
  });
});
