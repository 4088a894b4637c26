import { nextOpening, type WindowTimes } from '../../kernel/time/openings.ts';
import type { Trx } from '../../ports/database/port.ts';
import type { UpdateType } from '../updates/index.ts';
import { insertWindow } from './window.store.ts';

/** A window for all sites that does nothing until somebody enables it. @returns its id. */
export async function insertProposedWindow(
  trx: Trx,
  { name, types, ...times }: WindowTimes & { readonly name: string; readonly types: readonly UpdateType[] },
  now: number,
): Promise<number> {
  const { days, opens, closes, timeZone } = times;
  const row = await insertWindow(trx, {
    name,
    site_id: null,
    tag_id: null,
    days: days.join(','),
    opens,
    closes,
    time_zone: timeZone,
    enabled: 0,
    created_at: now,
    types_json: JSON.stringify(types),
    strategy_json: null,
    next_open_at: nextOpening(times, now).opensAt,
  });
  return row.id;
}
