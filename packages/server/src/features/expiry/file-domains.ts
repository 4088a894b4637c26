import type { Services } from '../../kernel/context.ts';
import { deleteUnusedDomains, fileSites, selectUnfiledSites } from './domain.store.ts';
import { domainOf } from './domain-of.ts';

const SITES_PER_WRITE = 1000;

/** Finds the registered domain of each site whose address is new. The list of public suffixes is loaded when needed. */
export async function fileDomains({ database, stopping }: Services): Promise<void> {
  let changed = false;
  while (!stopping.aborted) {
    const sites = await selectUnfiledSites(database.db, SITES_PER_WRITE);
    if (sites.length === 0) break;
    const { parse } = await import('tldts');
    const filed = sites.map(({ id, url }) => ({ site_id: id, url, domain: domainOf(url, parse) }));
    await database.write(trx => fileSites(trx, database, filed));
    changed = true;
  }
  if (changed) await database.write(deleteUnusedDomains);
}
