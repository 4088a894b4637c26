import type { Static } from 'typebox';
import { isoInstant, isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { keySchema } from './key.schemas.ts';
import type { ApiKeyRow } from './key.store.ts';
import { permissionsOf } from './key.ts';
import { addressesOf } from './key-limits.ts';

/** A key as returned to callers, without its secrets. */
export function keyView(key: ApiKeyRow): Static<typeof keySchema> {
  return {
    id: key.id,
    name: key.name,
    permissions: [...permissionsOf(key)],
    truncated_key: key.truncated_key,
    active: key.enabled === 1,
    v1: key.v1_key_hash !== null,
    imported_from: key.imported_from === '' ? null : key.imported_from,
    expires_at: isoInstantOrNull(key.expires_at),
    addresses: addressesOf(key),
    audit_log: key.reads_audit === 1,
    created: isoInstant(key.created_at),
    last_access: isoInstantOrNull(key.last_used_at),
    last_access_v1: isoInstantOrNull(key.v1_last_used_at),
  };
}
