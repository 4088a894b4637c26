import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { change } from '../../kernel/change.ts';
import { AppError } from '../../kernel/errors.ts';
import { tagView } from './tag.schemas.ts';

export const addTag = ability({
  name: 'add-tag-v1',
  summary: 'Add a tag that sites can carry.',
  category: 'tags',
  effect: 'write',
  method: 'POST',
  input: Type.Object({
    name: Type.String({ maxLength: 200, pattern: '\\S', description: 'Name, unique whatever its case.' }),
    color: Type.Optional(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: 'Colour as #rrggbb.' })),
  }),
  output: tagView,
  errors: ['already_exists'],
}).run(async ({ name, color }, ctx) =>
  change(ctx, async trx => {
    const trimmed = name.trim();
    const tag = { name: trimmed, name_key: trimmed.toLowerCase(), color: color ?? null };
    const row = await trx
      .insertInto('tags')
      .values(tag)
      .onConflict(conflict => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new AppError('already_exists', `There is a tag named "${trimmed}" already.`);
    const result = { id: row.id, name: trimmed, color: tag.color, sites_count: 0, sites_ids: [] };
    return { result, audit: [{ action: 'tag.added', subject: `tag:${row.id}`, detail: { name: trimmed } }] };
  }),
);
