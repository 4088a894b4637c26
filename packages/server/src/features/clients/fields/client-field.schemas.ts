import { Type } from 'typebox';

const idOrName = { type: ['integer', 'string'], minLength: 1, maxLength: 191 };

export const fieldSelectorSchema = Type.Unsafe<number | string>({
  ...idOrName,
  description: 'Id of the field, or its name.',
});

/** Some fields, each by id or by name. */
export const fieldSelectors = (description: string) =>
  Type.Optional(Type.Array(Type.Unsafe<number | string>(idOrName), { default: [], maxItems: 1000, description }));

/** Without it a field is one of all clients. */
export const fieldClientSchema = (description: string) =>
  Type.Optional(Type.Unsafe<number | string>({ ...idOrName, maxLength: 254, description }));

export const fieldNameSchema = Type.String({
  minLength: 1,
  maxLength: 191,
  pattern: '^(?=.*[^\\s\\d])[^\\p{Cc}]+$',
  description: 'Name of the field: one line, unique regardless of case, and not only digits.',
});

export const fieldDescriptionSchema = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  maxLength: 255,
  description: 'What the field is for. Empty or null for no description.',
});

/** Source: docs/spec/rest-v2.md#clients. */
export const clientFieldSchema = Type.Object({
  field_id: Type.Integer({ description: 'Id of the field.' }),
  name: Type.String({ description: 'Name of the field.' }),
  description: Type.String({ description: 'What the field is for.' }),
  client_id: Type.Optional(
    Type.Integer({ description: 'Id of the one client that has the field. Missing for a field of all clients.' }),
  ),
});
