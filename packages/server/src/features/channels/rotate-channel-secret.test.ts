import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../testing/fixtures.ts';
import { openReceiver } from './channels.fixtures.ts';

const world = useWorld();
const rotate = (input: object) => world().post('rotate-channel-secret-v1', input);

it('signs with both secrets during the overlap, and with the new one alone without', async () => {
  await using receiver = await openReceiver();
  const added = await world().post('add-channel-v1', { kind: 'webhook', name: 'Ops', url: receiver.url });
  const { id, secret: first } = added.body;
  const accepted = async (...secrets: string[]) => {
    await world().post('test-channel-v1', { channel_id: id });
    const { body, headers } = receiver.received.at(-1) ?? { body: '', headers: {} };
    return secrets.map(secret => {
      try {
        return new Webhook(secret).verify(body, headers) !== undefined;
      } catch {
        return false;
      }
    });
  };
  const { secret: second } = (await rotate({ channel_id: id, overlap_hours: 1 })).body;
  expect(second).not.toBe(first);
  expect(await accepted(first, second)).toEqual([true, true]);
  const { body } = await rotate({ channel_id: id, overlap_hours: 0 });
  expect(await accepted(first, second, body.secret)).toEqual([false, false, true]);
});

it('ends the overlap at its time', async () => {
  await using receiver = await openReceiver();
  const added = await world().post('add-channel-v1', { kind: 'webhook', name: 'Ops', url: receiver.url });
  await rotate({ channel_id: added.body.id });
  await world().app.services.database.write(trx =>
    trx
      .updateTable('channels')
      .set({ previous_secret_until: Date.now() - 1 })
      .where('id', '=', added.body.id)
      .execute(),
  );
  await world().post('test-channel-v1', { channel_id: added.body.id });
  const { body, headers } = receiver.received.at(-1) ?? { body: '', headers: {} };
  expect(() => new Webhook(added.body.secret).verify(body, headers)).toThrow('No matching signature');
});

it('refuses channels of other kinds, and unknown ones', async () => {
  const given = { kind: 'email', name: 'Mail', recipients: ['a@example.com'] };
  const { id } = (await world().post('add-channel-v1', given)).body;
  expectError(await rotate({ channel_id: id }), { status: 400, code: 'svc_invalid_input' });
  expectError(await rotate({ channel_id: 999 }), { status: 404, code: 'svc_channel_not_found' });
});
