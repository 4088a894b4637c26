import { Type } from 'typebox';

export const tagView = Type.Object({
  id: Type.Integer({ description: 'Id of the tag.' }),
  name: Type.String({ description: 'Name of the tag.' }),
  color: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Colour as #rrggbb; null for none.' }),
  sites_count: Type.Integer({ description: 'Sites with this tag.' }),
  sites_ids: Type.Array(Type.Integer(), { description: 'Ids of the sites with this tag.' }),
});
