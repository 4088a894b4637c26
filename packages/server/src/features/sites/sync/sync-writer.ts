import type { Services } from '../../../kernel/context.ts';
import { Batcher } from '../../../kernel/work/batcher.ts';
import { inRounds } from '../../../kernel/work/in-rounds.ts';
import type { Database } from '../../../ports/database/port.ts';
import type { SyncOutcome } from './ask-site.ts';
import { saveOutcomes } from './save-outcomes.ts';

/**
 * A transaction costs as much as a few sites, and new rows of many sites share the pages into which they go: on SQLite 60
 * together take a quarter less than 30, and hold up the event loop for some 20 ms. On PostgreSQL, where each statement
 * takes this process and the database 0.1 ms apiece, 150 take an eighth less than 50.
 */
const SITES_PER_WRITE = { sqlite: 60, postgres: 150 } as const;
/**
 * Between two statements, PostgreSQL waits for this process to get back to its transaction, which is as long as the
 * statements take. SQLite has one writer.
 */
const WRITES_AT_ONCE = { sqlite: 1, postgres: 3 } as const;
const GATHER_MS = 10;
/** While other sites wait for their turn, a result may wait too: the job does not end any later. */
const GATHER_LONGER_MS = 150;
const siteOf = ({ site }: SyncOutcome) => site.row.id;
const writers = new WeakMap<Database, Batcher<SyncOutcome>>();

/** The only writer of sync results of a store: results that arrive together share a transaction. */
export function syncWriter(services: Services): Batcher<SyncOutcome> {
  let writer = writers.get(services.database);
  if (!writer) {
    writer = new Batcher(
      outcomes =>
        services.database.write(async trx => {
          for (const round of inRounds(outcomes, siteOf)) await saveOutcomes(trx, services, round);
        }),
      {
        most: SITES_PER_WRITE[services.database.engine],
        restMs: () => (services.childSites.waiting() > 0 ? GATHER_LONGER_MS : GATHER_MS),
        atOnce: WRITES_AT_ONCE[services.database.engine],
      },
    );
    writers.set(services.database, writer);
  }
  return writer;
}
