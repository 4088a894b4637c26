import { Type } from 'typebox';
import { textOrNull } from '../../kernel/ability/nullable.ts';

export const tagIdSchema = Type.Integer({ minimum: 1, description: 'Id of the tag.' });

export const tagNameSchema = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  description: 'Name of the tag, unique regardless of case.',
});

export const tagColorSchema = Type.Optional(
  Type.Unsafe<string | null>({
    type: ['string', 'null'],
    pattern: '^(#[0-9A-Fa-f]{6})?$',
    description: 'Colour as #rrggbb; empty or null for none.',
  }),
);

export const tagSchema = Type.Object({
  id: Type.Integer({ description: 'Id of the tag.' }),
  name: Type.String({ description: 'Name of the tag.' }),
  color: textOrNull('Colour as #rrggbb; null for none.'),
  sites_count: Type.Integer({ description: 'Sites with this tag.' }),
  sites_ids: Type.Array(Type.Integer(), { description: 'Ids of the sites with this tag.' }),
});
