import { describe, expect, it } from 'vitest';
import type { Secrets } from './port.ts';

/** What every keeper of secrets must do. @param make Makes one with a key of its own. */
export function describeSecrets(name: string, make: () => Secrets): void {
  describe(`secrets: ${name}`, () => {
    const secrets = make();
    const place = 'site/1/private_key';

    it.each(['', 'pass:wörd " \\ \n', 'x'.repeat(5000)])('opens what it sealed', plain => {
      expect(secrets.open(place, secrets.seal(place, plain)).toString('utf8')).toBe(plain);
    });

    it('keeps bytes unchanged', () => {
      const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
      expect([...secrets.open(place, secrets.seal(place, bytes))]).toEqual([...bytes]);
    });

    it('shows nothing of the plain text, and seals the same text differently each time', () => {
      const sealed = secrets.seal(place, 'correct horse battery');
      expect(sealed).not.toContain('correct');
      expect(sealed).not.toContain(Buffer.from('correct horse').toString('base64url').slice(0, 12));
      expect(secrets.seal(place, 'correct horse battery')).not.toBe(sealed);
    });

    it('returns the same digest for the same text, and another one for another purpose or key', () => {
      const digest = secrets.mac('audit', 'text');
      expect(digest).toMatch(/^[0-9a-f]{64}$/);
      expect(secrets.mac('audit', 'text')).toBe(digest);
      const others = [secrets.mac('audit', 'text2'), secrets.mac('audi', 'ttext'), make().mac('audit', 'text')];
      expect(new Set([digest, ...others]).size).toBe(4);
    });

    it('refuses a value sealed for another place', () => {
      expect(() => secrets.open('site/2/private_key', secrets.seal(place, 'x'))).toThrow();
    });

    it('refuses a value sealed with another key', () => {
      expect(() => make().open(place, secrets.seal(place, 'x'))).toThrow();
    });

    it('refuses a value altered at any byte', () => {
      const sealed = secrets.seal(place, 'some plain text');
      for (let at = 0; at < sealed.length; at++) {
        const swapped = sealed[at] === 'Q' ? 'g' : 'Q'; // bits that count in every position of base64
        const altered = sealed.slice(0, at) + swapped + sealed.slice(at + 1);
        expect(() => secrets.open(place, altered), `altered at ${at}`).toThrow();
      }
    });

    it.each(['', '.', '..', 'v1', 'v1.a', 'v1..', 'v2.a.b', 'plain text'])('refuses %j', sealed => {
      expect(() => secrets.open(place, sealed)).toThrow();
    });

    it('refuses a truncated value', () => {
      const sealed = secrets.seal(place, '');
      for (let end = 0; end < sealed.length; end++) {
        expect(() => secrets.open(place, sealed.slice(0, end)), `cut at ${end}`).toThrow();
      }
    });
  });
}
