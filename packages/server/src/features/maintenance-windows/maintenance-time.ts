import { DAY_MS, MINUTE_MS } from '../../kernel/time/durations.ts';
import { nextStart, startOnDate, type WeeklyStarts } from '../../kernel/time/openings.ts';

/** Every weekly window starts within it, whatever clocks do. */
const WEEK_MS = 8 * DAY_MS;

/** When a window is on: once, or on certain days of each week. */
export type MaintenancePlan = { readonly minutes: number } & (
  | { readonly repeats: 'once'; readonly date: string; readonly opens: string; readonly timeZone: string }
  | ({ readonly repeats: 'weekly' } & WeeklyStarts)
);

/** All in ms epoch. */
export interface MaintenanceTime {
  readonly opens_at: number;
  readonly closes_at: number;
  readonly next_open_at: number | null;
}

/**
 * The time of a window that has begun last, or its first one if none has. Times that touch or overlap are one, so that
 * there is no moment between them. A window lasts for its minutes, whatever clocks do meanwhile.
 */
export function maintenanceTime(plan: MaintenancePlan, now: number): MaintenanceTime {
  const lasts = plan.minutes * MINUTE_MS;
  if (plan.repeats === 'once') {
    const opens_at = startOnDate(plan.date, plan);
    return { opens_at, closes_at: opens_at + lasts, next_open_at: null };
  }
  let opens_at = nextStart(plan, now - WEEK_MS);
  let closes_at = opens_at + lasts;
  for (;;) {
    const next = nextStart(plan, closes_at - lasts);
    if (next > now) return { opens_at, closes_at, next_open_at: next };
    if (next > closes_at) opens_at = next;
    closes_at = next + lasts;
  }
}

/** Whether it is on at a time between `opens_at` and the time after `next_open_at`. */
export function isOnAt({ opens_at, closes_at }: MaintenanceTime, at: number): boolean {
  return opens_at <= at && at < closes_at;
}
