import { AppError } from '../../kernel/errors.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { selectTag, type TagRow } from './tag.store.ts';

/** @throws AppError tag_not_found. */
export async function resolveTag(db: Queryable, id: number): Promise<TagRow> {
  const tag = await selectTag(db, id);
  if (tag) return tag;
  throw new AppError('tag_not_found', `No tag has id ${id}. List the tags to see their ids.`);
}

export function nameTaken(name: string): AppError {
  return new AppError('already_exists', `A tag named "${name}" already exists.`);
}
