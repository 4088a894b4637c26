import type { Services } from '../../../kernel/context.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { HOUR_MS, MINUTE_MS } from '../../../kernel/time/durations.ts';
import { HandedBack } from '../../../kernel/work/job.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { FeedFault } from '../../../ports/vulnerability-feed/port.ts';
import { emitEvents } from '../../events/index.ts';
import { FEED_ADDRESS, feedKey, feedLocation, sourceDigest } from './feed-source.ts';
import {
  claimForReading,
  type FeedRow,
  forgetFault,
  insertAllSitesToMatch,
  OutdatedReading,
  selectFeed,
  takeDueFeed,
  updateFeedRow,
} from './feed-state.store.ts';
import { swapStaged } from './records.store.ts';
import { type StagedFeed, stageFeed } from './stage-feed.ts';

/** As events and texts name it. */
const FEED_NAME = 'vulnerabilities';

/** Reads the feed if it is due. What can't be read leaves the records in force that there are. */
export async function refreshDueFeed(services: Services): Promise<void> {
  const { database, clock } = services;
  const known = await selectFeed(database.db);
  if (feedLocation(services, known) === undefined) {
    if (known.failing_since !== null) await database.write(trx => endFault(trx, clock.now()));
    return;
  }
  if (known.due_at > clock.now()) return;
  // Until then nobody begins again, also if this process dies over it.
  const taken = await database.write(trx => takeDueFeed(trx, clock.now(), clock.now() + HOUR_MS));
  const found = taken && feedLocation(services, taken);
  if (!taken || !found) return;
  try {
    await readFeed(services, taken, found);
  } catch (error) {
    // The next reading notes what there is to note, and is due already.
    if (!(error instanceof OutdatedReading)) throw error;
  }
}

/** @throws OutdatedReading */
async function readFeed(
  services: Services,
  taken: FeedRow,
  { location, setBy }: NonNullable<ReturnType<typeof feedLocation>>,
): Promise<void> {
  const { database, clock } = services;
  const readFrom = sourceDigest(location);
  try {
    const key = await feedKey(services, taken, setBy);
    const stamp = taken.read_from === readFrom && taken.accept_shrunk === 0 ? taken.stamp : '';
    const staged = await untilStopped(services, stageFeed(services, { location, key, stamp }, taken));
    await store(services, staged, { taken, readFrom, nextInMs: intervalMs(services, location) });
  } catch (error) {
    // Cut off by us, which says nothing about the feed: the next process reads it at once.
    if (services.stopping.aborted) {
      return database.write(async trx => {
        await claimForReading(trx, taken);
        await updateFeedRow(trx, { due_at: clock.now() });
      });
    }
    if (!(error instanceof FeedFault)) throw error;
    await noteFault(services, error, { taken, nextInMs: intervalMs(services, location) });
  }
}

/** There is no feed any more, so that nobody would see it read again. */
export async function endFault(trx: Trx, now: number): Promise<void> {
  if (!(await forgetFault(trx))) return;
  await emitEvents(trx, [{ type: 'feed.unwatched', data: { feed: FEED_NAME } }], new Date(now));
}

/** A source that sends nothing would keep the process from noting, while it still can, that it was cut off. */
async function untilStopped<T>({ stopping }: Services, work: Promise<T>): Promise<T> {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new HandedBack('this process stops'));
  stopping.addEventListener('abort', stop, { once: true });
  if (stopping.aborted) stop();
  try {
    return await Promise.race([work, stopped]);
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}

/** A file is only looked at: its date says whether it has to be read. */
function intervalMs({ settings }: Services, location: string): number {
  return FEED_ADDRESS.test(location) ? settings.vulnerabilityFeedHours * HOUR_MS : MINUTE_MS;
}

async function store(
  services: Services,
  { stamp, changed, gone, skipped, unchanged }: StagedFeed,
  { taken, readFrom, nextInMs }: { taken: FeedRow; readFrom: string; nextInMs: number },
): Promise<void> {
  const { database, clock, log } = services;
  const now = clock.now();
  const differs = changed > 0 || gone.length > 0;
  await database.write(async trx => {
    const before = await claimForReading(trx, taken);
    if (differs) {
      await swapStaged(trx, database.engine, gone);
      await insertAllSitesToMatch(trx);
    }
    await updateFeedRow(trx, {
      read_from: readFrom,
      stamp,
      read_at: now,
      due_at: now + nextInMs,
      accept_shrunk: 0,
      failing_since: null,
      error_code: null,
      error: null,
      ...(unchanged ? {} : { skipped }),
      ...(differs ? { revision: before.revision + 1, changed_at: now } : {}),
    });
    if (before.failing_since !== null) {
      await emitEvents(trx, [{ type: 'feed.recovered', data: { feed: FEED_NAME } }], new Date(now));
    }
  });
  if (differs) log.info({ changed, gone: gone.length, skipped }, 'the feed of vulnerabilities has changed');
}

async function noteFault(
  { database, clock, log }: Services,
  fault: FeedFault,
  { taken, nextInMs }: { taken: FeedRow; nextInMs: number },
): Promise<void> {
  const now = clock.now();
  const retryInMs = fault.retryInMs ?? Math.min(nextInMs, HOUR_MS);
  await database.write(async trx => {
    const { failing_since, read_at } = await claimForReading(trx, taken);
    await updateFeedRow(trx, {
      due_at: now + retryInMs,
      failing_since: failing_since ?? now,
      error_code: fault.code,
      error: fault.message,
    });
    if (failing_since !== null) return;
    const data = {
      feed: FEED_NAME,
      error_code: fault.code,
      message: fault.message,
      last_good_at: isoInstantOrNull(read_at),
    };
    await emitEvents(trx, [{ type: 'feed.failing', data }], new Date(now));
  });
  const next = isoInstant(now + retryInMs);
  log.warn({ code: fault.code, reason: fault.message, next }, 'the feed of vulnerabilities could not be read');
}
