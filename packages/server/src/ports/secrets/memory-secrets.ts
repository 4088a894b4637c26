import { createHash } from 'node:crypto';
import type { Secrets } from './port.ts';

/** Secrets that never leave the process: the twin for tests. A sealed value is a ticket that only its maker knows. */
export function memorySecrets(): Secrets {
  const kept = new Map<string, { place: string; plain: Buffer }>();
  const key = crypto.randomUUID();
  return {
    mac: (purpose, text) => createHash('sha256').update(`${key}\0${purpose}\0${text}`).digest('hex'),
    seal(place, plain) {
      const ticket = crypto.randomUUID();
      kept.set(ticket, { place, plain: Buffer.from(plain) });
      return ticket;
    },
    open(place, sealed) {
      const found = kept.get(sealed);
      if (found?.place !== place) throw new Error(`No sealed value at ${place}`);
      return Buffer.from(found.plain);
    },
  };
}
