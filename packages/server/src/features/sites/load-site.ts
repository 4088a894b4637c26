import type { Services } from '../../kernel/context.ts';
import { readTogether } from '../../kernel/read-together.ts';
import { loadKnownSites } from './connection.ts';

/** Reads one site with its secrets, undefined if it was deleted. */
export const loadSite = readTogether(async (services: Services, ids) => {
  const found = await loadKnownSites(services, ids);
  return new Map(found.map(site => [site.row.id, site]));
});
