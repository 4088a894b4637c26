import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KeyRing } from './key-ring.ts';
import { keyIdOf } from './one-key.ts';
import { UnreadableSecret } from './port.ts';

const [a, b] = [randomBytes(32), randomBytes(32)];
const idOf = (key: Buffer) => new KeyRing([key]).currentId;
const whyOf = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return (error as UnreadableSecret).why;
  }
};

describe('the master keys of a process', () => {
  it('seal with the current key, and open with the key that a value names', () => {
    const ring = new KeyRing([a, b]);
    const first = ring.seal('place', 'one');
    expect(keyIdOf(first)).toBe(idOf(a));
    expect(ring.use(idOf(b))).toBe(true);
    const second = ring.seal('place', 'two');
    expect(keyIdOf(second)).toBe(idOf(b));
    expect([first, second].map(value => String(ring.open('place', value)))).toEqual(['one', 'two']);
  });

  it('are read again when a value names an unknown one', () => {
    let set: Buffer[] = [a];
    const ring = new KeyRing([a], () => set);
    const sealed = new KeyRing([b]).seal('place', 'later');
    expect(() => ring.open('place', sealed)).toThrow(UnreadableSecret);
    expect(ring.use(idOf(b))).toBe(false);
    set = [a, b];
    expect(String(ring.open('place', sealed))).toBe('later');
    expect(ring.currentId).toBe(idOf(a));
  });

  it('distinguish a damaged value from one sealed with another key', () => {
    const ring = new KeyRing([a]);
    const sealed = ring.seal('place', 'text');
    expect(whyOf(() => ring.open('place', `${sealed.slice(0, -4)}AAAA`))).toBe('damaged');
    expect(whyOf(() => ring.open('place', new KeyRing([b]).seal('place', 'text')))).toBe('unknown_key');
  });

  it('recognize digests of previous keys, and of no others', () => {
    const old = new KeyRing([a]);
    const digest = old.mac('audit', 'row');
    const ring = new KeyRing([b]);
    expect(ring.isMac('audit', 'row', digest)).toBe(false);
    ring.learnMacKey(idOf(a), old.macKeyOf(idOf(a)) ?? Buffer.alloc(0));
    expect(ring.isMac('audit', 'row', digest)).toBe(true);
    for (const [purpose, text, given] of [
      ['audit', 'another row', digest],
      ['other', 'row', digest],
      ['audit', 'row', digest.slice(1)],
      ['audit', 'row', ''],
    ] as const) {
      expect(ring.isMac(purpose, text, given)).toBe(false);
    }
    expect(ring.mac('audit', 'row')).not.toBe(digest);
  });

  it('reveal nothing about themselves by their ids', () => {
    expect(idOf(a)).toMatch(/^[0-9a-f]{16}$/);
    expect(a.toString('hex')).not.toContain(idOf(a));
  });
});
