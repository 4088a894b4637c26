import { expect, it } from 'vitest';
import { openMailServer } from '../../../ports/mail/mail-server.fixtures.ts';
import { makeWorld } from '../../../testing/index.ts';
import { useMade } from '../../../testing/use-made.ts';
import { enqueueTitles, startSending, storeChannel } from '../channels.fixtures.ts';

const on = useMade(
  async () => {
    const refusal = Object.assign(new Error('No such user'), { responseCode: 550 });
    const server = await openMailServer({
      onRcptTo: ({ address }, _session, done) => (address.startsWith('gone') ? done(refusal) : done()),
    });
    const env = { SITEKEEPER_SMTP_URL: server.url(), SITEKEEPER_MAIL_FROM: 'sitekeeper@example.com' };
    return { server, world: await makeWorld({ env }) };
  },
  async ({ server, world }) => {
    await world.close();
    await server[Symbol.asyncDispose]();
  },
);

it('a mail that the mail server took for some recipients only says who was refused, and is not sent again', async () => {
  const { server, world } = on();
  const settings_json = JSON.stringify({ recipients: ['anna@example.com', 'gone@example.com'] });
  const channel_id = await storeChannel(world, { kind: 'email', settings_json });
  await enqueueTitles(world, channel_id, ['Shop is down']);
  await using _sending = startSending(world);
  const delivery = async () => (await world.get('list-deliveries-v1', { channel_id })).body.items[0];
  await expect.poll(async () => (await delivery()).state).toBe('delivered');
  const error =
    'The mail server refused gone@example.com (550 No such user). The other recipients have the mail. Check these addresses.';
  expect(await delivery()).toMatchObject({ attempts: 1, error });
  expect(server.mails.map(({ to }) => to)).toEqual([['anna@example.com']]);
  expect((await world.post('test-channel-v1', { channel_id })).body).toMatchObject({ delivered: true, error });
});
