import { isoInstant } from '../../kernel/text/instants.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type ClientRow, selectSitesOfClients } from './client.store.ts';
import { selectFieldValues } from './fields/field-value.store.ts';

/**
 * Full clients, with two more queries for any number of clients.
 * @param tagId Of their sites, only those with this tag.
 */
export async function clientViews(db: Queryable, rows: readonly ClientRow[], tagId?: number) {
  const ids = rows.map(row => row.id);
  const [sites, fields] = await Promise.all([selectSitesOfClients(db, ids, tagId), selectFieldValues(db, ids)]);
  return rows.map(row => ({
    ...row,
    email: row.email ?? '',
    suspended: Number(row.status === 'suspended'),
    created: isoInstant(row.created_at),
    sites_count: sites.get(row.id)?.length ?? 0,
    selected_sites: sites.get(row.id) ?? [],
    custom_fields: fields.get(row.id) ?? {},
  }));
}

export type ClientView = Awaited<ReturnType<typeof clientViews>>[number];

export async function clientView(db: Queryable, row: ClientRow): Promise<ClientView> {
  return (await clientViews(db, [row]))[0] as ClientView;
}
