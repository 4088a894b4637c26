import { Type } from 'typebox';

export const fieldSelector = Type.Unsafe<number | string>({
  type: ['integer', 'string'],
  minLength: 1,
  maxLength: 191,
  description: 'Id of the field, or its name.',
});

export const fieldName = Type.String({
  minLength: 1,
  maxLength: 191,
  pattern: '[^\\s\\d]',
  description: 'Name of the field, unique whatever its case, not digits only.',
});

export const fieldDescription = Type.String({ maxLength: 255, description: 'What the field is for.' });

/** Source: rest-api-v2.md, client field. */
export const fieldView = Type.Object({
  field_id: Type.Integer({ description: 'Id of the field.' }),
  name: Type.String({ description: 'Name of the field.' }),
  description: Type.String({ description: 'What the field is for.' }),
});
