import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { nameTaken, resolveTag } from './resolve-tag.ts';
import { tagColorSchema, tagIdSchema, tagNameSchema, tagSchema } from './tag.schemas.ts';
import { selectTagByName, tagViews, updateTagRow } from './tag.store.ts';

export const updateTag = ability({
  name: 'update-tag-v1',
  summary: 'Change the name or colour of a tag. Only the given fields change.',
  category: 'tags',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ tag_id: tagIdSchema, name: Type.Optional(tagNameSchema), color: tagColorSchema }),
  output: tagSchema,
  errors: ['tag_not_found', 'already_exists'],
}).run(({ tag_id, name: given, color }, ctx) =>
  audited(ctx, async trx => {
    await resolveTag(trx, tag_id);
    const name = given?.trim();
    const other = name === undefined ? undefined : await selectTagByName(trx, name);
    if (name !== undefined && other && other.id !== tag_id) throw nameTaken(name);
    await updateTagRow(trx, tag_id, {
      ...(name === undefined ? {} : { name, name_key: name.toLowerCase() }),
      ...(color === undefined ? {} : { color: color || null }),
    });
    const [view] = await tagViews(trx, [await resolveTag(trx, tag_id)]);
    const audit = [{ action: 'tag.updated', subject: `tag:${tag_id}`, detail: { name, color } }];
    return { result: view as NonNullable<typeof view>, audit };
  }),
);
