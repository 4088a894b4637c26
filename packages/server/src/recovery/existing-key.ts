import { existsSync } from 'node:fs';
import { loadMasterKey } from '../ports/secrets/master-key.ts';
import { RecoveryError } from './recovery-error.ts';
import type { StorePlace } from './store-place.ts';

/** The master key that is there: never a new one. @throws RecoveryError when there is none. */
export function existingMasterKey(place: Pick<StorePlace, 'masterKey' | 'masterKeyFile'>): Buffer {
  if (place.masterKey === '' && !existsSync(place.masterKeyFile)) {
    throw new RecoveryError(
      'no_master_key',
      `There is no master key in ${place.masterKeyFile}. Put the key of the store there, or set SITEKEEPER_MASTER_KEY.`,
    );
  }
  return loadMasterKey(place);
}
