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
  description: 'read: everything that only reads; write: everything that changes or deletes. One or both.',
});

const lastUsed = (what: string) =>
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: `When ${what} last used, ISO 8601 UTC, to the quarter of an hour; null if never.`,
  });

export const keyExpiry = (advice: string) =>
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    pattern: INSTANT_PATTERN,
    description: `When the key expires, ISO 8601; UTC where no zone is given. ${advice}`,
    examples: ['2030-01-31T08:00:00Z'],
  });

export const keyAddressesSchema = Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
  maxItems: 50,
  description: 'IP addresses and networks from which the key is good, such as 203.0.113.0/24. None: from everywhere.',
  examples: [['203.0.113.0/24', '2001:db8::7']],
});

export const keyAuditLogSchema = Type.Boolean({
  description:
    'Whether the key may read the audit log although it may not write. With the permission write it may anyway.',
});

/** A key as it is listed: its token and its pair are shown once, when it is made. */
export const keySchema = Type.Object(
  {
    id: keyIdSchema,
    name: Type.String({ description: 'What the key is for.' }),
    permissions: Type.Array(permission, { description: 'What it may do.' }),
    truncated_key: Type.String({ description: 'The last 7 characters of the token.' }),
    active: Type.Boolean({ description: 'False: the key is refused until it is made active again.' }),
    v1: Type.Boolean({ description: 'Whether it has a consumer key and secret for v1.' }),
    expires_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When it expires, ISO 8601 UTC; null if never.',
    }),
    addresses: Type.Array(Type.String(), { description: 'Addresses and networks it is good from; empty: all.' }),
    audit_log: Type.Boolean({ description: 'Whether it may read the audit log although it may not write.' }),
    created: Type.String({ description: 'When it was made, ISO 8601 UTC.' }),
    last_access: lastUsed('its token was'),
    last_access_v1: lastUsed('its consumer key and secret were'),
  },
  { description: 'The API key.' },
);

export const keyErrorsSchema = Type.Array(
  Type.Object({
    identifier: Type.Integer({ description: 'Id as it was given.' }),
    code: Type.String({ description: 'Error code.' }),
    message: Type.String({ description: 'What to do next.' }),
  }),
  { description: 'The ids that are none.' },
);
