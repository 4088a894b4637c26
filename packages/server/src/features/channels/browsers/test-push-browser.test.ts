import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { openPushService } from '../push/push.fixtures.ts';
import { personWithBrowser } from './browsers.fixtures.ts';

const world = useWorld({ env: { SITEKEEPER_BASE_URL: 'https://keeper.example' } });

it('sends a test to one’s own browser, and to nobody else’s', async () => {
  await using anna = await personWithBrowser(world(), 'anna', 'viewer');
  await using bert = await personWithBrowser(world(), 'bert', 'admin');
  const { id: browser_id } = (await anna.turnOn({ name: 'Laptop' })).body;
  const tested = await anna.post('test-push-browser-v1', { browser_id });
  expect(tested).toMatchObject({ status: 200, body: { delivered: true, status_code: 201, error: null } });
  expect(anna.service.received).toMatchObject([
    {
      message: {
        title: 'Test message of Sitekeeper',
        text: expect.stringContaining('"Laptop"'),
        url: 'https://keeper.example/profile',
      },
    },
  ]);
  expect((await bert.post('test-push-browser-v1', { browser_id })).status).toBe(404);
  expect(anna.service.received).toHaveLength(1);
});

it('says what the push service answers, and that the browser is gone', async () => {
  await using gone = await openPushService(() => 410);
  await using person = await personWithBrowser(world(), 'cleo', 'viewer');
  const { id: browser_id } = (await person.turnOn(gone.subscription)).body;
  const { body } = await person.post('test-push-browser-v1', { browser_id });
  expect(body).toMatchObject({
    delivered: false,
    status_code: 410,
    error: expect.stringMatching(/gone/),
    error_code: 'gone',
  });
  expect((await person.get('list-push-browsers-v1')).body.items).toMatchObject([{ gone: true }]);
});
