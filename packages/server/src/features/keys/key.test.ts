import { describe, expect, it } from 'vitest';
import { gainedBy, type KeyPermission, permissionsOf, rightsOf, truncatedKey } from './key.ts';

const key = (enabled: 0 | 1, ...permissions: KeyPermission[]) => ({ ...rightsOf(permissions), enabled });

it('permissions are stored in columns and read from them', () => {
  for (const permissions of [[], ['read'], ['write'], ['read', 'write']] as const) {
    expect(permissionsOf(rightsOf(permissions))).toEqual(permissions);
  }
});

describe('the rights that a change adds to a key', () => {
  it.each([
    [key(1, 'read'), key(1, 'read'), []],
    [key(1, 'read', 'write'), key(1, 'read'), []],
    [key(1, 'read'), key(1, 'read', 'write'), ['write']],
    [key(1, 'read'), key(1, 'write'), ['write']],
    [key(0, 'read'), key(0, 'read', 'write'), ['write']],
    [key(0, 'read', 'write'), key(1, 'read', 'write'), ['read', 'write']],
    [key(0, 'read', 'write'), key(1, 'read'), ['read']],
    [key(1, 'read', 'write'), key(0, 'read', 'write'), []],
  ])('%o → %o: %o', (before, after, gained) => {
    expect(gainedBy(before, after)).toEqual(gained);
  });
});

it('a stored key shows only the end of its token', () => {
  expect(truncatedKey(`sk_${'x'.repeat(36)}1234567`)).toBe('1234567');
});
