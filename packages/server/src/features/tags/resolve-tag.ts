import { AppError } from '../../kernel/errors.ts';
import { alreadyExists } from '../../kernel/state-reasons.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import { claimTagRow, selectTag, type TagRow } from './tag.store.ts';

/** @throws AppError tag_not_found. */
export async function resolveTag(db: Queryable, id: number): Promise<TagRow> {
  return (await selectTag(db, id)) ?? noTag(id);
}

/** The same, locked until the transaction ends. @throws AppError tag_not_found. */
export async function claimTag(trx: Trx, id: number): Promise<TagRow> {
  return (await claimTagRow(trx, id)) ?? noTag(id);
}

function noTag(id: number): never {
  throw new AppError('tag_not_found', `No tag has id ${id}. List the tags to see their ids.`);
}

export function nameTaken(name: string): AppError {
  return alreadyExists('tag_taken', `A tag named "${name}" already exists.`, { name });
}
