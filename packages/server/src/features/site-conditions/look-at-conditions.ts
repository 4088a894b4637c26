import type { Services } from '../../kernel/context.ts';
import { differences, noteConditions } from './note-conditions.ts';
import {
  claimReported,
  selectConnectorCounts,
  selectKnownConnectors,
  selectReported,
  writeKnownConnectors,
} from './site-condition.store.ts';
import { wantedConnector } from './wanted-connector.ts';

const SITES_PER_LOOK = 500;

/** Looks at the fleet for what syncs don't find: days pass, and newer versions of the connector appear. */
export async function lookAtConditions({ database, clock, stopping }: Services): Promise<void> {
  const now = clock.now();
  const { engine } = database;
  const { counts, fleet } = await selectConnectorCounts(database.db);
  const before = await selectKnownConnectors(database.db);
  const known = wantedConnector(before, counts, fleet, now);
  if (JSON.stringify(known) !== JSON.stringify(before)) await database.write(trx => writeKnownConnectors(trx, known));
  const measure = { now, wantedConnector: known.wanted };
  for (let after = 0; !stopping.aborted; ) {
    const sites = await selectReported(database.db, { after, limit: SITES_PER_LOOK });
    const last = sites.at(-1);
    if (last === undefined) return;
    after = last.id;
    const ids = new Set((await differences(database.db, sites, measure)).map(({ siteId }) => siteId));
    // Read again under a lock: a sync may have stored something else meanwhile.
    if (ids.size > 0)
      await database.write(async trx => noteConditions(trx, engine, await claimReported(trx, [...ids]), now));
  }
}
