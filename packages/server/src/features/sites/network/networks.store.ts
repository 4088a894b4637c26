import type { Database, Queryable, Trx } from '../../../ports/database/port.ts';
import { domainsAbove, hostOf } from './network.ts';

/** Which network a site belongs to: its key, '' for none, null while unknown. */
export async function networkOf(db: Queryable, siteId: number): Promise<string | null | undefined> {
  const row = db.selectFrom('sites').select('network_key').where('id', '=', siteId);
  return (await row.executeTakeFirst())?.network_key;
}

/**
 * The host whose files a site shares with others: with those of its network, with those on the same host, and, while
 * nothing else is known, with the network of a domain above it. Undefined if the files are the site's own.
 */
export async function sharedFilesOf(db: Queryable, siteId: number): Promise<string | undefined> {
  const row = db.selectFrom('sites').select(['url_key', 'network_key']).where('id', '=', siteId);
  const site = await row.executeTakeFirst();
  if (!site) return undefined;
  if (site.network_key) return hostOf(site.network_key);
  const host = hostOf(site.url_key);
  if (site.network_key === null) {
    const above = await db
      .selectFrom('sites')
      .select('network_key')
      .where('network_key', 'in', domainsAbove(host).concat(host))
      .executeTakeFirst();
    if (above?.network_key) return hostOf(above.network_key);
  }
  const neighbour = await db
    .selectFrom('sites')
    .select('id')
    // '0' is the character after '/': a range that the index of the column answers.
    .where(eb =>
      eb.or([eb('url_key', '=', host), eb.and([eb('url_key', '>=', `${host}/`), eb('url_key', '<', `${host}0`)])]),
    )
    .where('id', '<>', siteId)
    .limit(1)
    .executeTakeFirst();
  return neighbour && host;
}

export interface SiteOfNetwork {
  readonly id: number;
  readonly status: string;
  /**
   * Whether more than its own word says that it belongs to the network: its host is that of the main site or below, or
   * both sites have the same client, or neither has one.
   */
  readonly vouched: boolean;
}

/** The other stored sites of a network: those that are vouched for first, each by id. */
export async function sitesOfNetwork(db: Queryable, key: string, but: number): Promise<SiteOfNetwork[]> {
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'status', 'url_key', 'client_id'])
    .where('network_key', '=', key)
    .orderBy('id')
    .execute();
  const client = rows.find(({ id }) => id === but)?.client_id;
  const others = rows
    .filter(({ id }) => id !== but)
    .map(({ id, status, url_key, client_id }) => {
      return { id, status, vouched: isBelow(hostOf(url_key), hostOf(key)) || client_id === client };
    });
  return others.toSorted((one, other) => Number(other.vouched) - Number(one.vouched));
}

const isBelow = (host: string, above: string) => host === above || host.endsWith(`.${above}`);

/** The installed items of the other sites of the network may have changed with this one: they are synced soon. */
export async function syncNetworkSoon(trx: Trx, siteId: number, now: number): Promise<void> {
  const key = await networkOf(trx, siteId);
  if (!key) return;
  await trx
    .updateTable('sites')
    .set({ next_sync_at: now })
    .where('network_key', '=', key)
    .where('id', '<>', siteId)
    .where('status', '=', 'connected')
    .where('next_sync_at', '>', now)
    .execute();
}

/** @param key Undefined: the known value stays. */
export async function storeNetwork(
  database: Database,
  siteId: number,
  { url, key, looks, dueAt }: { url: string; key: string | undefined; looks: number; dueAt: number },
): Promise<void> {
  await database.write(trx =>
    trx
      .updateTable('sites')
      .set({ network_due_at: dueAt, network_looks: looks, ...(key === undefined ? {} : { network_key: key }) })
      .where('id', '=', siteId)
      .where('url', '=', url) // moved in the meantime: the result is about another address
      .execute(),
  );
}
