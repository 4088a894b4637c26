import type { Worker } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { openPushService } from '../../packages/server/src/features/channels/push/push.fixtures.ts';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { WHOLE_CHROMIUM } from '../support/chromium.ts';
import { expectAccessible, expectGone, expectToast, useBrowser } from './support/browser.ts';

const world = useWorld();
// The one without windows shows no notifications.
const visitors = useBrowser(world, WHOLE_CHROMIUM);

// A test that is tried again finds nothing of the first try.
beforeEach(() =>
  world().app.services.database.write(async trx => {
    await trx.deleteFrom('alarm_rules').execute();
    await trx.deleteFrom('channels').execute();
  }),
);

/**
 * Resolves once this worker has shown the next message. Who asks Chromium for its notifications while one is being shown
 * has that one removed: it is stored already, and not on the screen yet.
 */
async function nextShown(worker: Worker | undefined): Promise<() => Promise<unknown>> {
  if (!worker) throw new Error('There is no worker.');
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const show = registration.showNotification.bind(registration);
    const shown = new Promise<void>(resolve => {
      registration.showNotification = async (...given) => {
        await show(...given);
        resolve();
      };
    });
    Object.assign(self, { shown });
  });
  return () => worker.evaluate(() => (self as unknown as { shown: Promise<void> }).shown);
}

/** Stands in for the service of the maker of the browser, which tests don't reach. */
function stubService({ url, p256dh, auth }: { url: string; p256dh: string; auth: string }) {
  const told: { key: string; scope: string; worker: string }[] = [];
  Object.assign(window, { told });
  let subscription: PushSubscription | null = null;
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async options => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    const worker = registration?.active?.scriptURL ?? '';
    told.push({ key: String(options?.applicationServerKey), scope: registration?.scope ?? '', worker });
    const keys = { endpoint: url, toJSON: () => ({ endpoint: url, keys: { p256dh, auth } }) };
    subscription = keys as unknown as PushSubscription;
    return subscription;
  };
}

it('This browser is subscribed, gets a test message and shows it', async () => {
  await using service = await openPushService();
  const visit = await visitors.signedIn('admin');
  const { page, context } = visit;
  const { origin } = world();
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript(stubService, service.subscription);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Add channel' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('This browser');
  await dialog.getByText('Messages are shown by this browser').waitFor();
  await dialog.getByLabel('Name').fill('My laptop');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add channel' }).click();
  await expectToast(page, 'Channel added');
  const { public_key: key } = (await world().post('prepare-push-v1', {})).body;
  const told = await page.evaluate(() => (window as unknown as { told: object[] }).told);
  expect(told).toEqual([{ key, scope: `${origin}/push/`, worker: `${origin}/push-worker.js` }]);

  const row = page.getByRole('row', { name: 'My laptop' });
  await row.getByRole('button', { name: 'Actions for My laptop' }).click();
  await page.getByRole('menuitem', { name: 'Send test message' }).click();
  await dialog.getByRole('button', { name: 'Send test message' }).click();
  await dialog.getByText('The receiver took the message.').waitFor();
  expect(service.received).toMatchObject([{ message: { title: 'Test message of Sitekeeper' } }]);

  // What the service received, handed to the worker as the browser does.
  const session = await context.newCDPSession(page);
  const registrations = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one) resolve(one.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const data = JSON.stringify(service.received[0]?.message);
  const isShown = await nextShown(context.serviceWorkers()[0]);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrations, data });
  await isShown();
  const shown = await page.evaluate(async () => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    const notes = (await registration?.getNotifications()) ?? [];
    return notes.map(({ title, body, data }) => ({ title, body, path: data.path }));
  });
  expect(shown).toMatchObject([
    { title: 'Test message of Sitekeeper', body: expect.stringContaining('My laptop'), path: '/alarms' },
  ]);
});

it('A viewer turns on notifications for the own browser, tests and removes it, without any admin', async () => {
  await using service = await openPushService();
  await world().post('add-alarm-rule-v1', { name: 'Everybody', channel_ids: [], tell_browsers: true });
  const { page, context } = await visitors.signedIn('viewer');
  await context.grantPermissions(['notifications'], { origin: world().origin });
  await context.addInitScript(stubService, service.subscription);
  await page.goto('/');
  await page.getByRole('button', { name: 'What was told lately' }).click();
  await page.getByRole('link', { name: 'Notifications in this browser' }).click();
  const panel = page.getByRole('region', { name: 'Notifications in browsers' });
  await panel.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expectToast(page, 'Notifications are on in this browser');
  await panel.getByText('This browser', { exact: true }).waitFor();
  await expectGone(panel.getByRole('button', { name: 'Turn on in this browser' }));
  await expectAccessible(page);

  await panel.getByRole('button', { name: /^Send test message to Chrome/ }).click();
  await expectToast(page, 'The test message is on its way');
  expect(service.received).toMatchObject([{ message: { title: 'Test message of Sitekeeper' } }]);

  await panel.getByRole('button', { name: /^Remove Chrome/ }).click();
  await expectToast(page, 'Notifications are off in Chrome');
  await panel.getByRole('button', { name: 'Turn on in this browser' }).waitFor();
  const { database } = world().app.services;
  const left = database.db.selectFrom('channels').select('id').where('owner_id', 'is not', null);
  expect(await left.execute()).toEqual([]);
});

it('The profile says that the rules tell no browsers', async () => {
  const { page } = await visitors.signedIn('operator');
  await page.goto('/profile');
  await page.getByText('No alarm rule tells browsers at present').waitFor();
  await page.goto('/notifications?view=rules');
  await page.getByRole('button', { name: 'Add rule' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('People');
  await dialog.getByRole('switch', { name: 'People’s browsers' }).uncheck();
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await dialog.getByText('Otherwise it tells nobody').waitFor();
  await dialog.getByRole('switch', { name: 'People’s browsers' }).check();
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expectToast(page, 'Rule added');
  await page.getByRole('row', { name: 'People' }).getByText('People’s browsers').waitFor();
  await page.goto('/profile');
  await page.getByRole('region', { name: 'Notifications in browsers' }).getByRole('button').first().waitFor();
  await expectGone(page.getByText('No alarm rule tells browsers at present'));
});

it('A browser that may not show messages says so, and nothing is added', async () => {
  const { page, context } = await visitors.signedIn('admin');
  await context.grantPermissions([], { origin: world().origin });
  await page.goto('/notifications');
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.getByRole('button', { name: 'Add channel' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('This browser');
  await dialog.getByLabel('Name').fill('Another');
  await dialog.getByRole('button', { name: 'Add channel' }).click();
  await dialog.getByText('is not allowed to show messages').waitFor();
  await expectAccessible(page);
  expect((await world().get('list-channels-v1', { search: 'Another' })).body.total).toBe(0);
});
