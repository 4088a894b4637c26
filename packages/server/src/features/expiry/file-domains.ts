import type { Services } from '../../kernel/context.ts';
import type { Trx } from '../../ports/database/port.ts';
import { emitEvents } from '../events/index.ts';
import {
  deleteUnusedDomains,
  type FiledSite,
  fileSites,
  selectJoining,
  selectToldBefore,
  selectUnfiledSites,
} from './domain.store.ts';
import { domainOf } from './domain-of.ts';
import { tellJoined } from './tell-domains.ts';

const SITES_PER_WRITE = 1000;

/** Finds the registered domain of each site whose address is new. The list of public suffixes is loaded when needed. */
export async function fileDomains({ database, clock, settings, stopping }: Services): Promise<void> {
  let changed = false;
  while (!stopping.aborted) {
    const sites = await selectUnfiledSites(database.db, SITES_PER_WRITE);
    if (sites.length === 0) break;
    const { parse } = await import('tldts');
    const filed = sites.map(({ id, url }) => ({ site_id: id, url, domain: domainOf(url, parse) }));
    await database.write(trx => file(trx, { database, settings }, filed, clock.now()));
    changed = true;
  }
  if (changed) await database.write(deleteUnusedDomains);
}

/** What was told of the end of a domain does not concern a site that has left it, but one that has joined it. */
async function file(
  trx: Trx,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  filed: readonly FiledSite[],
  now: number,
): Promise<void> {
  const left = await selectToldBefore(trx, database, filed);
  const joining = await selectJoining(trx, database, filed);
  await fileSites(trx, database, filed);
  await emitEvents(
    trx,
    left.map(({ site_id: siteId, domain }) => ({ type: 'domain.unwatched' as const, siteId, data: { domain } })),
    new Date(now),
  );
  await tellJoined(trx, joining, settings, now);
}
