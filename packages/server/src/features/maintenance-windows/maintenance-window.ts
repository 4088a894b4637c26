import { AppError } from '../../kernel/errors.ts';
import { invalidInput } from '../../kernel/invalid-input.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { isTimeZone, type Weekday } from '../../kernel/time/openings.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import { type NamedTarget, selectNamedTargets } from './maintenance-targets.store.ts';
import { isOnAt, type MaintenancePlan, type MaintenanceTime, maintenanceTime } from './maintenance-time.ts';
import {
  claimMaintenanceRow,
  type MaintenanceRow,
  type MaintenanceState,
  selectMaintenanceWindow,
} from './maintenance-window.store.ts';

export function maintenancePlan({ repeats, date, days, starts, minutes, time_zone }: PlanColumns): MaintenancePlan {
  const common = { minutes, opens: starts, timeZone: time_zone };
  return repeats === 'once'
    ? { repeats, date: date ?? '', ...common }
    : { repeats: 'weekly', days: days.split(',') as Weekday[], ...common };
}

export type PlanColumns = Pick<MaintenanceRow, 'repeats' | 'date' | 'days' | 'starts' | 'minutes' | 'time_zone'>;

/** The times of a window with these columns. @throws AppError invalid_input naming what cannot be. */
export function possibleTime(columns: PlanColumns, now: number) {
  if (!isTimeZone(columns.time_zone)) {
    throw invalidInput('time_zone', 'time_zone: give the IANA name of a time zone, such as Europe/Berlin.');
  }
  if (columns.repeats === 'weekly') {
    if (columns.days === '') throw new AppError('invalid_input', 'days: a weekly window needs at least one day.');
    if (columns.date !== null) {
      throw new AppError('invalid_input', 'date: a weekly window has no date. Leave it out, or set repeats to once.');
    }
    if (columns.minutes > MOST_MINUTES_OF_A_DAY) {
      throw invalidInput('weekly_minutes', 'minutes: a weekly window lasts for a day (1440 minutes) at most.');
    }
  } else {
    if (columns.date === null) {
      throw new AppError('invalid_input', 'date: a window that takes place once needs its date.');
    }
    if (columns.days !== '') {
      throw new AppError('invalid_input', 'days: a window that takes place once has no days. Leave them out.');
    }
  }
  try {
    return maintenanceTime(maintenancePlan(columns), now);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalidInput('day_unknown', 'date: give an existing day as YYYY-MM-DD.');
  }
}

/** @throws AppError invalid_input if it would be over before anybody has it. */
export function requireAhead({ closes_at, next_open_at }: MaintenanceTime, now: number): void {
  if (closes_at > now || next_open_at !== null) return;
  throw invalidInput('maintenance_over', 'date: the window would be over already. Choose a later date or time.');
}

const MOST_MINUTES_OF_A_DAY = 24 * 60;

/** @throws AppError maintenance_window_not_found */
export async function requireMaintenanceWindow(db: Queryable, id: number): Promise<MaintenanceRow> {
  return (await selectMaintenanceWindow(db, id)) ?? noWindow(id);
}

/** The same, locked until the transaction ends. @throws AppError maintenance_window_not_found */
export async function claimMaintenanceWindow(trx: Trx, id: number): Promise<MaintenanceRow> {
  return (await claimMaintenanceRow(trx, id)) ?? noWindow(id);
}

function noWindow(id: number): never {
  throw new AppError(
    'maintenance_window_not_found',
    `No maintenance window has id ${id}. List the windows to see which there are.`,
  );
}

function stateOf(row: MaintenanceRow, now: number): MaintenanceState {
  if (row.enabled === 0) return 'disabled';
  if (isOnAt(row, now)) return 'open';
  return row.opens_at > now || row.next_open_at !== null ? 'upcoming' : 'ended';
}

/** Windows as returned to callers: one query for what all of them are for. @param most Names of each kind per window. */
export async function maintenanceViews(db: Queryable, rows: readonly MaintenanceRow[], now: number, most = 1000) {
  const targets = Map.groupBy(
    await selectNamedTargets(
      db,
      rows.map(({ id }) => id),
      most,
    ),
    target => target.window_id,
  );
  return rows.map(stored => {
    const next = stored.next_open_at;
    const row = next !== null && next <= now ? { ...stored, ...maintenanceTime(maintenancePlan(stored), now) } : stored;
    return maintenanceView(row, targets.get(row.id) ?? [], now);
  });
}

type CountedTarget = NamedTarget & { readonly of: number };

function maintenanceView(row: MaintenanceRow, targets: readonly CountedTarget[], now: number) {
  const of = (kind: NamedTarget['kind']) => targets.filter(target => target.kind === kind);
  const state = stateOf(row, now);
  const [opens, closes] =
    state === 'upcoming' && row.opens_at <= now && row.next_open_at !== null
      ? [row.next_open_at, row.next_open_at + row.minutes * 60_000]
      : [row.opens_at, row.closes_at];
  return {
    id: row.id,
    name: row.name,
    all_sites: row.all_sites === 1,
    sites: of('sites').map(({ id, name, url }) => ({ id, name, url })),
    sites_count: of('sites')[0]?.of ?? 0,
    tags: of('tags').map(({ id, name }) => ({ id, name })),
    clients: of('clients').map(({ id, name }) => ({ id, name })),
    repeats: row.repeats === 'once' ? ('once' as const) : ('weekly' as const),
    date: row.date,
    days: row.days === '' ? [] : (row.days.split(',') as Weekday[]),
    starts: row.starts,
    minutes: row.minutes,
    time_zone: row.time_zone,
    enabled: row.enabled === 1,
    state,
    opens_at: state === 'disabled' ? null : isoInstant(opens),
    closes_at: state === 'disabled' ? null : isoInstant(closes),
  };
}
