import { describe, expect, it } from 'vitest';
import { keylessRefusal, refusalOf, requireNotRefused, type SitePurpose } from './refusal.ts';
import { GONE } from './site-failure.ts';

const PURPOSES: readonly SitePurpose[] = ['change', 'sync', 'run', 'redirect', 'move', 'list_users'];

describe('refusalOf', () => {
  it.each(PURPOSES)('lets a connected site be asked to %s', purpose => {
    expect(refusalOf({ status: 'connected' }, purpose)).toBeUndefined();
  });

  it.each(PURPOSES)('refuses a suspended site to %s and says how to unsuspend it', purpose => {
    const refusal = refusalOf({ status: 'suspended' }, purpose);
    expect(refusal).toEqual({ code: 'site_suspended', message: expect.stringMatching(/Unsuspend it first\.$/) });
  });

  it.each(['change', 'sync', 'run', 'list_users'] as const)('refuses a disconnected site to %s', purpose => {
    const refusal = refusalOf({ status: 'disconnected' }, purpose);
    expect(refusal).toEqual({ code: 'site_disconnected', message: expect.stringMatching(/Reconnect it first\.$/) });
  });

  it.each(['redirect', 'move'] as const)('lets a disconnected site be asked to %s', purpose => {
    expect(refusalOf({ status: 'disconnected' }, purpose)).toBeUndefined();
  });

  it('says of a site that is not there any more that it was deleted', () => {
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
  it('names the damage where the stored key does not open, else that there is none', () => {
    const damaged = { code: 'site_disconnected', message: 'Damaged.' } as const;
    expect(keylessRefusal({ damaged }, 'sync')).toBe(damaged);
    expect(keylessRefusal({}, 'sync').message).toMatch(/^The site has no key\./);
  });
});
