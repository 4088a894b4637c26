import { expect, it } from 'vitest';
import { openPushService } from '../../packages/server/src/features/channels/push/push.fixtures.ts';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, expectToast, useBrowser } from './support/browser.ts';
import { WHOLE_CHROMIUM } from './support/chromium.ts';

const world = useWorld();
// The one without windows shows no notifications.
const visitors = useBrowser(world, WHOLE_CHROMIUM);

/** Stands in for the service of the maker of the browser, which tests don't reach. */
function stubService({ url, p256dh, auth }: { url: string; p256dh: string; auth: string }) {
  const told: { key: string; scope: string; worker: string }[] = [];
  Object.assign(window, { told });
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async options => {
    const [registration] = await navigator.serviceWorker.getRegistrations();
    const worker = registration?.active?.scriptURL ?? '';
    told.push({ key: String(options?.applicationServerKey), scope: registration?.scope ?? '', worker });
    return { toJSON: () => ({ endpoint: url, keys: { p256dh, auth } }) } as unknown as PushSubscription;
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
  await page.getByRole('button', { name: 'Add channel' }).click();
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
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrations, data });
  const shown = () =>
    page.evaluate(async () => {
      const [registration] = await navigator.serviceWorker.getRegistrations();
      const notes = (await registration?.getNotifications()) ?? [];
      return notes.map(({ title, body, data }) => ({ title, body, path: data.path }));
    });
  await expect.poll(shown).toMatchObject([{ title: 'Test message of Sitekeeper', body: /My laptop/, path: '/alarms' }]);
});

it('A browser that may not show messages says so, and nothing is added', async () => {
  const { page, context } = await visitors.signedIn('admin');
  await context.grantPermissions([], { origin: world().origin });
  await page.goto('/notifications');
  await page.evaluate(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.getByRole('button', { name: 'Add channel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kind').selectOption('This browser');
  await dialog.getByLabel('Name').fill('Another');
  await dialog.getByRole('button', { name: 'Add channel' }).click();
  await dialog.getByText('is not allowed to show messages').waitFor();
  await expectAccessible(page);
  expect((await world().get('list-channels-v1', { search: 'Another' })).body.total).toBe(0);
});
