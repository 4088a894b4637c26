import { sql } from 'kysely';
import type { Queryable, Trx } from '../../../ports/database/port.ts';
import type { Tables } from '../../../ports/database/schema.ts';

export type FeedRow = Tables['vulnerability_feed'];

export async function selectFeed(db: Queryable): Promise<FeedRow> {
  return db.selectFrom('vulnerability_feed').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
}

/** The same, locked: it is changed by one at a time, and not while sites are compared with its records. */
export async function claimFeed(trx: Trx): Promise<FeedRow> {
  return trx.selectFrom('vulnerability_feed').selectAll().where('id', '=', 1).forUpdate().executeTakeFirstOrThrow();
}

/** Another reading has begun or was asked for, perhaps of another source: what this one found is not noted. */
export class OutdatedReading extends Error {
  override readonly name = 'OutdatedReading';
}

/** Claims the feed for the result of a reading. @throws OutdatedReading */
export async function claimForReading(trx: Trx, taken: FeedRow): Promise<FeedRow> {
  const feed = await claimFeed(trx);
  requireLatest(feed, taken);
  return feed;
}

/** Keeps others from beginning or asking for another reading until the transaction ends. @throws OutdatedReading */
export async function holdReading(trx: Trx, taken: FeedRow): Promise<void> {
  const feed = trx.selectFrom('vulnerability_feed').select('due_at').where('id', '=', 1);
  requireLatest(await feed.forShare().executeTakeFirstOrThrow(), taken);
}

/** Whoever begins a reading or asks for one sets its time. */
function requireLatest({ due_at }: Pick<FeedRow, 'due_at'>, taken: FeedRow): void {
  if (due_at !== taken.due_at) throw new OutdatedReading('another reading has begun or was asked for');
}

/** Which records there are. Others can't be stored until the transaction ends. */
export async function holdRevision(trx: Trx): Promise<number> {
  const feed = trx.selectFrom('vulnerability_feed').select('revision').where('id', '=', 1);
  return (await feed.forShare().executeTakeFirstOrThrow()).revision;
}

export async function updateFeedRow(trx: Trx, values: Partial<Omit<FeedRow, 'id'>>): Promise<void> {
  await trx.updateTable('vulnerability_feed').set(values).where('id', '=', 1).execute();
}

/** Forgets that the feed could not be read. @returns whether that was so. */
export async function forgetFault(trx: Trx): Promise<boolean> {
  const failing = trx.updateTable('vulnerability_feed').where('id', '=', 1).where('failing_since', 'is not', null);
  const forgotten = await failing.set({ failing_since: null, error_code: null, error: null }).executeTakeFirst();
  return forgotten.numUpdatedRows > 0n;
}

/** Sets the next time, if the feed is due. Only one process gets it. */
export async function takeDueFeed(trx: Trx, now: number, next: number): Promise<FeedRow | undefined> {
  return trx
    .updateTable('vulnerability_feed')
    .set({ due_at: next })
    .where('id', '=', 1)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

export async function countRecords(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('vulnerability_records')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** All sites are to be compared with the records again. */
export async function insertAllSitesToMatch(trx: Trx): Promise<void> {
  await sql`insert into sites_to_match (site_id) select id from sites where true on conflict (site_id) do nothing`.execute(
    trx,
  );
}

export async function countSitesToMatch(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('sites_to_match')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
