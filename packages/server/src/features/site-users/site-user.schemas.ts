import { Type } from 'typebox';
import { failureCauseSchema, siteSelectors } from '../sites/index.ts';
import { LONGEST_TEXTS, USER_ROLES, type UserRole } from './site-user.ts';

/** Schemas that the abilities about users of sites share. Source: docs/spec/rest-v2.md#users. */

const selectors = (description: string) =>
  Type.Optional(
    Type.Unsafe<(number | string)[]>({
      type: 'array',
      items: { type: ['integer', 'string'], minLength: 1, maxLength: 2048 },
      maxItems: 1000,
      description,
    }),
  );

/** Which sites are meant; several filters add up. */
export const userTargetInput = {
  websites: Type.Optional(siteSelectors('Sites, by id, domain or URL.')),
  clients: selectors('Clients, by id or e-mail address. All of their sites are included.'),
  groups: selectors('Tags, by id or name. All sites with these tags are included.'),
};

export const siteRoleSchema = Type.Unsafe<UserRole>({
  type: 'string',
  enum: [...USER_ROLES],
  description: 'Role of the user.',
});

export const roleSlugSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'The slug of a role: letters, digits, _ and -.',
};

export const passwordSchema = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: LONGEST_TEXTS.password,
    description: `${description} No quotes or backslashes.`,
  });

export const siteUserEmailSchema = Type.String({
  minLength: 1,
  maxLength: LONGEST_TEXTS.email,
  description: 'E-mail address.',
});

export const profileInput = {
  first_name: Type.Optional(Type.String({ maxLength: LONGEST_TEXTS.name, description: 'First name.' })),
  last_name: Type.Optional(Type.String({ maxLength: LONGEST_TEXTS.name, description: 'Last name.' })),
  user_url: Type.Optional(Type.String({ maxLength: LONGEST_TEXTS.url, description: 'Website of the user.' })),
};

export const siteFields = {
  website_id: Type.Integer({ description: 'Id of the site.' }),
  website_url: Type.String({ description: 'Address of the site.' }),
};

export const siteUserSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the user on its site.' }),
  ...siteFields,
  username: Type.String({ description: 'Login of the user.' }),
  name: Type.String({ description: 'Name that the site displays.' }),
  email: Type.String({ description: 'E-mail address.' }),
  role: Type.String({ description: 'First role, or empty if the user has none.' }),
  roles: Type.Array(Type.String(), { description: 'The roles that the site reports.' }),
  registered: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'When the user registered, ISO 8601 UTC.',
  }),
  posts: Type.Integer({ description: 'Number of published posts.' }),
});

/** One site that failed. Source: docs/spec/rest-v2.md#users. */
export const websiteErrorsSchema = Type.Array(
  Type.Object({
    website_id: Type.Unsafe<number | string>({
      type: ['integer', 'string'],
      description: 'Id of the site, or the value that was given if it names no site.',
    }),
    code: Type.String({ description: 'Error code.' }),
    cause: Type.Optional(failureCauseSchema),
    message: Type.String({ description: 'What went wrong and what to do.' }),
  }),
  { description: 'The sites that failed. The other sites are done.' },
);

export const siteUserIdSchema = Type.Integer({ minimum: 1, description: 'Id of the user on that site.' });
