import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { findKey } from './find-keys.ts';
import {
  keyAddressesSchema,
  keyAuditLogSchema,
  keyExpiry,
  keyIdSchema,
  keyNameSchema,
  keyPermissionsSchema,
  keySchema,
} from './key.schemas.ts';
import { updateKeyRow } from './key.store.ts';
import { gainedBy, rightsOf } from './key.ts';
import { keyView } from './key.views.ts';
import { keyLimitsOf, requireOwnLimits } from './key-limits.ts';
import { requireOwnRights } from './key-rights.ts';

export const updateApiKey = ability({
  name: 'update-api-key-v1',
  summary:
    'Update an API key: its name, permissions, addresses or expiry, or whether it is enabled. Only the fields that you send change.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  adminOnly: true,
  proof: 'fresh',
  instructions: 'While no key is active, the REST API is off.',
  input: Type.Object({
    key_id: keyIdSchema,
    name: Type.Optional(keyNameSchema),
    permissions: Type.Optional(keyPermissionsSchema),
    expires_at: Type.Optional(keyExpiry('Null for never.')),
    addresses: Type.Optional(keyAddressesSchema),
    audit_log: Type.Optional(keyAuditLogSchema),
    active: Type.Optional(Type.Boolean({ description: 'True to enable the key, false to disable it.' })),
  }),
  output: keySchema,
  errors: ['key_not_found', 'rest_insufficient_scope'],
}).run(({ key_id, name: given, permissions, active, ...limits }, ctx) =>
  audited(ctx, async trx => {
    const before = await findKey(trx, ctx, key_id);
    const name = given?.trim() ?? before.name;
    const rights = permissions ? rightsOf(permissions) : { can_read: before.can_read, can_write: before.can_write };
    const reach = keyLimitsOf(limits, before, ctx.clock.now());
    const columns = { name, ...rights, ...reach, enabled: active === undefined ? before.enabled : Number(active) };
    requireOwnRights(ctx.actor, gainedBy(before, columns));
    requireOwnLimits(ctx.actor, before, reach);
    const after = await updateKeyRow(trx, key_id, columns);
    const detail = { name: given?.trim(), permissions, active, ...limits };
    return { result: keyView(after), audit: [{ action: 'key.updated', subject: `key:${key_id}`, detail }] };
  }),
);
