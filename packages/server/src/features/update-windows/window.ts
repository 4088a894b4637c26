import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { invalidInput } from '../../kernel/invalid-input.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { closingOf, isTimeZone, type Weekday, type WindowTimes } from '../../kernel/time/openings.ts';
import type { Trx } from '../../ports/database/port.ts';
import type { Strategy } from '../update-runs/index.ts';
import { UPDATE_TYPES, type UpdateType } from '../updates/index.ts';
import { claimWindowRow, selectUpdateWindow, type WindowRow } from './window.store.ts';

export function timesOfWindow({ days, opens, closes, time_zone }: WindowRow): WindowTimes {
  return { days: days.split(',') as Weekday[], opens, closes, timeZone: time_zone };
}

/** @throws AppError invalid_input naming what cannot be. */
export function requirePossibleTimes({ opens, closes, timeZone }: WindowTimes): void {
  if (opens === closes)
    throw invalidInput('window_without_length', 'closes: a window must close at another time than it opens.');
  if (isTimeZone(timeZone)) return;
  throw invalidInput('time_zone', 'time_zone: give the IANA name of a time zone, such as Europe/Berlin.');
}

/** @throws AppError update_window_not_found */
export async function requireWindow(ctx: Ctx, id: number): Promise<WindowRow> {
  return (await selectUpdateWindow(ctx.database.db, id)) ?? noWindow(id);
}

/** The same, locked until the transaction ends. @throws AppError update_window_not_found */
export async function claimWindow(trx: Trx, id: number): Promise<WindowRow> {
  return (await claimWindowRow(trx, id)) ?? noWindow(id);
}

function noWindow(id: number): never {
  throw new AppError('update_window_not_found', `No window has id ${id}. List the windows to see which there are.`);
}

export function windowView(row: WindowRow) {
  const { id, name, site_id, tag_id, opens, closes, time_zone } = row;
  const next = row.enabled === 1 ? row.next_open_at : undefined;
  return {
    id,
    name,
    site_id,
    tag_id,
    opens,
    closes,
    time_zone,
    days: row.days.split(',') as Weekday[],
    types: (JSON.parse(row.types_json) as UpdateType[]).map(type => UPDATE_TYPES[type]),
    strategy: row.strategy_json === null ? null : (JSON.parse(row.strategy_json) as Strategy),
    min_age_days: row.min_age_days,
    enabled: row.enabled === 1,
    next_opening: next === undefined ? null : isoInstant(next),
    next_closing: next === undefined ? null : isoInstant(closingOf(timesOfWindow(row), next)),
  };
}
