import type { Database } from '../ports/database/port.ts';
import { openSecrets } from '../ports/secrets/master-key.ts';
import type { Secrets } from '../ports/secrets/port.ts';
import { existingMasterKey } from './existing-key.ts';
import type { StorePlace } from './store-place.ts';

/** The secrets of a store that is there. @throws RecoveryError without a master key; Error when the key is another one. */
export async function storeSecrets(database: Database, place: StorePlace): Promise<Secrets> {
  return openSecrets(database, existingMasterKey(place));
}
