import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { numberOrNull } from '../../../kernel/ability/nullable.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { isScoped, type SiteScope, siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { DAY_MS } from '../../../kernel/time/durations.ts';
import { sumsWithin } from '../period/uptime-within.ts';
import { uptimeRatio } from '../series/bucket.ts';
import { selectFleetDays } from '../series/fleet-days.store.ts';
import { KEEP } from '../series/roll-up.ts';

export const getFleetUptime = ability({
  name: 'get-fleet-uptime-v1',
  summary:
    'Get the uptime of all sites together, or of those of clients or tags, by day. Use it for a picture of the fleet; get-monitor-v1 has that of one site.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: KEEP.hourDays, default: 30, description: 'So many days, today included.' }),
    ),
    ...siteScopeInput('sites'),
  }),
  output: Type.Object({
    uptime_percent: numberOrNull('Share of the watched time in which the sites were up; null if none was watched.'),
    watched_seconds: Type.Integer({ minimum: 0, description: 'Time that was watched, of all sites together.' }),
    down_seconds: Type.Integer({ minimum: 0, description: 'Of this, the time in which they were down.' }),
    days: Type.Array(
      Type.Object({
        day: Type.String({ description: 'Day in UTC, such as 2026-12-31.' }),
        uptime_percent: numberOrNull('Uptime on this day; null if nothing was watched.'),
        down_seconds: Type.Integer({ minimum: 0, description: 'Time in which sites were down on this day.' }),
      }),
      { description: 'Each day, oldest first.' },
    ),
  }),
}).run(async ({ days = 30, ...scope }, ctx) => {
  const to = Math.floor(ctx.clock.now() / DAY_MS);
  const from = to - days + 1;
  const rows = isScoped(scope)
    ? await daysInScope(ctx, scope, { from, to })
    : await selectFleetDays(ctx.database.db, { from, to });
  const byDay = new Map(rows.map(row => [row.day, row]));
  const sum = rows.reduce((all, one) => ({ watched: all.watched + one.watched, down: all.down + one.down }), NONE);
  return {
    uptime_percent: uptimeRatio(sum),
    watched_seconds: sum.watched,
    down_seconds: sum.down,
    days: Array.from({ length: days }, (_, at) => {
      const one = byDay.get(from + at) ?? NONE;
      const day = new Date((from + at) * DAY_MS).toISOString().slice(0, 10);
      return { day, uptime_percent: uptimeRatio(one), down_seconds: one.down };
    }),
  };
});

/** As reports count them: with the hours that are going on. */
async function daysInScope(ctx: Ctx, scope: SiteScope, { from, to }: { from: number; to: number }) {
  const { days } = await sumsWithin(ctx, scope, { from: from * DAY_MS, until: (to + 1) * DAY_MS });
  return days.map(({ day, sums: { watched, down } }) => ({ day, watched, down }));
}

const NONE = { watched: 0, down: 0 };
