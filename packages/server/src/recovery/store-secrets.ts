import type { Database } from '../ports/database/port.ts';
import type { KeyRing } from '../ports/secrets/key-ring.ts';
import { openSecrets } from '../ports/secrets/master-key.ts';
import { existingMasterKeys } from './existing-key.ts';
import type { StoreAndKeyPlace } from './store-place.ts';

/** The secrets of an existing store. @throws RecoveryError without a master key; Error if the key is another one. */
export async function openStoreSecrets(database: Database, place: StoreAndKeyPlace): Promise<KeyRing> {
  existingMasterKeys(place);
  // Loads the whole server.
  return openSecrets(database, place, async () => (await import('../sealed-values.ts')).SEALED_VALUES);
}
