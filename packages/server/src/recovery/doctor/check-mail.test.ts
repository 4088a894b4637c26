import { describe, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { openMailServer } from '../../testing/index.ts';
import { useDoctor } from './doctor.fixtures.ts';

const on = useDoctor();

describe('the doctor of a server with e-mail', () => {
  it('says that the mail server cannot be reached, and that the sender is missing', async () => {
    const smtpUrl = 'smtp://127.0.0.1:1?tls=off';
    const mailFrom = 'keeper@example.com';
    expect(await on.finding('mail', { smtpUrl, mailFrom })).toMatchObject({ verdict: 'fail' });
    expect(await on.finding('mail', { smtpUrl })).toMatchObject({ verdict: 'warn' });
    expect(await on.finding('mail', { smtpUrl }, { offline: true })).toBeUndefined();
  });

  it('checks the mail server that was set in the dashboard, unless the environment names another one', async () => {
    const set = (settings: { name: string; value: string | null }[]) =>
      on.world().post('update-settings-v1', { settings });
    await using mail = await openMailServer();
    const from = { name: 'mail.from', value: 'keeper@example.com' };
    expect((await set([{ name: 'mail.smtp_url', value: mail.url() }])).status).toBe(200);
    expect(await on.finding('mail')).toMatchObject({
      verdict: 'warn',
      advice: expect.stringMatching(/mail\.from.*page/),
    });
    await set([from]);
    expect(await on.finding('mail')).toMatchObject({ verdict: 'ok', message: expect.stringMatching(/accepts/) });
    const given = readSettings({ ...on.world().store.env, SITEKEEPER_SMTP_URL: 'smtp://127.0.0.1:1?tls=off' });
    expect(await on.finding('mail', given)).toMatchObject({
      verdict: 'fail',
      advice: expect.stringMatching(/SITEKEEPER_SMTP_URL/),
    });
    await set([{ name: 'mail.smtp_url', value: 'smtp://127.0.0.1:1?tls=off' }]);
    expect(await on.finding('mail')).toMatchObject({
      verdict: 'fail',
      advice: expect.stringMatching(/mail\.smtp_url .*page Settings/),
    });
    await set([
      { name: 'mail.smtp_url', value: null },
      { name: 'mail.from', value: null },
    ]);
    expect(await on.finding('mail')).toMatchObject({
      verdict: 'ok',
      message: expect.stringMatching(/No mail server/),
    });
  });
});
