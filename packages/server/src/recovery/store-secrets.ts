import type { Database } from '../ports/database/port.ts';
import type { KeyRing } from '../ports/secrets/key-ring.ts';
import { openSecrets } from '../ports/secrets/master-key.ts';
import { SEALED_VALUES } from '../sealed-values.ts';
import { existingMasterKeys } from './existing-key.ts';
import type { StoreAndKeyPlace } from './store-place.ts';

/** The secrets of an existing store. @throws RecoveryError without a master key; Error if the key is another one. */
export async function openStoreSecrets(database: Database, place: StoreAndKeyPlace): Promise<KeyRing> {
  existingMasterKeys(place);
  return openSecrets(database, place, SEALED_VALUES);
}
