import type { Static } from 'typebox';
import { Type } from 'typebox';
import { AppError } from '../../../kernel/errors.ts';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import { normaliseEmail } from '../client.ts';
import { contactInput } from './contact.schemas.ts';
import { type ContactRow, claimContactRow, selectContact } from './contact.store.ts';
import { CONTACT_TEXTS, type ContactColumns, type ContactText } from './contact.ts';

const _input = Type.Object(contactInput);
type ContactInput = Static<typeof _input> & { readonly name?: string };

/** The columns that the input changes. @throws AppError invalid_input if the e-mail address can't be one. */
export function changedContactColumns({ name, email, primary, ...texts }: ContactInput): Partial<ContactColumns> {
  const given = (Object.keys(CONTACT_TEXTS) as ContactText[]).filter(key => texts[key] !== undefined);
  return {
    ...Object.fromEntries(given.map(key => [key, texts[key]?.trim() ?? ''])),
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(email === undefined ? {} : { email: normaliseEmail(email, 'email') ?? '' }),
    ...(primary === undefined ? {} : { is_primary: Number(primary) }),
  };
}

/** @throws AppError client_contact_not_found. */
export async function resolveContact(db: Queryable, id: number): Promise<ContactRow> {
  return found(id, await selectContact(db, id));
}

/** The contact, locked until the transaction ends. @throws AppError client_contact_not_found. */
export async function claimContact(trx: Trx, id: number): Promise<ContactRow> {
  return found(id, await claimContactRow(trx, id));
}

function found(id: number, contact: ContactRow | undefined): ContactRow {
  if (contact) return contact;
  throw new AppError('client_contact_not_found', `No contact has id ${id}. List the contacts of a client to see them.`);
}

/** A contact as returned to callers. */
export function contactView({ id, is_primary, ...row }: ContactRow) {
  return { ...row, contact_id: id, primary: is_primary === 1 };
}
