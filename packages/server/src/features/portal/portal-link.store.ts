import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import type { Tables } from '../../ports/database/schema.ts';

export type PortalLinkRow = Selectable<Tables['portal_links']>;

export function insertPortalLink(trx: Trx, row: Insertable<Tables['portal_links']>): Promise<PortalLinkRow> {
  return trx.insertInto('portal_links').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updatePortalLinkRow(
  trx: Trx,
  id: number,
  set: Updateable<Tables['portal_links']>,
): Promise<void> {
  await trx.updateTable('portal_links').set(set).where('id', '=', id).execute();
}

/** Newest first. */
export async function selectPortalLinks(
  db: Queryable,
  clientId: number,
  window: { offset: number; limit: number },
): Promise<{ rows: PortalLinkRow[]; total: number }> {
  const found = db.selectFrom('portal_links').where('client_id', '=', clientId);
  const [rows, { total }] = await Promise.all([
    found.selectAll().orderBy('id', 'desc').limit(window.limit).offset(window.offset).execute(),
    found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The link, locked until the transaction ends. */
export function lockPortalLink(trx: Trx, id: number): Promise<PortalLinkRow | undefined> {
  return trx.selectFrom('portal_links').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface OpenLink {
  readonly id: number;
  readonly client_id: number;
  readonly last_used_at: number | null;
}

/** The link with this hash, if it is valid at a time and its client is not suspended. */
export function selectOpenLink(db: Queryable, tokenHash: string, now: number): Promise<OpenLink | undefined> {
  return db
    .selectFrom('portal_links')
    .innerJoin('clients', 'clients.id', 'portal_links.client_id')
    .select(['portal_links.id', 'portal_links.client_id', 'portal_links.last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('clients.status', '<>', 'suspended')
    .executeTakeFirst();
}

/** When the oldest site of the client was added, ms epoch; null without sites. */
export async function selectClientSince(db: Queryable, clientId: number): Promise<number | null> {
  const sites = db.selectFrom('sites').where('client_id', '=', clientId);
  const row = await sites.select(eb => eb.fn.min('created_at').as('since')).executeTakeFirst();
  return row?.since ?? null;
}
