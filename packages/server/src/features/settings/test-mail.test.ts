import { expect, it, onTestFinished } from 'vitest';
import { openMailServer } from '../../ports/mail/mail-server.fixtures.ts';
import { makeWorld } from '../../testing/index.ts';

async function mailWorld(env: Record<string, string>) {
  const world = await makeWorld({ env });
  onTestFinished(() => world.close());
  const headers = await world.signIn(await world.webUser('anna', 'admin'));
  const set = (settings: object) => world.post('update-settings-v1', { settings }, { auth: '', headers });
  const test = () => world.post('test-mail-v1', { to: 'ada@example.com' });
  return { set, test };
}

it('sends a test mail by the mail server that was just set, and says what that answered', async () => {
  await using server = await openMailServer();
  const { set, test } = await mailWorld({});
  expect((await test()).body.code).toBe('svc_invalid_state');
  await set([
    { name: 'mail.smtp_url', value: server.url() },
    { name: 'mail.from', value: 'Keeper <keeper@example.com>' },
  ]);
  expect((await test()).body).toMatchObject({ sent: true });
  expect(server.mails).toMatchObject([{ to: ['ada@example.com'] }]);
  await set([{ name: 'mail.smtp_url', value: 'smtp://127.0.0.1:1?tls=off' }]);
  expect((await test()).body).toMatchObject({ sent: false, answer: expect.stringContaining('mail server') });
});

// Fails without addressOf: the mail server of this network is then asked.
it('refuses a mail server in a private network that was set here, unless the environment allows it', async () => {
  await using server = await openMailServer();
  const { set, test } = await mailWorld({ SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '10.0.0.0/8' });
  await set([
    { name: 'mail.smtp_url', value: server.url() },
    { name: 'mail.from', value: 'keeper@example.com' },
  ]);
  expect((await test()).body).toMatchObject({
    sent: false,
    answer: expect.stringContaining('SITEKEEPER_OUTBOUND_ALLOW_PRIVATE'),
  });
  expect(server.mails).toEqual([]);
});
