import { serializeAuditedWrites } from '../../../kernel/audit/audit.ts';
import { AppError } from '../../../kernel/errors.ts';
import { alreadyExists } from '../../../kernel/state-reasons.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import {
  claimFieldRow,
  type FieldChoice,
  type FieldRow,
  fieldKey,
  selectFieldById,
  selectFieldByName,
  selectFieldInTheWay,
} from './client-field.store.ts';

/**
 * A selector is an id when it is a number or digits only, else the name of a field of all clients.
 * @throws AppError client_field_not_found.
 */
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

/**
 * Until the transaction ends, nobody else takes the name: a field of all clients and one of a single client have no key
 * in common.
 * @throws AppError already_exists if a client would have two fields of that name.
 */
export async function requireFreeName(
  trx: Trx,
  name: string,
  { client_id, id }: { readonly client_id: number | null; readonly id?: number },
): Promise<void> {
  await serializeAuditedWrites(trx);
  const other = await selectFieldInTheWay(trx, name, client_id);
  if (other && other.id !== id) throw fieldTaken(name, other);
}

export function fieldTaken(name: string, other?: Pick<FieldRow, 'client_id'>): AppError {
  const client = other?.client_id;
  if (!client) return alreadyExists('client_field_taken', `A client field named "${name}" already exists.`, { name });
  const message = `The client with id ${client} has a field of its own named "${name}".`;
  return alreadyExists('client_own_field_taken', message, { name, client });
}

export function fieldViewOf({ id, name, description, client_id }: FieldRow) {
  return { field_id: id, name, description, ...(client_id === null ? {} : { client_id }) };
}
