import type { Services } from '../../../kernel/context.ts';
import type { SiteScope } from '../../../kernel/lists/site-scope.ts';
import { DAY_MS, HOUR_MS } from '../../../kernel/time/durations.ts';
import { uptimeRatio } from '../series/bucket.ts';
import {
  type SumRow,
  selectDaySums,
  selectFirstDays,
  selectOpenHours,
  selectSingleDays,
  selectSiteSums,
} from './uptime-within.store.ts';

const NOTHING: SumRow = { watched: 0, down: 0, sum_ms: 0, timed: 0 };

export interface Within {
  /** ms epoch; `until` is the first moment after it. */
  readonly from: number;
  readonly until: number;
}

/** Uptime of sites within a period. */
interface SumsWithin {
  /** By site; sites that were not watched are missing. */
  readonly sites: ReadonlyMap<number, SumRow>;
  /** By day in UTC, in days since 1970, oldest first. */
  readonly days: readonly { readonly day: number; readonly sums: SumRow }[];
}

export interface UptimeWithin extends SumsWithin {
  /** ms epoch of the first record of each site, whenever that was. */
  readonly since: ReadonlyMap<number, number>;
}

/**
 * Uptime of the sites in a scope within a period, with the same number of queries for any number of sites. An hour
 * belongs to the period in which its middle lies; so does a day whose hours are not kept any more.
 */
export async function sumsWithin(
  { database: { db } }: Pick<Services, 'database'>,
  scope: SiteScope,
  { from, until }: Within,
): Promise<SumsWithin & { open: Awaited<ReturnType<typeof selectOpenHours>> }> {
  const isWithin = (middle: number) => middle >= from && middle < until;
  // Read first: an hour that is summed up meanwhile is then found in both places, and counted once.
  const open = await selectOpenHours(db, scope);
  const [first, last] = [Math.floor(from / DAY_MS), Math.floor((until - 1) / DAY_MS)];
  const single = [...new Set([first, last, ...open.map(({ hour }) => Math.floor(hour / 24))])];
  const whole = { fromDay: first, toDay: last, but: single };
  const bySite = new Map((await selectSiteSums(db, scope, whole)).map(({ site_id, ...sums }) => [site_id, sums]));
  const byDay = new Map((await selectDaySums(db, scope, whole)).map(({ day, ...sums }) => [day, sums]));
  const add = (siteId: number, day: number, sums: SumRow) => {
    if (sums.watched === 0) return;
    bySite.set(siteId, plus(bySite.get(siteId), sums));
    byDay.set(day, plus(byDay.get(day), sums));
  };
  const hours = new Map<string, { siteId: number; hour: number; sums: SumRow }>();
  for (const { site_id, day, hours: ofDay, ...sums } of await selectSingleDays(db, scope, single)) {
    if (ofDay.length === 0 && isWithin((day + 0.5) * DAY_MS)) add(site_id, day, sums);
    for (const [at, { watched, down, sumMs, timed }] of ofDay.entries()) {
      const hour = day * 24 + at;
      hours.set(`${site_id} ${hour}`, { siteId: site_id, hour, sums: { watched, down, sum_ms: sumMs, timed } });
    }
  }
  for (const { site_id, hour, bucket } of open) {
    const { watched, down, sumMs, timed } = bucket;
    hours.set(`${site_id} ${hour}`, { siteId: site_id, hour, sums: { watched, down, sum_ms: sumMs, timed } });
  }
  for (const { siteId, hour, sums } of hours.values()) {
    if (isWithin((hour + 0.5) * HOUR_MS)) add(siteId, Math.floor(hour / 24), sums);
  }
  const days = [...byDay].map(([day, sums]) => ({ day, sums })).sort((a, b) => a.day - b.day);
  return { sites: bySite, days, open };
}

/** The same, with when the records of each site begin. */
export async function uptimeWithin(
  services: Pick<Services, 'database'>,
  scope: SiteScope,
  within: Within,
): Promise<UptimeWithin> {
  const { sites, days, open } = await sumsWithin(services, scope, within);
  return { sites, days, since: await firstRecords(services.database.db, scope, open) };
}

async function firstRecords(
  db: Parameters<typeof selectFirstDays>[0],
  scope: SiteScope,
  open: readonly { site_id: number; hour: number; bucket: { checks: number } }[],
): Promise<Map<number, number>> {
  const since = new Map<number, number>();
  const note = (siteId: number, at: number) => since.set(siteId, Math.min(at, since.get(siteId) ?? at));
  for (const { site_id, hour, bucket } of open) if (bucket.checks > 0) note(site_id, hour * HOUR_MS);
  for (const { site_id, day, hours } of await selectFirstDays(db, scope)) {
    const at = hours.findIndex(({ checks }) => checks > 0);
    note(site_id, day * DAY_MS + Math.max(0, at) * HOUR_MS);
  }
  return since;
}

function plus(a: SumRow = NOTHING, b: SumRow): SumRow {
  return {
    watched: a.watched + b.watched,
    down: a.down + b.down,
    sum_ms: a.sum_ms + b.sum_ms,
    timed: a.timed + b.timed,
  };
}

export const sumOfRows = (rows: Iterable<SumRow>): SumRow => [...rows].reduce((sum, row) => plus(sum, row), NOTHING);

export const ratioWithin = ({ watched, down }: SumRow): number | null => uptimeRatio({ watched, down });
