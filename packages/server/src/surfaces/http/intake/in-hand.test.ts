import { expect, it } from 'vitest';
import { addressKey, sharedAddresses } from './client-address.ts';
import { InHand } from './in-hand.ts';

it('limits the requests in progress per address and in total', () => {
  const inHand = new InHand(3, 2);
  const leave = inHand.enter('a');
  inHand.enter('a');
  expect(inHand.refusal('a')).toMatchObject({ code: 'too_many_requests', data: { retry_after: 5 } });
  expect(inHand.refusal('b')).toBeUndefined();
  expect(inHand.refusal(undefined)).toBeUndefined();
  inHand.enter(undefined);
  expect(inHand.refusal('b')).toMatchObject({ code: 'server_busy', data: { retry_after: 5 } });
  leave();
  expect(inHand.refusal('a')).toBeUndefined();
  expect(inHand.size).toBe(2);
});

it('forgets most addresses without requests in progress, and none with one', () => {
  const inHand = new InHand(10_000, 1);
  for (let n = 0; n < 20; n++) inHand.enter(`busy ${n}`);
  for (let n = 0; n < 5000; n++) inHand.enter(`idle ${n}`)();
  expect(inHand.holders).toBeLessThan(1100);
  for (let n = 0; n < 20; n++) expect(inHand.refusal(`busy ${n}`)).toBeDefined();
  expect([inHand.size, inHand.refusal('idle 4999')]).toEqual([20, undefined]);
});

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['192.0.2.1', true],
  ['2001:db8::7', true],
  ['192.0.2.2', false],
  ['2001:db9::7', false],
  ['', false],
  ['no address', false],
])('address %s may stand for many clients: %s', (address, shared) => {
  expect(sharedAddresses('10.0.0.0/8, 192.0.2.1,2001:db8::/32')(address)).toBe(shared);
});

it('treats only this machine as many clients while no proxies are trusted', () => {
  const isShared = sharedAddresses('');
  expect([isShared('127.0.0.1'), isShared('10.0.0.1')]).toEqual([true, false]);
});

it('counts addresses of one IPv6 line as one client', () => {
  expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
  expect(addressKey('2001:db8:1:3::1')).not.toBe(addressKey('2001:db8:1:2::1'));
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
});
