import { describe, expect, it } from 'vitest';
import { simulatedSiteUrl, siteAddress, siteOfAddress } from './address.ts';

describe('site addresses', () => {
  it('maps each site number to an address and back', () => {
    expect(siteAddress(1)).toBe('127.16.0.1');
    expect(siteAddress(65_536)).toBe('127.17.0.0');
    expect(simulatedSiteUrl(300, 9000)).toBe('http://127.16.1.44:9000');
    for (const k of [1, 255, 256, 10_000, 65_535, 65_536, 300_000]) expect(siteOfAddress(siteAddress(k))).toBe(k);
    expect(siteOfAddress('::ffff:127.16.0.1')).toBe(1);
    expect(siteOfAddress('127.0.0.1')).toBeUndefined();
    expect(siteOfAddress('10.0.0.1')).toBeUndefined();
  });
});
