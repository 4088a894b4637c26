import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { brandingOf } from '../branding/index.ts';
import { daysOfMonth, lastMonth } from './report-period.ts';

interface DaysGiven {
  readonly month?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** The days that a report was asked for; without any, those of last month. @throws AppError invalid_input. */
export async function wantedDays(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  clientId: number,
  { month, from, to, timeZone }: DaysGiven,
): Promise<{ from: string; to: string; timeZone: string }> {
  const zone = timeZone ?? (await brandingOf(database.db, clientId)).timeZone;
  if ((from === undefined) !== (to === undefined) || (month !== undefined && from !== undefined)) {
    throw new AppError('invalid_input', 'Give a month, or both the first and the last day of a period.');
  }
  if (from !== undefined && to !== undefined) return { from, to, timeZone: zone };
  return { ...daysOfMonth(month ?? lastMonth(clock.now(), zone)), timeZone: zone };
}
