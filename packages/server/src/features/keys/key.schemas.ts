import { Type } from 'typebox';
import { INSTANT_PATTERN } from '../../kernel/text/instants.ts';
import { KEY_PERMISSIONS, type KeyPermission } from './key.ts';

export const keyIdSchema = Type.Integer({ minimum: 1, description: 'Id of the API key.' });

export const keyIdsSchema = Type.Array(Type.Integer({ minimum: 1 }), {
  minItems: 1,
  description: 'Ids of the API keys. At least one.',
});

export const keyNameSchema = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  description: 'What the key is for.',
});

const permission = Type.Unsafe<KeyPermission>({ type: 'string', enum: [...KEY_PERMISSIONS] });

export const keyPermissionsSchema = Type.Array(permission, {
  minItems: 1,
  description: 'read: everything that only reads. write: everything that changes or deletes. One or both.',
});

const lastUsed = (what: string) =>
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: `When ${what} last used, ISO 8601 UTC, accurate to 15 minutes. Null if never.`,
  });

export const keyExpiry = (advice: string) =>
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    pattern: INSTANT_PATTERN,
    description: `When the key expires, ISO 8601, in UTC unless a time zone is given. ${advice}`,
    examples: ['2030-01-31T08:00:00Z'],
  });

export const keyAddressesSchema = Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
  maxItems: 50,
  description:
    'IP addresses and networks from which the key is accepted, such as 203.0.113.0/24. Empty for all addresses.',
  examples: [['203.0.113.0/24', '2001:db8::7']],
});

export const keyAuditLogSchema = Type.Boolean({
  description:
    'Whether a key without the write permission can read the audit log. Keys with the write permission always can.',
});

/** A key as listed: its token and its v1 credentials are shown once, when it is created. */
export const keySchema = Type.Object(
  {
    id: keyIdSchema,
    name: Type.String({ description: 'What the key is for.' }),
    permissions: Type.Array(permission, { description: 'What the key is allowed to do.' }),
    truncated_key: Type.String({
      description: 'The last 7 characters of the token, or of the consumer key of an imported key.',
    }),
    active: Type.Boolean({
      description: 'Whether the key is enabled. A disabled key is refused until it is enabled again.',
    }),
    v1: Type.Boolean({ description: 'Whether the key has a consumer key and secret for v1.' }),
    imported_from: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'mainwp for a key that MainWP gave out and that still works here. Null for a key made here.',
    }),
    expires_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When the key expires, ISO 8601 UTC. Null if never.',
    }),
    addresses: Type.Array(Type.String(), {
      description: 'Addresses and networks from which the key is accepted. Empty for all.',
    }),
    audit_log: Type.Boolean({ description: 'Whether the key can read the audit log without the write permission.' }),
    created: Type.String({ description: 'When it was created, ISO 8601 UTC.' }),
    last_access: lastUsed('its token was'),
    last_access_v1: lastUsed('its consumer key and secret were'),
  },
  { description: 'The API key.' },
);

export const keyErrorsSchema = Type.Array(
  Type.Object({
    identifier: Type.Integer({ description: 'Id as it was sent.' }),
    code: Type.String({ description: 'Error code.' }),
    message: Type.String({ description: 'What went wrong and what to do.' }),
  }),
  { description: 'The ids that belong to no key.' },
);
