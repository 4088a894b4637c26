import type { Services } from '../../../kernel/context.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { claimFeed } from '../feed/feed-state.store.ts';
import { type EndedPlace, selectEndedPlace, selectNextEnded, writeEndedPlace } from './ended-ignores.store.ts';
import { selectExposed, selectIgnored } from './ignored-findings.store.ts';
import { tellCountsAgain, tellIgnored } from './tell-ignored.ts';

/**
 * Tells of what counts again since the decision to live with it has ended, rule by rule: each in one transaction, with
 * the place up to which rules were told.
 */
export async function tellEndedIgnores({ database, clock, stopping }: Services): Promise<void> {
  while (!stopping.aborted && (await isDue(database.db, clock.now()))) {
    await database.write(trx => tellNext(trx, clock.now()));
  }
}

async function isDue(db: Services['database']['db'], now: number): Promise<boolean> {
  const place = await selectEndedPlace(db);
  return place === undefined || place.at > now || (await selectNextEnded(db, place, now)) !== undefined;
}

async function tellNext(trx: Trx, now: number): Promise<void> {
  // One process at a time, and not while sites are compared.
  await claimFeed(trx);
  const place = await selectEndedPlace(trx);
  const next = place && (await selectNextEnded(trx, place, now));
  await writeEndedPlace(trx, placeAfter(place, next, now));
  // An earlier release left the alarms of what was ignored open.
  if (place === undefined) await tellIgnored(trx, await selectIgnored(trx, now), now);
  // As of its own end: what another rule ignored then is told when that ends.
  if (next) await tellCountsAgain(trx, await selectExposed(trx, next, next.until_at), now);
}

/** Never in the future: the clock may have been set back. */
function placeAfter(place: EndedPlace | undefined, next: Awaited<ReturnType<typeof selectNextEnded>>, now: number) {
  if (next) return { at: next.until_at, id: next.id };
  return place === undefined || place.at > now ? { at: now, id: 0 } : place;
}
