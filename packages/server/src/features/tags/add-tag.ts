import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { nameTaken } from './resolve-tag.ts';
import { tagColorSchema, tagNameSchema, tagSchema } from './tag.schemas.ts';
import { insertTag } from './tag.store.ts';

export const addTag = ability({
  name: 'add-tag-v1',
  summary: 'Add a tag. Use tags to group sites for lists, batches, costs, update windows and maintenance windows.',
  category: 'tags',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ name: tagNameSchema, color: tagColorSchema }),
  output: tagSchema,
  errors: ['already_exists'],
}).run((input, ctx) =>
  audited(ctx, async trx => {
    const name = input.name.trim();
    const color = input.color || null;
    const id = await insertTag(trx, { name, name_key: name.toLowerCase(), color });
    if (id === undefined) throw nameTaken(name);
    const result = { id, name, color, sites_count: 0, sites_ids: [] };
    return { result, audit: [{ action: 'tag.added', subject: `tag:${id}`, detail: { name } }] };
  }),
);
