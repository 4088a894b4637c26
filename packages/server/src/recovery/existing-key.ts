import { readKeys } from '../ports/secrets/key-files.ts';
import { RecoveryError } from './recovery-error.ts';
import type { KeyOfPlace } from './store-place.ts';

/**
 * The master keys that are there: never a new one. Two while the key is being changed, else one.
 * @throws RecoveryError when there is none.
 */
export function existingMasterKeys(place: KeyOfPlace): readonly [Buffer, ...Buffer[]] {
  const [first, ...others] = readKeys(place);
  if (first !== undefined) return [first, ...others];
  throw new RecoveryError(
    'no_master_key',
    `There is no master key in ${place.masterKeyFile}. Put the key of the store there, or set SITEKEEPER_MASTER_KEY.`,
  );
}
