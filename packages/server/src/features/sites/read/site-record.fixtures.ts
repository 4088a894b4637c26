import { storeSite } from '../../../testing/fixtures.ts';
import type { World } from '../../../testing/index.ts';
import type { SiteStatus } from '../site.ts';
import { refreshPending } from '../sync/pending-updates.store.ts';

/** A stored site, as the tests of lists expect it. */
export interface KnownRecord {
  readonly id: number;
  readonly url: string;
  readonly name: string;
  readonly status: SiteStatus;
  readonly client_id: number | null;
  readonly tags: readonly number[];
  readonly updates: number;
  readonly columns: Readonly<Record<string, string | number>>;
}

export interface KnownFleet {
  readonly sites: readonly KnownRecord[];
  readonly clients: readonly number[];
  readonly tags: readonly number[];
}

const T0 = Date.UTC(2026, 0, 31, 8);
const SITES: readonly [
  ...[name: string, url: string, status: SiteStatus, client: number, tags: number[], updates: number],
  columns: Record<string, string | number>,
][] = [
  ['Zebra', 'https://zebra.example/', 'connected', 0, [], 0, {}],
  ['alpha', 'https://one.example/', 'connected', 1, [0, 1], 2, synced(3, '6.9', '8.2.9', 71)],
  ['Alpha', 'https://two.example/blog/', 'suspended', 1, [0], 0, synced(1, '6.10', '8.2.10', 100)],
  ['Garden', 'https://garden.museum/', 'connected', 2, [1, 2], 1, synced(2, '6.9', '8.2.10', 0)],
  ['Choir', 'http://127.0.0.1:8301/blog/', 'disconnected', 2, [2], 1, synced(2, '6.10-beta1', '7.4.33', 71)],
  ['Bakery', 'https://bakery.co.uk/', 'connected', 0, [0, 1, 2], 0, { created_at: 5000, ...checked(302, 40) }],
  ['Hotel', 'https://hotel.example/', 'connected', 2, [], 3, { ...synced(4, '7.0', '8.4.1', 55), ...checked(500, 9) }],
];

function synced(hour: number, wp_version: string, php_version: string, health_score: number) {
  return { last_sync_at: T0 + hour * 3600_000, wp_version, php_version, child_version: '6.1', health_score };
}

function checked(check_status: number, check_ms: number) {
  return { checked_at: T0, check_status, check_ms };
}

/** Seven sites that differ in everything that lists filter and sort by. */
export async function storeFleet(world: World): Promise<KnownFleet> {
  const clients: number[] = [];
  for (const name of ['First', 'Second']) clients.push((await world.post('add-client-v1', { name })).body.id);
  const tags: number[] = [];
  for (const name of ['red', 'green', 'Blue']) tags.push((await world.post('add-tag-v1', { name })).body.id);
  const { database } = world.app.services;
  const sites: KnownRecord[] = [];
  for (const [name, url, status, client, places, updates, columns] of SITES) {
    const client_id = client === 0 ? null : (clients[client - 1] as number);
    const id = await storeSite(world, { url, name, status, columns, ...(client_id ? { client_id } : {}) });
    const own = places.map(place => tags[place] as number);
    await database.write(async trx => {
      if (own.length > 0)
        await trx
          .insertInto('site_tags')
          .values(own.map(tag_id => ({ site_id: id, tag_id })))
          .execute();
      const rows = Array.from({ length: updates }, (_, index) => update(id, index));
      if (rows.length > 0) await trx.insertInto('site_updates').values(rows).execute();
      await refreshPending(trx, [id]);
    });
    sites.push({ id, url, name, status, client_id, tags: own, updates, columns });
  }
  return { sites, clients, tags };
}

const TYPES = ['plugin', 'core', 'translation'];

function update(site_id: number, index: number) {
  const type = TYPES[index] as string;
  return { site_id, type, slug: `s${index}`, language: '', name: 'x', version: '1', new_version: '2' };
}

/** Filters of a list, as far as a test can tell by itself what they match. */
export interface SiteFilterGiven {
  readonly status?: readonly string[];
  readonly client_ids?: readonly number[];
  readonly tags_any?: readonly number[];
  readonly tags_all?: readonly number[];
  readonly include?: readonly number[];
  readonly exclude?: readonly number[];
  readonly search?: string;
}

/** Whether a stored site matches filters. */
export function fits(known: KnownRecord, given: SiteFilterGiven): boolean {
  const { status, client_ids, tags_any, tags_all, include, exclude, search = '' } = given;
  const text = `${known.name}\n${known.url}`.toLowerCase();
  return (
    (!status || status.includes(known.status) || (status.includes('available_update') && known.updates > 0)) &&
    (!client_ids || client_ids.includes(known.client_id ?? 0)) &&
    (!tags_any || tags_any.some(tag => known.tags.includes(tag))) &&
    (!tags_all || tags_all.every(tag => known.tags.includes(tag))) &&
    (!include || include.includes(known.id)) &&
    !exclude?.includes(known.id) &&
    text.includes(search.toLowerCase())
  );
}
