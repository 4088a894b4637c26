import { Type } from 'typebox';
import type { Role } from '../../kernel/context.ts';
import { DASHBOARD_ROLES } from './user.ts';

export const dashboardUserIdSchema = Type.Integer({ minimum: 1, description: 'Id of the user of this dashboard.' });

export const dashboardRoleSchema = Type.Unsafe<Role>({
  type: 'string',
  enum: [...DASHBOARD_ROLES],
  description: 'admin: everything. operator: everything except users, keys and settings. viewer: read only.',
});

export const dashboardUserSchema = Type.Object({
  id: dashboardUserIdSchema,
  name: Type.String({ description: 'Name that the user signs in with.' }),
  role: dashboardRoleSchema,
  created: Type.String({ description: 'When the user was added, ISO 8601 UTC.' }),
  application_passwords: Type.Integer({ description: 'Number of application passwords of the user.' }),
  has_password: Type.Boolean({ description: 'Whether the user can sign in with a browser and a password.' }),
  second_factor: Type.Boolean({ description: 'Whether signing in with the password also requires a code.' }),
  passkeys: Type.Integer({ description: 'Number of passkeys of the user.' }),
});

const lastUsed = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  description: 'When it was last used, ISO 8601 UTC, accurate to 15 minutes. Null if never.',
});

/** An application password as listed: its secret is shown once, when it is created. */
export const applicationPasswordSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the application password.' }),
  user_id: dashboardUserIdSchema,
  name: Type.String({ description: 'What it is for.' }),
  created: Type.String({ description: 'When it was created, ISO 8601 UTC.' }),
  last_used: lastUsed,
});

/** The user of the application passwords; omitted for one's own. */
export const ownerInput = {
  user_id: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'Id of the user. Leave it out for your own application passwords; only admins can name another user.',
    }),
  ),
};
