import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Services } from '../../../kernel/context.ts';
import { requireNotStopping } from '../../../kernel/work/job.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { FeedFault } from '../../../ports/vulnerability-feed/port.ts';
import type { FeedRecord } from './feed-record.ts';
import { type FeedRow, holdReading } from './feed-state.store.ts';
import { keepUnread } from './keep-unread.ts';
import { readRecord, recordIdOf, unreadSlugs } from './read-record.ts';
import { deleteStaged, insertStaged, recordDigest, selectRecordDigests, selectSoftwareOf } from './records.store.ts';
import { MemberSplitter } from './split-members.ts';

/** Of one record. The largest that were ever seen have a tenth of it. */
const MOST_RECORD_BYTES = 512 * 1024;
const RECORDS_PER_WRITE = 200;
/** Of a hundred: more that nobody can make sense of, and it is another kind of document. */
const MOST_SKIPPED = 10;
/** Below so many records, losing half of them proves nothing. */
const SMALL_FEED = 20;

type Source = Parameters<Services['vulnerabilityFeed']['read']>[0];

export interface StagedFeed {
  readonly unchanged: boolean;
  readonly stamp: string;
  readonly changed: number;
  /** Ids of stored records that the feed no longer has. */
  readonly gone: readonly string[];
  readonly skipped: number;
}

/**
 * Reads the whole feed, and puts aside what differs from the stored records. Nothing else is changed yet.
 * @param taken The feed as this reading has begun.
 * @throws FeedFault unless the feed is whole and plausible. @throws HandedBack when this process is to stop.
 * @throws OutdatedReading
 */
export async function stageFeed(services: Services, source: Source, taken: FeedRow): Promise<StagedFeed> {
  const { database } = services;
  await database.write(async trx => {
    await holdReading(trx, taken);
    await deleteStaged(trx);
  });
  const stored = await selectRecordDigests(database);
  const reading = new StagedReading(services, taken, stored);
  const { unchanged, stamp } = await services.vulnerabilityFeed.read(source, piece => {
    requireNotStopping(services);
    return reading.take(piece);
  });
  if (unchanged) return { unchanged, stamp, changed: 0, gone: [], skipped: 0 };
  const { seen, unread, skipped, changed } = await reading.end();
  if (seen.size === 0 || skipped * 100 > (seen.size + skipped) * MOST_SKIPPED) {
    throw new FeedFault('not_a_feed', 'The document is valid JSON, but not a feed of vulnerabilities.');
  }
  if (taken.accept_shrunk === 0 && stored.size >= SMALL_FEED && seen.size * 2 < stored.size) {
    throw new FeedFault(
      'shrunk',
      `The feed has only ${seen.size} records, and had ${stored.size}. If that is right, refresh it with accept_shrunk.`,
    );
  }
  const gone = [...stored.keys()].filter(id => !seen.has(id) && !unread.has(id));
  return { unchanged, stamp, changed, gone, skipped };
}

interface HeldRecord {
  readonly record: FeedRecord;
  /** Slugs of software that it lists and that is stored, but could not be read. */
  readonly unread: readonly string[];
}

class StagedReading {
  readonly #services: Services;
  readonly #taken: FeedRow;
  readonly #stored: ReadonlyMap<string, string>;
  readonly #splitter = new MemberSplitter(MOST_RECORD_BYTES);
  readonly #seen = new Set<string>();
  /** Stored records that the feed still has, but that could not be read this time: they stay as they are. */
  readonly #unread = new Set<string>();
  #held: HeldRecord[] = [];
  #skipped = 0;
  #changed = 0;

  constructor(services: Services, taken: FeedRow, stored: ReadonlyMap<string, string>) {
    this.#services = services;
    this.#taken = taken;
    this.#stored = stored;
  }

  async take(piece: Buffer): Promise<void> {
    for (const { key, value } of this.#splitter.push(piece)) {
      const record = readRecord(key, value);
      const id = record?.id ?? recordIdOf(key, value);
      if (record !== undefined && !this.#seen.has(id)) this.#keep(record, value);
      else this.#skipped += 1;
      if (record === undefined && this.#stored.has(id)) this.#unread.add(id);
    }
    if (this.#held.length >= RECORDS_PER_WRITE) await this.#write();
    await nextTurn();
  }

  async end() {
    this.#splitter.end();
    await this.#write();
    return { seen: this.#seen, unread: this.#unread, skipped: this.#skipped, changed: this.#changed };
  }

  #keep(record: FeedRecord, given: unknown): void {
    this.#seen.add(record.id);
    const before = this.#stored.get(record.id);
    if (before === recordDigest(record)) return;
    this.#held.push({ record, unread: before === undefined ? [] : unreadSlugs(given) });
  }

  async #write(): Promise<void> {
    const { database } = this.#services;
    const held = this.#held.splice(0);
    if (held.length === 0) return;
    const changed = await database.write(async trx => {
      await holdReading(trx, this.#taken);
      const records = await this.#withUnread(trx, held);
      await insertStaged(trx, database.engine, records);
      return records.length;
    });
    this.#changed += changed;
  }

  /** What has changed, with the software that could not be read this time. */
  async #withUnread(trx: Trx, held: readonly HeldRecord[]): Promise<FeedRecord[]> {
    const software = await selectSoftwareOf(
      trx,
      held.flatMap(({ record, unread }) => (unread.length > 0 ? record.id : [])),
    );
    const records = held.map(({ record, unread }) => {
      const stored = software.get(record.id);
      return stored ? { ...record, software: keepUnread(record.software, unread, stored) } : record;
    });
    return records.filter(record => this.#stored.get(record.id) !== recordDigest(record));
  }
}
