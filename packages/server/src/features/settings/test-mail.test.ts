import { expect, it, onTestFinished } from 'vitest';
import { openApp } from '../../app.ts';
import { makeLog } from '../../log.ts';
import { openMailServer, readableMail } from '../../ports/mail/mail-server.fixtures.ts';
import { readSettings } from '../../settings.ts';
import { makeWorld } from '../../testing/index.ts';

async function mailWorld(env: Record<string, string>) {
  const world = await makeWorld({ env });
  onTestFinished(() => world.close());
  const headers = await world.signIn(await world.webUser('anna', 'admin'));
  const set = (settings: object) => world.post('update-settings-v1', { settings }, { auth: '', headers });
  const test = (more: object = {}) => world.post('test-mail-v1', { to: 'ada@example.com', ...more });
  return { world, set, test };
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

// Fails if the one in the address stays, which the page does not show: the mail server refuses it, and nothing says why.
it('signs in to the mail server with the password that was given last, in its address or apart', async () => {
  const passwords: unknown[] = [];
  await using server = await openMailServer({
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password);
      done(null, { user: username });
    },
  });
  const { set, test } = await mailWorld({});
  await set([{ name: 'mail.from', value: 'keeper@example.com' }]);
  const given = [
    ['mail.smtp_url', server.url('?tls=off', 'keeper:first@')],
    ['mail.smtp_password', 'second'],
    ['mail.smtp_url', server.url('?tls=off', 'keeper:third@')],
    ['mail.smtp_url', server.url('/?tls=off', 'keeper@')],
    ['mail.smtp_password', 'fourth'],
  ] as const;
  for (const [name, value] of given) {
    await set([{ name, value }]);
    expect((await test()).body).toMatchObject({ sent: true });
  }
  expect(passwords).toEqual(['first', 'second', 'third', 'third', 'fourth']);
});

it('sends it in the language that is asked for', async () => {
  await using server = await openMailServer();
  const { test } = await mailWorld({ SITEKEEPER_SMTP_URL: server.url(), SITEKEEPER_MAIL_FROM: 'keeper@example.com' });
  await test({ language: 'de' });
  await test();
  const [german = '', english = ''] = server.mails.map(({ content }) => readableMail(content));
  expect(german).toContain('Subject: Testmail von Sitekeeper');
  expect(german).toContain('Dieser Server kann E-Mails verschicken.');
  expect(german).toContain('>In Sitekeeper öffnen</a>');
  expect(english).toContain('This server can send mail.');
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

// Fails if only the process that changes the address looks for a password that the environment gives.
it('a process to which its environment gives the password sends it to the mail server that it found, and to no other', async () => {
  const passwords: string[] = [];
  const taking = (name: string) =>
    openMailServer({
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        passwords.push(`${name}: ${password}`);
        done(null, { user: username });
      },
    });
  await using own = await taking('own');
  await using other = await taking('other');
  const { world, set } = await mailWorld({});
  await set([
    { name: 'mail.from', value: 'keeper@example.com' },
    { name: 'mail.smtp_url', value: own.url('?tls=off', 'keeper@') },
  ]);
  const worker = async (env: Record<string, string> = {}) => {
    const given = { SITEKEEPER_SMTP_PASSWORD: 'hunter2', SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8', ...env };
    const app = await openApp(readSettings({ ...world.store.env, ...given }), makeLog('silent'), { onlyWorks: true });
    const answer = await app.services.mail.check().then(
      () => 'signed in',
      error => error.message,
    );
    await app.close();
    return answer;
  };
  // A mistyped one, which nobody answers, does not become the one that may have it.
  await set([{ name: 'mail.smtp_url', value: 'smtp://keeper@127.0.0.1:9?tls=off' }]);
  expect(await worker()).toBe('The connection to the mail server failed.');
  await set([{ name: 'mail.smtp_url', value: own.url('?tls=off', 'keeper@') }]);
  expect(await worker()).toBe('signed in');
  await set([{ name: 'mail.smtp_url', value: other.url('?tls=off', 'keeper@') }]);
  expect(await worker()).toContain('SITEKEEPER_SMTP_URL');
  expect(await worker({ SITEKEEPER_SMTP_URL: other.url('?tls=off', 'keeper@') })).toBe('signed in');
  await set([{ name: 'mail.smtp_url', value: other.url('?tls=off', 'keeper:another@') }]);
  expect(await worker()).toBe('signed in');
  expect(passwords).toEqual(['own: hunter2', 'other: hunter2', 'other: another']);
});
