import { describe, expect, it } from 'vitest';
import { isAllowedAddress, normaliseAddresses } from './addresses.ts';

describe('addresses of a key', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['2001:db8::1/32', '2001:db8::/32'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
  ])('%s is kept as %s', (given, kept) => {
    expect(normaliseAddresses([given])).toEqual([kept]);
  });

  it('are kept once', () => {
    expect(normaliseAddresses(['10.0.0.1', '::ffff:10.0.0.1', '10.0.0.1/32'])).toEqual(['10.0.0.1']);
  });

  it.each([
    '',
    'localhost',
    '10.1',
    '010.0.0.1',
    '0x7f000001',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '::1/129',
    'fe80::1%eth0',
    '[::1]',
    '10.0.0.1, 10.0.0.2',
    '10.0.0.0/1e1',
    '1.2.3.4:80',
  ])('reject %j', given => {
    const act = () => normaliseAddresses(['10.0.0.1', given]);
    expect(act).toThrow(expect.objectContaining({ code: 'ability_invalid_input' }));
    expect(act).toThrow(/addresses\[1\] must be an IP address or a network/);
  });

  it.each([
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.0/24', '::ffff:203.0.113.9', true],
    ['203.0.113.7', '203.0.113.7', true],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['::/0', '203.0.113.7', false],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['203.0.113.7', '', false],
  ])('%s and a caller from %s: %s', (allowed, address, good) => {
    expect(isAllowedAddress([allowed], address)).toBe(good);
  });

  it('an empty list is no limit', () => {
    expect(isAllowedAddress([], '203.0.113.7')).toBe(true);
  });
});
