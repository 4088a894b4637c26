import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { createApiKey } from './create-api-key.ts';
import {
  keyAddressesSchema,
  keyAuditLogSchema,
  keyExpiry,
  keyNameSchema,
  keyPermissionsSchema,
  keySchema,
} from './key.schemas.ts';
import { keyView } from './key.views.ts';
import { requireNoKey, requireOwnRights } from './key-rights.ts';

export const addApiKey = ability({
  name: 'add-api-key-v1',
  summary: 'Create an API key for a program. Its token is shown only once.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  adminOnly: true,
  proof: 'fresh',
  givesSecret: true,
  instructions: 'Give the token to the user at once and keep no copy. It cannot be shown again.',
  input: Type.Object({
    name: keyNameSchema,
    permissions: keyPermissionsSchema,
    active: Type.Optional(Type.Boolean({ default: true, description: 'Whether the key can be used at once.' })),
    expires_at: Type.Optional(keyExpiry('Null, or left out, for never.')),
    addresses: Type.Optional(keyAddressesSchema),
    audit_log: Type.Optional(keyAuditLogSchema),
    v1_compatibility: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Also create a consumer key and secret for v1. Only users can do this, API keys cannot.',
      }),
    ),
  }),
  output: Type.Object({
    ...keySchema.properties,
    token: Type.String({ description: 'Sent as "Authorization: Bearer <token>". Not shown again.' }),
    consumer_key: Type.Optional(Type.String({ description: 'For v1, if requested. Not shown again.' })),
    consumer_secret: Type.Optional(Type.String({ description: 'For v1, if requested. Not shown again.' })),
  }),
  errors: ['permission_denied', 'rest_insufficient_scope'],
}).run(async (input, ctx) => {
  if (input.v1_compatibility === true) requireNoKey(ctx.actor);
  requireOwnRights(ctx.actor, input.permissions);
  const { row, token, consumer_key, consumer_secret } = await createApiKey(ctx, input);
  return { ...keyView(row), token, ...(consumer_key && consumer_secret ? { consumer_key, consumer_secret } : {}) };
});
