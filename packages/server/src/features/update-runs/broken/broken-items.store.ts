import { sql } from 'kysely';
import { updateRows } from '../../../ports/database/bulk.ts';
import type { Database, Queryable, Trx } from '../../../ports/database/port.ts';
import { emitEvents, type NewEvent } from '../../events/index.ts';
import type { RunItem, RunItemEnd } from '../run-item.ts';
import { nextLookDelay } from './next-look.ts';

const watchedOf = (db: Queryable, siteId: number) =>
  db.selectFrom('update_run_items').where('site_id', '=', siteId).where('look_at', 'is not', null);

/** Has the site looked at until it works again. It is told once, also if several updates have left it broken. */
export async function watchBrokenItem(trx: Trx, item: RunItem, end: RunItemEnd, now: number): Promise<void> {
  if (end.state !== 'needs_attention') return;
  const { job_id, site_id, seq } = item;
  const known = await watchedOf(trx, site_id).select('seq').limit(1).executeTakeFirst();
  await trx
    .updateTable('update_run_items')
    .set(watchedFrom(now))
    .where('job_id', '=', job_id)
    .where('site_id', '=', site_id)
    .where('seq', '=', seq)
    .execute();
  if (!known) await emitEvents(trx, [siteBroken(item, end)], new Date(now));
}

/** Columns of an item that left its site broken: it is looked at soon. */
export const watchedFrom = (now: number) => ({ look_at: now + nextLookDelay(0), looks: 0, mended_at: null });

export function siteBroken(item: RunItem, { reason = 'outcome_unknown', message = '' }: RunItemEnd): NewEvent {
  const { job_id: run_id, site_id: siteId, type, slug, name, from_version, to_version } = item;
  return { type: 'site.broken', siteId, data: { run_id, type, slug, name, from_version, to_version, reason, message } };
}

/** Of the items for which the sites are watched. */
async function updateWatched(
  trx: Trx,
  siteIds: readonly number[],
  set: { readonly look_at: number | null; readonly looks?: number },
): Promise<void> {
  await trx
    .updateTable('update_run_items')
    .set(set)
    .where('site_id', 'in', [...siteIds])
    .where('look_at', 'is not', null)
    .execute();
}

/** Somebody has done something about the site: it is looked at soon. */
export const lookSoon = (trx: Trx, siteId: number, now: number) =>
  updateWatched(trx, [siteId], { look_at: now, looks: 0 });

/** The sites are looked at then, and not before. */
export const lookNotBefore = (trx: Trx, siteIds: readonly number[], at: number) =>
  updateWatched(trx, siteIds, { look_at: at });

/** The site was deleted: nobody looks at it any more. */
export const forgetBrokenSite = (trx: Trx, siteId: number) => updateWatched(trx, [siteId], { look_at: null });

const LOOKED_AT = {
  table: 'update_run_items',
  columns: { job_id: 'text', site_id: 'integer', seq: 'integer', look_at: 'integer', looks: 'integer' },
  key: ['job_id', 'site_id', 'seq'],
} as const;

/** Takes broken items whose look is due and gives each its next one. @returns their sites. */
export async function takeDueItems(trx: Trx, { engine }: Database, now: number, most: number): Promise<number[]> {
  const due = trx
    .selectFrom('update_run_items')
    .select(['job_id', 'site_id', 'seq', 'looks'])
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(most);
  const items = await due.forUpdate().skipLocked().execute();
  const next = items.map(({ looks, ...key }) => ({
    ...key,
    looks: looks + 1,
    look_at: now + nextLookDelay(looks + 1),
  }));
  await updateRows(trx, engine, LOOKED_AT, next);
  return [...new Set(items.map(({ site_id }) => site_id))];
}

export async function someItemIsDue({ db }: Database, now: number): Promise<boolean> {
  const due = db.selectFrom('update_run_items').select('seq').where('look_at', '<=', now).limit(1);
  return (await due.executeTakeFirst()) !== undefined;
}

export interface BrokenItem {
  readonly type: string;
  readonly slug: string;
  readonly name: string;
  readonly reason: string | null;
  readonly finished_at: number | null;
  /** The front page before the update. */
  readonly front_json: string | null;
  readonly strategy_json: string | null;
}

/** What left the site broken. */
export function selectBrokenItems(db: Queryable, siteId: number): Promise<BrokenItem[]> {
  return db
    .selectFrom('update_run_items as item')
    .leftJoin('update_runs as run', 'run.job_id', 'item.job_id')
    .leftJoin('update_run_sites as before', join =>
      join.onRef('before.job_id', '=', 'item.job_id').onRef('before.site_id', '=', 'item.site_id'),
    )
    .select(['item.type', 'item.slug', 'item.name', 'item.reason', 'item.finished_at'])
    .select(['before.front_json', 'run.strategy_json'])
    .where('item.site_id', '=', siteId)
    .where('item.look_at', 'is not', null)
    .execute();
}

/**
 * The site was seen to work: that ends what had left it broken until the look began, and is told once, by whichever
 * process ends it.
 */
export async function endBroken(
  trx: Trx,
  siteId: number,
  { lookedAt, now }: { lookedAt: number; now: number },
): Promise<void> {
  const ended = await trx
    .updateTable('update_run_items')
    .set({ look_at: null, mended_at: now })
    .where('site_id', '=', siteId)
    .where('look_at', 'is not', null)
    .where(sql<boolean>`coalesce(finished_at, 0) <= ${lookedAt}`)
    .returning(['name', 'finished_at'])
    .execute();
  const [first] = ended.toSorted((a, b) => (a.finished_at ?? 0) - (b.finished_at ?? 0));
  if (!first) return;
  if (await watchedOf(trx, siteId).select('seq').limit(1).executeTakeFirst()) return;
  const since = first.finished_at ?? now;
  const data = {
    name: first.name,
    broken_since: new Date(since).toISOString(),
    down_seconds: Math.max(0, Math.round((now - since) / 1000)),
  };
  await emitEvents(trx, [{ type: 'site.mended', siteId, data }], new Date(now));
}
