import type { Trx } from '../../../ports/database/port.ts';
import {
  CLIENT_TEXTS,
  type ClientColumns,
  CONTACT_TEXTS,
  type ContactColumns,
  clientSearchText,
  hasPrimaryContact,
  insertClient,
  insertContacts,
  normaliseEmail,
  selectClientByEmail,
  selectClientsByName,
} from '../../clients/index.ts';
import { clientFinder, clientNameKey } from '../client-here.ts';
import type { OldClient, OldContact } from '../mainwp/old-dashboard.ts';
import { Remarks } from '../remarks/remarks.ts';
import { selectImportRecords } from '../store/import-records.store.ts';
import { selectCarriedIds } from './carry.store.ts';
import { type Carry, carryKind } from './carry-kind.ts';
import { notesAsText } from './notes-as-text.ts';

const LONGEST_NAME = 255;
const NOTE_MOST = CLIENT_TEXTS.note.most;

/** Clients with the people there. Their sites get them once they are adopted, their values with the fields. */
export async function carryClients(carry: Carry): Promise<void> {
  const { ctx, importId } = carry;
  const now = ctx.clock.now();
  const made = new Set((await selectCarriedIds(ctx.database.db, importId, 'client')).values());
  const there = await selectImportRecords(ctx.database.db, ctx, importId, 'client');
  const find = clientFinder(there.map(({ payload }) => payload));
  await carryKind(carry, 'client', async (trx, client) => {
    const remarks = new Remarks();
    const email = emailOf(client.email, remarks);
    const ofEmail = email === null ? undefined : await selectClientByEmail(trx, email);
    const taken = ofEmail && made.has(ofEmail.id) ? ofEmail : undefined;
    const ofName = (await selectClientsByName(trx, clientNameKey(client))).filter(({ id }) => !made.has(id));
    const here = taken ? undefined : find(client, { ofEmail, ofName });
    if (here) {
      if (here === ofEmail) remarks.add('client_here', { given: here.email ?? '' });
      else remarks.add('client_name_here', { given: here.name });
      await addContacts(trx, here.id, client, remarks, now);
      return { newId: here.id, remarks };
    }
    if (taken) remarks.add('email_taken', { given: email ?? '', becomes: taken.name });
    const newId = await insertClient(trx, columnsOf(client, taken ? null : email, remarks), now);
    if (newId === undefined) throw new Error('the e-mail address of a client was taken meanwhile');
    made.add(newId);
    await addContacts(trx, newId, client, remarks, now);
    return { newId, remarks };
  });
}

function emailOf(given: string | null, remarks: Remarks): string | null {
  try {
    return normaliseEmail(given);
  } catch {
    remarks.add('email_left_out', { given: String(given).slice(0, 100) });
    return null;
  }
}

function columnsOf(client: OldClient, email: string | null, remarks: Remarks): ClientColumns {
  const name = remarks.text(client.name, LONGEST_NAME, 'name') || email || `Client ${client.id}`;
  const texts = {
    phone: client.phone,
    address_1: client.address1,
    address_2: client.address2,
    city: client.city,
    state: client.state,
    zip: client.zip,
    country: client.country,
    facebook: client.facebook,
    twitter: client.twitter,
    instagram: client.instagram,
    linkedin: client.linkedin,
  };
  const fields = Object.values(CLIENT_TEXTS).flatMap(({ column, most }) =>
    column === 'note' ? [] : [[column, remarks.text(texts[column], most, column)]],
  );
  return {
    ...Object.fromEntries(fields),
    note: remarks.text(notesAsText(client.note), NOTE_MOST, 'note', { lines: true }),
    name,
    name_key: name.toLowerCase(),
    search_text: clientSearchText(name, email),
    email,
    status: client.status,
    status_before: client.status === 'suspended' ? 'active' : null,
    ...(client.createdAt === null ? {} : { created_at: client.createdAt * 1000 }),
  };
}

async function addContacts(trx: Trx, clientId: number, client: OldClient, remarks: Remarks, now: number) {
  const primaryId = (await hasPrimaryContact(trx, clientId)) ? null : client.primaryContactId;
  const contacts = client.contacts.map((contact): ContactColumns => {
    return { ...contactTexts(contact, remarks), is_primary: Number(contact.id === primaryId) };
  });
  await insertContacts(trx, clientId, contacts, now);
}

function contactTexts(contact: OldContact, remarks: Remarks): Omit<ContactColumns, 'is_primary'> {
  const email = emailOf(contact.email, remarks) ?? '';
  const name = remarks.text(contact.name, LONGEST_NAME, 'contact_name') || email || `Contact ${contact.id}`;
  const text = (key: keyof typeof CONTACT_TEXTS) =>
    remarks.text(contact[key], CONTACT_TEXTS[key].most, `contact_${key}`);
  return {
    name,
    email,
    phone: text('phone'),
    role: text('role'),
    facebook: text('facebook'),
    twitter: text('twitter'),
    instagram: text('instagram'),
    linkedin: text('linkedin'),
  };
}
