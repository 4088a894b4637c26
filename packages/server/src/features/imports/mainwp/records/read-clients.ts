import type { OldTables } from '../dump/old-tables.ts';
import type { OldClient, OldClientField, OldContact } from '../old-dashboard.ts';
import { looseRows, type OldRow, rowsWithId } from './old-row.ts';
import type { ProblemList } from './problem-list.ts';
import { oneLine } from './stored-texts.ts';

const STATUSES = ['active', 'suspended', 'lead', 'lost'] as const;
const LONGEST_NAME = 255;
const LONGEST_TEXT = 10_000;
const LONGEST_NOTE = 50_000;

/** The clients with their contacts and the values of their fields. */
export function readClients(
  tables: OldTables,
  fields: readonly OldClientField[],
  leftOut: ReadonlySet<number>,
  problems: ProblemList,
): OldClient[] {
  const contacts = readContacts(tables, problems);
  const rows = [...rowsWithId(tables, 'mainwp_wp_clients', 'client_id', problems)].filter(([id]) => !leftOut.has(id));
  const ids = new Set(rows.map(([id]) => id));
  const values = readValues(tables, fields, ids, problems);
  for (const [client, { rows: orphans }] of contacts)
    if (!ids.has(client)) for (const row of orphans) row.dropped('contact_of_no_client');
  const emails = new Map<string, number>();
  return rows.map(([id, row]) => {
    const own = contacts.get(id)?.contacts ?? [];
    const primary = row.reference('primary_contact_id');
    return {
      ...clientOf(id, row, ownEmail(id, row, emails)),
      primaryContactId: own.some(contact => contact.id === primary) ? primary : null,
      contacts: own,
      values: values.get(id) ?? [],
    };
  });
}

function clientOf(
  id: number,
  row: OldRow,
  email: string | null,
): Omit<OldClient, 'primaryContactId' | 'contacts' | 'values'> {
  const name = oneLine(row.text('name'), LONGEST_NAME);
  if (name === '') row.changed('client_nameless', { becomes: `Client ${id}` });
  const status = STATUSES[row.integer('suspended') ?? 0];
  if (status === undefined) row.changed('client_status_unknown');
  const text = (column: string) => oneLine(row.text(column), LONGEST_NAME);
  return {
    id,
    name: name === '' ? `Client ${id}` : name,
    email,
    phone: text('client_phone'),
    address1: text('address_1'),
    address2: text('address_2'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: text('country'),
    note: row.text('note').slice(0, LONGEST_NOTE).toWellFormed(),
    facebook: text('client_facebook'),
    twitter: text('client_twitter'),
    instagram: text('client_instagram'),
    linkedin: text('client_linkedin'),
    status: status ?? 'active',
    createdAt: row.epoch('created'),
  };
}

/** Two clients can't have the same address: the first one keeps it. */
function ownEmail(id: number, row: OldRow, taken: Map<string, number>): string | null {
  const email = emailOf(row, 'client_email');
  if (email === null) return null;
  const first = taken.get(email);
  if (first === undefined) taken.set(email, id);
  else row.changed('client_email_shared', { id: first });
  return first === undefined ? email : null;
}

function emailOf(row: OldRow, column: string): string | null {
  const email = row.text(column).trim().toLowerCase();
  if (email === '') return null;
  if (/^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@.]{1,60}$/.test(email)) return email;
  row.changed('email_invalid');
  return null;
}

interface ContactsOfClient {
  readonly contacts: OldContact[];
  readonly rows: OldRow[];
}

function readContacts(tables: OldTables, problems: ProblemList): Map<number, ContactsOfClient> {
  const all = new Map<number, ContactsOfClient>();
  for (const [id, row] of rowsWithId(tables, 'mainwp_wp_clients_contacts', 'contact_id', problems)) {
    const client = row.reference('contact_client_id') ?? 0;
    const own = all.get(client) ?? { contacts: [], rows: [] };
    const text = (column: string) => oneLine(row.text(column), LONGEST_NAME);
    const email = emailOf(row, 'contact_email');
    own.rows.push(row);
    own.contacts.push({
      id,
      name: text('contact_name') || email || `Contact ${id}`,
      email,
      phone: text('contact_phone'),
      role: text('contact_role'),
      facebook: text('facebook'),
      twitter: text('twitter'),
      instagram: text('instagram'),
      linkedin: text('linkedin'),
    });
    all.set(client, own);
  }
  return all;
}

/** Fields that the owner made. Names that begin `client.` repeat columns of the client. */
export function readClientFields(tables: OldTables, problems: ProblemList): OldClientField[] {
  const fields: OldClientField[] = [];
  for (const [id, row] of rowsWithId(tables, 'mainwp_wp_clients_fields', 'field_id', problems)) {
    const name = oneLine(row.text('field_name'), 191);
    if (name === '') row.dropped('field_nameless');
    else if (name.startsWith('client.')) row.dropped('field_repeats');
    else
      fields.push({
        id,
        name,
        description: oneLine(row.text('field_desc'), 255),
        clientId: row.reference('client_id'),
      });
  }
  return fields;
}

function readValues(
  tables: OldTables,
  fields: readonly OldClientField[],
  clientIds: ReadonlySet<number>,
  problems: ProblemList,
): Map<number, { fieldId: number; value: string }[]> {
  const known = new Set(fields.map(({ id }) => id));
  const all = new Map<number, { fieldId: number; value: string }[]>();
  for (const row of looseRows(tables, 'mainwp_wp_clients_field_values', problems)) {
    const [client, fieldId] = [row.reference('value_client_id') ?? 0, row.reference('field_id') ?? 0];
    const value = row.text('field_value').slice(0, LONGEST_TEXT).toWellFormed();
    if (value === '') continue;
    const own = all.get(client) ?? [];
    if (!clientIds.has(client)) row.dropped('value_of_no_client');
    else if (!known.has(fieldId)) row.dropped('value_of_no_field');
    else if (own.some(one => one.fieldId === fieldId)) row.dropped('value_twice');
    else all.set(client, [...own, { fieldId, value }]);
  }
  return all;
}
