import type { Selectable } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { ContactTable } from '../../../ports/database/schema.ts';
import type { ContactColumns } from './contact.ts';

export type ContactRow = Selectable<ContactTable>;

/** Of one client: the primary contact first, then by name. */
export async function selectContacts(
  db: Queryable,
  clientId: number,
  window: { offset: number; limit: number },
): Promise<{ rows: ContactRow[]; total: number }> {
  const query = db.selectFrom('client_contacts').where('client_id', '=', clientId);
  const ordered = query.selectAll().orderBy('is_primary', 'desc').orderBy('name').orderBy('id');
  const [rows, { total }] = await Promise.all([
    ordered.limit(window.limit).offset(window.offset).execute(),
    query.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function selectContact(db: Queryable, id: number): Promise<ContactRow | undefined> {
  return db.selectFrom('client_contacts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the row until the transaction ends. */
export function claimContactRow(trx: Trx, id: number): Promise<ContactRow | undefined> {
  return trx.selectFrom('client_contacts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** @returns their ids. At most one may be primary, of a client that has no other. */
export async function insertContacts(
  trx: Trx,
  clientId: number,
  contacts: readonly ContactColumns[],
  now: number,
): Promise<number[]> {
  if (contacts.length === 0) return [];
  const rows = contacts.map(contact => ({ ...contact, client_id: clientId, created_at: now, updated_at: now }));
  const made = await trx.insertInto('client_contacts').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
}

export async function hasPrimaryContact(db: Queryable, clientId: number): Promise<boolean> {
  const query = db.selectFrom('client_contacts').select('id').where('client_id', '=', clientId);
  return (await query.where('is_primary', '=', 1).executeTakeFirst()) !== undefined;
}

/** Before another contact of the client becomes the primary one. */
export async function clearPrimary(trx: Trx, clientId: number): Promise<void> {
  const primary = trx.updateTable('client_contacts').set({ is_primary: 0 }).where('client_id', '=', clientId);
  await primary.where('is_primary', '=', 1).execute();
}

export async function updateContactRow(
  trx: Trx,
  id: number,
  columns: Partial<ContactColumns>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('client_contacts')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteContactRow(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('client_contacts').where('id', '=', id).execute();
}
