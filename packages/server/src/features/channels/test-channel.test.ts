import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../testing/fixtures.ts';
import { openReceiver, storeWebhook } from './channels.fixtures.ts';

const world = useWorld();
const test = (channel_id: number) => world().post('test-channel-v1', { channel_id });

it('sends a test message and tells what the receiver answered', async () => {
  await using receiver = await openReceiver(() => ({ status: 200, body: 'thanks\u202e\r\nbye' }));
  const { id } = await storeWebhook(world(), receiver.url, { name: 'Ops' });
  const { body } = await test(id);
  expect(body).toEqual({ delivered: true, status_code: 200, answer: 'thanks bye', error: null, error_code: null });
  const [sent] = receiver.received;
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    type: 'test',
    data: { kind: 'test', paragraphs: ['This is a test of the channel "Ops". Messages to it arrive.'] },
  });
});

it('sends it in the language of the channel', async () => {
  await using receiver = await openReceiver();
  const { id } = await storeWebhook(world(), receiver.url, { name: 'Ops', language: 'de' });
  await test(id);
  expect(JSON.parse(receiver.received[0]?.body ?? '').data).toMatchObject({
    title: 'Testnachricht von Sitekeeper',
    paragraphs: ['Dies ist ein Test des Kanals „Ops“. Nachrichten an ihn kommen an.'],
  });
});

it('tells why a message did not arrive, and notes it at the channel', async () => {
  await using receiver = await openReceiver(() => ({ status: 403, body: 'invalid_token' }));
  const refusing = await storeWebhook(world(), receiver.url);
  expect((await test(refusing.id)).body).toEqual({
    delivered: false,
    status_code: 403,
    answer: 'invalid_token',
    error: 'The receiver answered with status 403.',
    error_code: 'status',
  });
  const channel = await world().get('get-channel-v1', { channel_id: refusing.id });
  expect(channel.body).toMatchObject({ failures: 1, last_error: 'The receiver answered with status 403.' });
  expect(channel.body).toMatchObject({ last_error_code: 'status', last_error_status: 403 });
  const closed = await storeWebhook(world(), 'http://127.0.0.1:1/');
  const { body } = await test(closed.id);
  expect(body).toMatchObject({
    delivered: false,
    status_code: null,
    error: expect.stringMatching(/could not be reached/),
    error_code: 'connect',
  });
  expectError(await test(999), { status: 404, code: 'svc_channel_not_found' });
});

it('says so if the stored secrets of a channel do not open', async () => {
  const { id } = await storeWebhook(world(), 'http://127.0.0.1:1/');
  await world().app.services.database.write(trx =>
    trx.updateTable('channels').set({ sealed: 'damaged' }).where('id', '=', id).execute(),
  );
  expect((await test(id)).body).toMatchObject({ delivered: false, error: expect.stringMatching(/damaged.*again/) });
});
