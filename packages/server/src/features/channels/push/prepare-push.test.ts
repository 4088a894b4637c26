import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';
import { aMessage, enqueueTitles, startSending } from '../channels.fixtures.ts';
import { pushBody } from '../kinds/push.ts';
import { MOST_PUSH_BYTES } from './encrypt-push.ts';
import { openPushService } from './push.fixtures.ts';

const world = useWorld({ env: { SITEKEEPER_BASE_URL: 'https://keeper.example' } });
const publicKey = async () => (await world().post('prepare-push-v1', {})).body.public_key as string;
const add = (given: object) => world().post('add-channel-v1', { kind: 'push', name: 'Firefox', ...given });

it('gives the same public key each time, and the private one is stored sealed', async () => {
  const [one, two] = await Promise.all([publicKey(), publicKey()]);
  expect(one).toMatch(/^B[\w-]{86}$/);
  expect([two, await publicKey()]).toEqual([one, one]);
  const rows = await world().app.services.database.db.selectFrom('push_keys').selectAll().execute();
  expect(rows).toMatchObject([{ id: 1, public_key: one }]);
  expect(rows[0]?.sealed.length).toBeGreaterThan(43);
});

it('sends a test that only the subscribed browser can read, signed with the key that it subscribed with', async () => {
  await using service = await openPushService();
  const key = await publicKey();
  const added = await add(service.subscription);
  expect(added).toMatchObject({ status: 200, body: { kind: 'push', secret: null } });
  expect(JSON.stringify(added.body)).not.toMatch(/secret-part/);
  const tested = await world().post('test-channel-v1', { channel_id: added.body.id });
  expect(tested.body).toMatchObject({ delivered: true, status_code: 201 });
  const [{ headers, message } = { headers: {} as Record<string, string>, message: undefined }] = service.received;
  expect(message).toMatchObject({
    title: 'Test message of Sitekeeper',
    url: 'https://keeper.example/notifications',
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'low' });
  const [, token = '', sentKey] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(sentKey).toBe(key);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect({ aud, sub }).toEqual({ aud: new URL(service.subscription.url).origin, sub: 'https://keeper.example' });
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3600_000);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const verifier = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const how = { key: verifier, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, how, Buffer.from(signature, 'base64url'))).toBe(true);
});

it.each([404, 410])('ends a subscription whose service answers %i', async status => {
  await using service = await openPushService(() => status);
  const { id } = (await add(service.subscription)).body;
  await using sending = startSending(world());
  await enqueueTitles(world(), id, [`Gone ${status}`]);
  sending.clock.advance(1000);
  const channel = async () => (await world().get('get-channel-v1', { channel_id: id })).body;
  await expect.poll(channel).toMatchObject({ enabled: false, off_reason: 'gone' });
  expect(service.received).toHaveLength(1);
});

it.each([
  ['without keys', { p256dh: undefined, auth: undefined }, /^p256dh: give what/],
  ['with a key that is no point', { p256dh: 'BAAA' }, /^p256dh: it is not a key/],
  ['with a short secret', { auth: 'AAAA' }, /^auth: it is not a secret/],
  ['at a private address', { url: 'http://192.168.1.2/x' }, /^url: .*private network/],
])('refuses a subscription %s', async (_what, given, message) => {
  await using service = await openPushService();
  const answer = await add({ ...service.subscription, ...given });
  expect(answer.status).toBe(400);
  expect(answer.body.message).toMatch(message);
});

it('fits a long message into one record, whatever its letters', () => {
  const long = aMessage({
    title: '🦔'.repeat(500),
    paragraphs: ['ü🦔'.repeat(5000)],
    url: `https://keeper.example/${'x'.repeat(200)}`,
  });
  const body = pushBody(long);
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MOST_PUSH_BYTES);
  expect(JSON.parse(body).text).not.toBe('');
});
