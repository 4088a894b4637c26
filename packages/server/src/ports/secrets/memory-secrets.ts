import type { Secrets } from './port.ts';

/** Secrets that never leave the process: the twin for tests. A sealed value is a ticket that only its maker knows. */
export function memorySecrets(): Secrets {
  const kept = new Map<string, { place: string; plain: Buffer }>();
  return {
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
