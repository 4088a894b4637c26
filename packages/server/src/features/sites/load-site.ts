import type { Services } from '../../kernel/context.ts';
import type { Database } from '../../ports/database/port.ts';
import { type KnownSite, loadKnownSites } from './connection.ts';

type Sites = Promise<Map<number, KnownSite>>;

const gathering = new WeakMap<Database, { ids: Set<number>; sites: Sites }>();

/**
 * Reads one site with its secrets, undefined if it was deleted. Simultaneous reads (the sites of a message) share one
 * query: with thousands of sites, a query for each costs more than the signatures.
 */
export async function loadSite(services: Services, id: number): Promise<KnownSite | undefined> {
  let batch = gathering.get(services.database);
  if (!batch) {
    const ids = new Set<number>();
    const sites = Promise.resolve().then(async () => {
      gathering.delete(services.database);
      const found = await loadKnownSites(services, [...ids]);
      return new Map(found.map(site => [site.row.id, site]));
    });
    batch = { ids, sites };
    gathering.set(services.database, batch);
  }
  batch.ids.add(id);
  return (await batch.sites).get(id);
}
