import { AppError } from '../../kernel/errors.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type FieldRow, fieldById, fieldByName } from './client-field.store.ts';

/** A selector is an id when it is a number or digits only, else a name. @throws AppError client_field_not_found. */
export async function resolveField(db: Queryable, selector: number | string): Promise<FieldRow> {
  const text = String(selector).trim();
  const field = /^\d{1,15}$/.test(text) ? await fieldById(db, Number(text)) : await fieldByName(db, text);
  if (field) return field;
  throw new AppError('client_field_not_found', 'There is no such client field. List them to see which there are.');
}

export function fieldTaken(name: string): AppError {
  return new AppError('already_exists', `There is a client field named "${name}" already.`);
}

export function fieldViewOf({ id, name, description }: FieldRow) {
  return { field_id: id, name, description };
}
