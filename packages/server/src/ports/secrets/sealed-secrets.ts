import { KeyRing } from './key-ring.ts';
import type { Secrets } from './port.ts';

/** Seals with one master key. @param masterKey 32 bytes, kept outside the database. */
export function sealedSecrets(masterKey: Uint8Array): Secrets {
  return new KeyRing([masterKey]);
}
