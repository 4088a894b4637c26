import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeSecrets } from './conformance.ts';
import { KeyRing } from './key-ring.ts';
import { memorySecrets } from './memory-secrets.ts';
import { oneKey } from './one-key.ts';

describeSecrets('sealed secrets', () => new KeyRing([randomBytes(32)]));
describeSecrets('in memory', memorySecrets);

it('opens values after a restart with the same key', () => {
  const key = randomBytes(32);
  const sealed = new KeyRing([key]).seal('site/1/regverify', 'secret');
  expect(new KeyRing([key]).open('site/1/regverify', sealed).toString()).toBe('secret');
});

it.each([0, 16, 31, 33])('rejects a master key of %i bytes', length => {
  expect(() => new KeyRing([randomBytes(length)])).toThrow('32 bytes');
});

it('refuses a tag shorter than 16 bytes, which could be guessed', () => {
  const key = oneKey(randomBytes(32));
  const short = `v1.${randomBytes(12).toString('base64url')}.${randomBytes(4).toString('base64url')}`;
  expect(() => key.open('site/1/regverify', short)).toThrow(/tag/i);
});
