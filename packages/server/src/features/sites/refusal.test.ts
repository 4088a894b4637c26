import { describe, expect, it } from 'vitest';
import { keylessRefusal, refusalOf, requireNotRefused, type SitePurpose } from './refusal.ts';
import { GONE } from './site-failure.ts';

const PURPOSES: readonly SitePurpose[] = ['change', 'sync', 'move', 'list_users'];

describe('refusalOf', () => {
  it.each(PURPOSES)('allows %s for a connected site', purpose => {
    expect(refusalOf({ status: 'connected' }, purpose)).toBeUndefined();
  });

  it.each(PURPOSES)('refuses %s for a suspended site and says how to unsuspend it', purpose => {
    const refusal = refusalOf({ status: 'suspended' }, purpose);
    expect(refusal).toEqual({ code: 'site_suspended', message: expect.stringMatching(/Unsuspend it first\.$/) });
  });

  it.each(['change', 'sync', 'list_users'] as const)('refuses %s for a disconnected site', purpose => {
    const refusal = refusalOf({ status: 'disconnected' }, purpose);
    expect(refusal).toEqual({ code: 'site_disconnected', message: expect.stringMatching(/Reconnect it first\.$/) });
  });

  it('allows a disconnected site to be moved, which proves the new address', () => {
    expect(refusalOf({ status: 'disconnected' }, 'move')).toBeUndefined();
  });

  it('reports a missing site as deleted', () => {
    expect(refusalOf(undefined)).toBe(GONE);
  });
});

describe('requireNotRefused', () => {
  it('throws the refusal', () => {
    expect(() => requireNotRefused({ status: 'suspended' })).toThrow('The site is suspended. Unsuspend it first.');
    expect(() => requireNotRefused({ status: 'connected' })).not.toThrow();
  });
});

describe('keylessRefusal', () => {
  it('distinguishes a damaged key from a missing one', () => {
    const damaged = { code: 'site_disconnected', message: 'Damaged.' } as const;
    expect(keylessRefusal({ damaged }, 'sync')).toBe(damaged);
    expect(keylessRefusal({}, 'sync').message).toMatch(/^The site has no key\./);
  });
});
