import { readKeys } from '../ports/secrets/key-files.ts';
import { RecoveryError } from './recovery-error.ts';
import type { KeyOfPlace } from './store-place.ts';

/**
 * The existing master keys, never a new one. Two while the key is being changed, otherwise one.
 * @throws RecoveryError if there is none.
 */
export function existingMasterKeys(place: KeyOfPlace): readonly [Buffer, ...Buffer[]] {
  const [first, ...others] = readKeys(place);
  if (first !== undefined) return [first, ...others];
  throw new RecoveryError(
    'no_master_key',
    `There is no master key in ${place.masterKeyFile}. Put the key of the store there, or set SITEKEEPER_MASTER_KEY.`,
  );
}
