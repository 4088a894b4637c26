import { expect, it } from 'vitest';
import { openMailServer } from '../../../ports/mail/mail-server.fixtures.ts';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ env: { SITEKEEPER_JOBS_KEEP_DAYS: '10' } });
const edit = async (settings: readonly object[]) =>
  world().rest('/settings/edit', { method: 'PATCH', body: { settings }, auth: await world().key('read', 'write') });

it('settings are changed and listed with their source', async () => {
  const changed = await edit([{ name: 'costs.currency', value: 'EUR' }]);
  expect(changed).toMatchObject({ status: 200, body: { success: 1, data: { settings: [{ value: 'EUR' }] } } });
  const { body } = await world().rest('/settings');
  const named = (name: string) => body.data.settings.find((one: { name: string }) => one.name === name);
  expect(named('costs.currency')).toMatchObject({ value: 'EUR', source: 'page' });
  expect(named('jobs.keep_days')).toMatchObject({ value: 10, source: 'environment', locked: true });
});

it.each([
  ['costs.currency', 'euro', 400, 'rest_invalid_param'],
  ['no.such', 1, 404, 'svc_setting_not_found'],
  ['jobs.keep_days', 20, 409, 'svc_invalid_state'],
  ['mail.from', 'a@example.com', 403, 'svc_permission_denied'],
])('a change of %s to %s returns %i', async (name, value, status, code) => {
  expect(await edit([{ name, value }])).toMatchObject({ status, body: { code } });
});

it('a test mail requires a mail server', async () => {
  const auth = await world().key('read', 'write');
  const test = () => world().rest('/settings/test-mail', { method: 'POST', body: { to: 'a@example.com' }, auth });
  expect(await test()).toMatchObject({ status: 409, body: { code: 'svc_invalid_state' } });
  await using server = await openMailServer();
  const headers = await world().signIn(await world().webUser('anna', 'admin'));
  const settings = [
    { name: 'mail.smtp_url', value: server.url() },
    { name: 'mail.from', value: 'keeper@example.com' },
  ];
  await world().post('update-settings-v1', { settings }, { auth: '', headers });
  expect(await test()).toMatchObject({ status: 200, body: { success: 1, data: { sent: true } } });
  expect(server.mails).toMatchObject([{ to: ['a@example.com'] }]);
});
