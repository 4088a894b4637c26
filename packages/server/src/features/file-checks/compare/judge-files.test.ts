import { describe, expect, it } from 'vitest';
import { type JudgedFiles, judgeFiles, usualDigest } from './judge-files.ts';

const counts = (given: Record<string, number>) => Object.entries(given).map(([digest, sites]) => ({ digest, sites }));

describe('the usual digest of a version', () => {
  it.each([
    [{ a: 3 }, 'a'],
    [{ a: 2 }, undefined],
    [{ a: 3, b: 1 }, 'a'],
    [{ a: 3, b: 2 }, undefined],
    [{ b: 1, c: 1, a: 6 }, 'a'],
    [{ a: 50, b: 50 }, undefined],
    [{}, undefined],
  ])('of %j is %s', (given, usual) => {
    expect(usualDigest(counts(given as Record<string, number>))).toBe(usual);
  });
});

describe('the files of an item', () => {
  const item: JudgedFiles = { digest: 'a', unread: '', state: 'unchanged', base_digest: 'a', accepted_digest: '' };
  const judged = (change: Partial<JudgedFiles>, usual?: string) => judgeFiles({ ...item, ...change }, usual);

  it('are unchanged while they are as they were, and uncompared when they were read for the first time', () => {
    expect(judged({})).toEqual({ state: 'unchanged', base_digest: 'a' });
    expect(judged({ state: 'uncompared' })).toEqual({ state: 'uncompared', base_digest: 'a' });
    expect(judged({ state: 'uncompared' }, 'a')).toEqual({ state: 'unchanged', base_digest: 'a' });
  });

  it('are altered when they changed at the same version, or differ from those of most sites', () => {
    expect(judged({ digest: 'x' })).toEqual({ state: 'altered', base_digest: 'a' });
    expect(judged({ digest: 'x', base_digest: 'x', state: 'uncompared' }, 'a')).toEqual({
      state: 'altered',
      base_digest: 'a',
    });
  });

  it('stay altered when the other sites are gone, and end to be when they are as they should be', () => {
    expect(judged({ digest: 'x', base_digest: 'a', state: 'altered' }).state).toBe('altered');
    expect(judged({ digest: 'a', base_digest: 'a', state: 'altered' }).state).toBe('unchanged');
    expect(judged({ digest: 'b', base_digest: 'a', state: 'altered' }, 'b').state).toBe('unchanged');
  });

  it('are accepted until they change again', () => {
    expect(judged({ digest: 'x', accepted_digest: 'x' }).state).toBe('accepted');
    expect(judged({ digest: 'y', accepted_digest: 'x', state: 'accepted' }).state).toBe('altered');
  });

  it('that can no longer be read are unknown, never fine, and do not end a finding', () => {
    expect(judged({ unread: 'too_large' }).state).toBe('unknown');
    expect(judged({ unread: 'too_large', digest: 'x' }, 'a').state).toBe('unknown');
    expect(judged({ unread: 'unreadable', state: 'altered', digest: 'x' }).state).toBe('altered');
  });
});
