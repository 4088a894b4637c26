import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { existingMasterKeys } from './existing-key.ts';
import type { KeyOfPlace } from './store-place.ts';

/** What a backup needs of the master key, available without the store, which a restore has yet to create. */
export interface BackupKey {
  /** Identifies the master key without revealing it. */
  readonly id: string;
  /** Requires the master key. Hex. */
  mac(text: string): string;
}

/** @param masterKey 32 bytes. */
export function backupKey(masterKey: Uint8Array): BackupKey {
  const derived = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', masterKey, '', use, bytes));
  const key = createSecretKey(derived('sitekeeper/backup', 32));
  return {
    id: derived('sitekeeper/key-id', 8).toString('hex'),
    mac: text => createHmac('sha256', key).update(text).digest('hex'),
  };
}

/**
 * The key with this id; otherwise the existing one, for the error message.
 * @throws RecoveryError if there is no master key.
 */
export function backupKeyAt(place: KeyOfPlace, id: string): BackupKey {
  const keys = existingMasterKeys(place).map(backupKey);
  return keys.find(key => key.id === id) ?? (keys[0] as BackupKey);
}
