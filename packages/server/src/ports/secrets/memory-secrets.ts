import { createHash } from 'node:crypto';
import { type Secrets, UnreadableSecret } from './port.ts';

/** Secrets that never leave the process: the twin for tests. A sealed value is a ticket that only its maker knows. */
export function memorySecrets(): Secrets {
  const kept = new Map<string, { place: string; plain: Buffer }>();
  const key = crypto.randomUUID();
  const mac = (purpose: string, text: string) =>
    createHash('sha256').update(`${key}\0${purpose}\0${text}`).digest('hex');
  return {
    mac,
    isMac: (purpose, text, digest) => mac(purpose, text) === digest,
    seal(place, plain) {
      const ticket = crypto.randomUUID();
      kept.set(ticket, { place, plain: Buffer.from(plain) });
      return ticket;
    },
    open(place, sealed) {
      const found = kept.get(sealed);
      if (found?.place !== place) throw new UnreadableSecret(place, 'damaged');
      return Buffer.from(found.plain);
    },
  };
}
