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

/** The field that a change is about, kept from other changes until it is done. @throws AppError client_field_not_found. */
export async function claimField(trx: Trx, selector: number | string): Promise<FieldRow> {
  const { id } = await resolveField(trx, selector);
  const field = await claimFieldRow(trx, id);
  if (field) return field;
  throw noField();
}

function noField(): AppError {
  return new AppError('client_field_not_found', 'There is no such client field. List them to see which there are.');
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
  return new AppError('already_exists', `There is a client field named "${name}" already.`);
}

export function fieldViewOf({ id, name, description }: FieldRow) {
  return { field_id: id, name, description };
}
