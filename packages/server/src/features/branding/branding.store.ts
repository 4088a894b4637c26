import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';

export type BrandingRow = Selectable<Tables['branding']>;
export type BrandingColumns = Omit<Insertable<Tables['branding']>, 'id' | 'client_id' | 'updated_at'>;

/** The default, and what the client has of its own. */
export async function selectBranding(
  db: Queryable,
  clientId: number | null,
): Promise<{ standard: BrandingRow | undefined; own: BrandingRow | undefined }> {
  const rows = await db
    .selectFrom('branding')
    .selectAll()
    .where(eb => eb.or([eb('client_id', 'is', null), ...(clientId === null ? [] : [eb('client_id', '=', clientId)])]))
    .execute();
  return { standard: rows.find(row => row.client_id === null), own: rows.find(row => row.client_id !== null) };
}

export const NOTHING_SET = {
  name: null,
  logo_type: null,
  logo_base64: null,
  logo_width: null,
  logo_height: null,
  colour: null,
  sender_name: null,
  contact_line: null,
  intro: null,
  closing: null,
  mail_subject: null,
  mail_text: null,
  language: null,
  time_zone: null,
  sections: null,
  note: null,
};

/** Sets columns of the default, or of a client. Two at once change what each of them names. */
export async function upsertBranding(
  trx: Trx,
  clientId: number | null,
  columns: Partial<BrandingColumns>,
  now: number,
): Promise<void> {
  await trx
    .insertInto('branding')
    .values({ ...NOTHING_SET, client_id: clientId, updated_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await trx
    .updateTable('branding')
    .set({ ...columns, updated_at: now })
    .where(eb => (clientId === null ? eb('client_id', 'is', null) : eb('client_id', '=', clientId)))
    .execute();
}
