import type { Database } from '@sitekeeper/server/testing';
import { bucketOf } from '../../packages/server/src/features/monitors/series/bucket.ts';
import { type PackedCheck, packCheck } from '../../packages/server/src/features/monitors/series/check-codec.ts';
import { packHours } from '../../packages/server/src/features/monitors/series/hours-codec.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const DAYS = 60;
const EVERY_SECONDS = 900;

interface HistoryOf {
  /** Which of the fleet it is, from 0: its outages and response times depend on it. */
  readonly index: number;
  /** ms epoch. */
  readonly now: number;
  /** It went down two hours ago. */
  readonly isDown: boolean;
  /** Until its certificate expires. */
  readonly certificateDays: number;
}

/** Makes up 60 days of a site that is checked every quarter of an hour, with a bad day now and then. */
export async function makeUpHistory(database: Database, id: number, history: HistoryOf): Promise<void> {
  const { index, now, isDown, certificateDays } = history;
  const badDays = index % 4 === 1 ? [3, 17] : [];
  const checksOf = (hour: number): PackedCheck[] =>
    Array.from({ length: HOUR / 1000 / EVERY_SECONDS }, (_, n) => hour * HOUR + n * EVERY_SECONDS * 1000)
      .filter(at => at < now)
      .map(at => {
        const ago = Math.floor((now - at) / DAY);
        const up = !(isDown && now - at < 2 * HOUR) && !(badDays.includes(ago) && hour % 24 === 4);
        const responseMs = 180 + ((index * 37 + hour * 13 + at / 900_000) % 140) + (hour % 24 > 17 ? 120 : 0);
        return { at, up, responseMs, statusCode: up ? 200 : 500 };
      });
  const today = Math.floor(now / DAY);
  const days = Array.from({ length: DAYS }, (_, ago) => {
    const hours = Array.from({ length: 24 }, (_none, h) =>
      bucketOf(checksOf((today - ago) * 24 + h), EVERY_SECONDS, HOUR / 1000),
    );
    const seen = hours.filter(({ checks }) => checks > 0);
    const sum = (of: (bucket: (typeof hours)[number]) => number) => seen.reduce((total, one) => total + of(one), 0);
    return {
      site_id: id,
      day: today - ago,
      checks: sum(one => one.checks),
      watched: sum(one => one.watched),
      down: sum(one => one.down),
      sum_ms: sum(one => one.sumMs),
      timed: sum(one => one.timed),
      min_ms: Math.min(...seen.map(one => one.minMs ?? 0)),
      max_ms: Math.max(...seen.map(one => one.maxMs ?? 0)),
      hours: packHours(hours),
    };
  });
  const thisHour = Math.floor(now / HOUR);
  const hours = Array.from({ length: 48 }, (_, ago) => {
    const hour = thisHour - ago;
    return {
      site_id: id,
      hour,
      every_seconds: EVERY_SECONDS,
      rolled: 1,
      checks: checksOf(hour).map(packCheck).join(''),
    };
  });
  const status = isDown ? 'down' : 'up';
  const last = { checked_at: now - 60_000, status_code: isDown ? 500 : 200, response_ms: 180 + index * 9 };
  const monitor = { site_id: id, due_at: now + HOUR, status, status_at: now - (isDown ? 2 * HOUR : 9 * DAY), ...last };
  const incident = {
    site_id: id,
    cause: 'wrong_status',
    reason: 'It answered with status 500.',
    status_code: 500,
    checks: 4,
  };
  const incidents = [
    ...(isDown ? [{ ...incident, started_at: now - 2 * HOUR, ended_at: null }] : []),
    ...badDays.map(ago => ({ ...incident, started_at: now - ago * DAY, ended_at: now - ago * DAY + HOUR })),
  ];
  const expires_at = now + certificateDays * DAY;
  const endpoint = `site${index + 1}.example:443`;
  const certificate = {
    site_id: id,
    endpoint,
    issuer: 'Example CA',
    issued_at: expires_at - 90 * DAY,
    expires_at,
    told_days: null,
  };
  const probe = {
    site_id: id,
    endpoint,
    issuer: 'Example CA',
    expires_at,
    probed_at: now,
    fault: expires_at < now ? 'expired' : null,
  };
  await database.write(async trx => {
    await trx.deleteFrom('monitors').where('site_id', '=', id).execute();
    await trx.insertInto('monitors').values(monitor).execute();
    await trx.insertInto('monitor_days').values(days).execute();
    await trx.insertInto('monitor_hours').values(hours).execute();
    if (incidents.length > 0) await trx.insertInto('monitor_incidents').values(incidents).execute();
    await trx.deleteFrom('tls_probes').where('site_id', '=', id).execute();
    await trx.insertInto('tls_probes').values(probe).execute();
    await trx
      .insertInto('site_certificates')
      .values({ ...certificate, seen_at: now })
      .execute();
  });
}
