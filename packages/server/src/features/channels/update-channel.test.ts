import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../testing/fixtures.ts';
import { openReceiver } from './channels.fixtures.ts';

const world = useWorld();
const add = async (input: object) => (await world().post('add-channel-v1', input)).body;
const update = (input: object) => world().post('update-channel-v1', input);
const test = (channel_id: number) => world().post('test-channel-v1', { channel_id });

it('changes what is given, and keeps what is not, secrets too', async () => {
  await using receiver = await openReceiver();
  const made = await add({ kind: 'webhook', name: 'Ops', url: receiver.url });
  const { secret: _shownOnce, ...channel } = made;
  const { status, body } = await update({ channel_id: made.id, name: 'On call' });
  expect([status, body]).toEqual([200, { ...channel, name: 'On call', updated: body.updated }]);
  expect((await test(made.id)).body).toMatchObject({ delivered: true, status_code: 204 });
});

it('changes the language of a channel, and leaves it alone otherwise', async () => {
  const { id } = await add({ kind: 'slack', name: 'Team', url: 'http://127.0.0.1:1/' });
  expect((await update({ channel_id: id, language: 'de' })).body).toMatchObject({ language: 'de', name: 'Team' });
  expect((await update({ channel_id: id, name: 'Das Team' })).body).toMatchObject({ language: 'de', name: 'Das Team' });
});

it('gives a channel another address', async () => {
  await using receiver = await openReceiver();
  const { id } = await add({ kind: 'slack', name: 'Team', url: 'http://127.0.0.1:1/old' });
  expect((await test(id)).body.delivered).toBe(false);
  expect((await update({ channel_id: id, url: receiver.url })).status).toBe(200);
  expect((await test(id)).body.delivered).toBe(true);
  const refused = await update({ channel_id: id, url: 'http://10.0.0.1/' });
  expect(expectError(refused, { status: 400, code: 'svc_invalid_input' })).toMatch(/^url: .*private/);
});

// Fails if secrets are kept whatever the address is: the other server gets the token.
it('gives the token of a server of ntfy to no other server', async () => {
  await using receiver = await openReceiver();
  const url = new URL(receiver.url).origin;
  const { id } = await add({ kind: 'ntfy', name: 'Phone', url: 'http://127.0.0.1:1', topic: 'ops', token: 'tk_one' });
  expect((await update({ channel_id: id, url })).status).toBe(200);
  expect((await test(id)).body.delivered).toBe(true);
  expect(receiver.received.at(-1)?.headers).not.toHaveProperty('authorization');
  await update({ channel_id: id, token: 'tk_two' });
  await update({ channel_id: id, url, name: 'My phone' });
  await test(id);
  expect(receiver.received.at(-1)?.headers).toMatchObject({ authorization: 'Bearer tk_two' });
});

it('switches a channel off and on again, which forgives it its failures', async () => {
  const { id } = await add({ kind: 'slack', name: 'Team', url: 'http://127.0.0.1:1/' });
  await test(id);
  expect((await update({ channel_id: id, enabled: false })).body).toMatchObject({ enabled: false, failures: 1 });
  const { body } = await update({ channel_id: id, enabled: true });
  expect(body).toMatchObject({
    enabled: true,
    failures: 0,
    failing_since: null,
    last_error: null,
    last_error_code: null,
  });
});

it('refuses fields of other kinds, the last recipient, and an unknown channel', async () => {
  const { id } = await add({ kind: 'email', name: 'Mail', recipients: ['a@example.com'] });
  const badInput = { status: 400, code: 'svc_invalid_input' };
  expect(expectError(await update({ channel_id: id, url: 'https://example.com/' }), badInput)).toMatch(/^url: /);
  expect(expectError(await update({ channel_id: id, recipients: [] }), badInput)).toMatch(/^recipients: /);
  expectError(await update({ channel_id: 999 }), { status: 404, code: 'svc_channel_not_found' });
});
