import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../kernel/time/durations.ts';
import { nextKeyKind, siteKeyColumns } from './signing.ts';

const facts = { signing: 'p256', proven: true, p256RefusedAt: null } as const;

describe('the next key of a site', () => {
  it('is P-256, unless the site refused that in the last 90 days', () => {
    expect(nextKeyKind(undefined, 0)).toBe('p256');
    expect(nextKeyKind({ p256_refused_at: null }, 0)).toBe('p256');
    expect(nextKeyKind({ p256_refused_at: DAY_MS }, 91 * DAY_MS - 1)).toBe('rsa');
    expect(nextKeyKind({ p256_refused_at: DAY_MS }, 91 * DAY_MS)).toBe('p256');
  });
});

describe('the due time of a site’s key', () => {
  it('is unset once a P-256 key is proven', () => {
    expect(siteKeyColumns(facts, 5)).toEqual({ signing: 'p256', p256_refused_at: null, key_due_at: null });
  });

  it('is soon if no call has proven the key yet', () => {
    expect(siteKeyColumns({ ...facts, proven: false }, 0).key_due_at).toBe(5 * MINUTE_MS);
    expect(siteKeyColumns({ signing: 'rsa', proven: false, p256RefusedAt: 0 }, 0).key_due_at).toBe(5 * MINUTE_MS);
  });

  it('is now for an RSA key, or 90 days after P-256 was refused', () => {
    expect(siteKeyColumns({ ...facts, signing: 'rsa' }, DAY_MS).key_due_at).toBe(DAY_MS);
    expect(siteKeyColumns({ ...facts, signing: 'rsa_library', p256RefusedAt: DAY_MS }, 5 * DAY_MS).key_due_at).toBe(
      91 * DAY_MS,
    );
  });
});
