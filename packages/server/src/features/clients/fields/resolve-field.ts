import { AppError } from '../../../kernel/errors.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import {
  claimFieldRow,
  type FieldChoice,
  type FieldRow,
  fieldKey,
  selectFieldById,
  selectFieldByName,
} from './client-field.store.ts';

/** A selector is an id when it is a number or digits only, else a name. @throws AppError client_field_not_found. */
export async function resolveField(db: Queryable, selector: number | string): Promise<FieldRow> {
  const id = fieldId(selector);
  const field = id === undefined ? await selectFieldByName(db, String(selector)) : await selectFieldById(db, id);
  if (field) return field;
  throw noField();
}

/** Locks the field until the transaction ends. @throws AppError client_field_not_found. */
export async function claimField(trx: Trx, selector: number | string): Promise<FieldRow> {
  const { id } = await resolveField(trx, selector);
  const field = await claimFieldRow(trx, id);
  if (field) return field;
  throw noField();
}

function noField(): AppError {
  return new AppError(
    'client_field_not_found',
    'No such client field exists. List the client fields to see their ids and names.',
  );
}

/** Many selectors at once, for filters. */
export function chosenFields(selectors: readonly (number | string)[] = []): FieldChoice {
  const ids = selectors.map(fieldId).filter(id => id !== undefined);
  const names = selectors.filter(selector => fieldId(selector) === undefined).map(name => fieldKey(String(name)));
  return { ids, names };
}

function fieldId(selector: number | string): number | undefined {
  const text = String(selector).trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export function fieldTaken(name: string): AppError {
  return new AppError('already_exists', `A client field named "${name}" already exists.`);
}

export function fieldViewOf({ id, name, description }: FieldRow) {
  return { field_id: id, name, description };
}
