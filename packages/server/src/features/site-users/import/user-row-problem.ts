import { type Static, Type } from 'typebox';
import { FIELD_PROBLEMS } from '../site-user.ts';

export const USER_ROW_CODES = [
  ...FIELD_PROBLEMS,
  'missing',
  'role_unknown',
  'not_a_flag',
  'site_missing',
  'columns',
  'not_utf8',
  'group_unknown',
  'group_empty',
] as const;
export type UserRowCode = (typeof USER_ROW_CODES)[number];

/** A problem of a row of an import of users, by code. */
export const userRowProblemSchema = Type.Object({
  code: Type.Unsafe<UserRowCode>({ type: 'string', enum: [...USER_ROW_CODES], description: 'What is wrong.' }),
  field: Type.Optional(Type.String({ description: 'The column; left out for the whole row.' })),
  most: Type.Optional(Type.Integer({ description: 'So many characters are allowed.' })),
  allowed: Type.Optional(Type.Array(Type.String(), { description: 'The values that are allowed.' })),
  has: Type.Optional(Type.Integer({ description: 'Number of columns of the row.' })),
  wants: Type.Optional(Type.Integer({ description: 'Number of columns that it must have.' })),
  name: Type.Optional(Type.String({ description: 'Name of the group, as the row says it.' })),
});

export type UserRowProblem = Static<typeof userRowProblemSchema>;
