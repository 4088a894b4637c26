import { describe, expect, it } from 'vitest';
import { addressGuard } from './address-guard.ts';

const REFUSED = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '169.254.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.8',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fc00::1',
  'fd00:ec2::254',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '0:0:0:0:0:ffff:7f00:1',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '',
  'localhost',
  'site.example',
  '256.1.1.1',
  '1.1.1.1.',
];

describe('the address guard', () => {
  it.each(REFUSED)('refuses %j', address => {
    expect(addressGuard('').allows(address)).toBe(false);
  });

  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])(
    'allows %s',
    address => {
      expect(addressGuard('').allows(address)).toBe(true);
    },
  );

  it('allows the listed networks, in whatever form the address is given, and no others', () => {
    const guard = addressGuard(' 192.168.0.0/16, 10.1.2.3 ,fd12::/16 ');
    for (const address of ['192.168.7.7', '::ffff:192.168.7.7', '10.1.2.3', 'fd12::5']) {
      expect(guard.allows(address), address).toBe(true);
    }
    for (const address of ['10.1.2.4', '127.0.0.1', '::1', 'fd13::5', '169.254.169.254']) {
      expect(guard.allows(address), address).toBe(false);
    }
  });

  it.each(['all', 'ALL', 'true', '10.0.0.0/8, all'])(
    'allows everything with %j, but still requires an address',
    list => {
      const guard = addressGuard(list);
      for (const address of ['127.0.0.1', '169.254.169.254', '::1', 'fe80::1'])
        expect(guard.allows(address)).toBe(true);
      expect(guard.allows('localhost')).toBe(false);
    },
  );

  it.each(['', ' ', 'false', 'no', '0'])('allows nothing more with %j', list => {
    expect(addressGuard(list).allows('127.0.0.1')).toBe(false);
  });

  it.each(['10.0.0.0/33', 'intranet', '10.0.0.0-10.0.0.9'])('rejects %j as a network', list => {
    expect(() => addressGuard(`127.0.0.1,${list}`)).toThrow(`"${list}" is not a network`);
  });
});
