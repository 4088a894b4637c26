import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { AppError } from '../../../kernel/errors.ts';
import { invalidInput } from '../../../kernel/invalid-input.ts';
import { isTimeZone } from '../../../kernel/time/openings.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { brandingOf } from '../../branding/index.ts';
import { claimClient, resolveClient } from '../../clients/index.ts';
import { progressAfterChange } from './next-report.ts';
import {
  daySchema,
  intervalSchema,
  recipientsSchema,
  reportScheduleSchema,
  scheduleView,
  timeZoneSchema,
  weekdaySchema,
} from './report-schedule.schemas.ts';
import {
  forgetReportsBegin,
  insertSchedule,
  lockScheduleOf,
  type NamedSchedule,
  type ReportScheduleRow,
  selectNamedSchedule,
  selectReportsBegin,
  updateReportsBegin,
  updateScheduleRow,
} from './report-schedule.store.ts';

const USUAL_TIMES = { every: 'month', weekday: 'mon', day: 2 } as const;

export const setReportSchedule = ability({
  name: 'set-report-schedule-v1',
  summary:
    'Have reports sent by mail each week, month or quarter, to one client or to all clients without a schedule of their own. A schedule that is there is changed.',
  category: 'clients',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: true,
  instructions: 'Clients receive these mails. Ask the user before you switch a schedule on.',
  input: Type.Object({
    client_id: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        default: null,
        description: 'Id of the client; null: all clients without a schedule of their own.',
      }),
    ),
    schedule_id: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        minimum: 1,
        description:
          'Id of the schedule to change. If it has been deleted since, the call is refused, and no new one is made. null: a new one; if somebody has added one since, the call is refused, and that one stays as it is. Left out: whichever is there, or a new one.',
      }),
    ),
    every: Type.Optional(intervalSchema),
    weekday: Type.Optional(weekdaySchema),
    day: Type.Optional(daySchema),
    time_zone: Type.Optional(timeZoneSchema),
    recipients: Type.Optional(recipientsSchema),
    enabled: Type.Optional(Type.Boolean({ description: 'Whether reports are sent. true for a new schedule.' })),
  }),
  output: reportScheduleSchema,
  errors: ['invalid_input', 'client_not_found', 'report_schedule_not_found', 'report_schedule_exists'],
}).run(async ({ client_id = null, schedule_id, every, weekday, day, time_zone, recipients, enabled }, ctx) => {
  if (time_zone !== undefined && !isTimeZone(time_zone)) {
    throw invalidInput('time_zone', 'There is no such time zone. Use a name such as Europe/Berlin.');
  }
  if (client_id === null && recipients !== undefined && recipients.length > 0) {
    const message = 'A schedule for all clients sends each report to its own client. Leave the recipients empty.';
    throw new AppError('invalid_input', message);
  }
  if (client_id !== null) await resolveClient(ctx, client_id);
  const usual = { ...USUAL_TIMES, time_zone: (await brandingOf(ctx.database.db, client_id)).timeZone };
  const now = ctx.clock.now();
  return audited(ctx, async trx => {
    const all = await lockScheduleOf(trx, null);
    if (client_id !== null) await claimClient(ctx, client_id, trx);
    const before = client_id === null ? all : await lockScheduleOf(trx, client_id);
    requireExpected(schedule_id, before);
    // Until now, the client got the reports of the schedule for all: its first own one goes on from there.
    const progress = before ?? (client_id === null ? undefined : await takeProgressOf(all, trx, client_id));
    // It begins anew.
    if (client_id === null && before?.enabled !== 1) await forgetReportsBegin(trx);
    const times = {
      every: every ?? before?.every ?? usual.every,
      weekday: weekday ?? before?.weekday ?? usual.weekday,
      day: day ?? before?.day ?? usual.day,
      time_zone: time_zone ?? before?.time_zone ?? usual.time_zone,
    };
    const isOn = enabled ?? before?.enabled !== 0;
    const columns = {
      ...times,
      ...progressAfterChange(progress, times, now),
      recipients_json: JSON.stringify(recipients ?? JSON.parse(before?.recipients_json ?? '[]')),
      enabled: Number(isOn),
      updated_at: now,
    };
    const id = before?.id ?? (await insertSchedule(trx, { ...columns, client_id, created_at: now }));
    if (before) await updateScheduleRow(trx, id, columns);
    const row = (await selectNamedSchedule(trx, id)) as NamedSchedule;
    const subject = client_id === null ? 'report_schedule:all' : `client:${client_id}`;
    const { every: interval, weekday: on, day: ofMonth } = row;
    const when = interval === 'week' ? { weekday: on } : { day: ofMonth };
    const detail = { every: interval, ...when, time_zone: row.time_zone, enabled: isOn };
    return { result: scheduleView(row, ctx), audit: [{ action: 'report_schedule.set', subject, detail }] };
  });
});

/** Whoever asks may have seen another schedule, or none. @throws AppError */
function requireExpected(expected: number | null | undefined, found: ReportScheduleRow | undefined): void {
  if (expected === undefined || expected === (found?.id ?? null)) return;
  if (expected === null) {
    const message = 'There is a schedule by now. Somebody may have added it: look at the schedules again.';
    throw new AppError('report_schedule_exists', message);
  }
  const message = 'The schedule was not found. Somebody may have deleted it: look at the schedules again.';
  throw new AppError('report_schedule_not_found', message);
}

/** The schedule for all, as far as it has come for this client; what is noted of that goes over to its own one. */
async function takeProgressOf(
  all: ReportScheduleRow | undefined,
  trx: Trx,
  clientId: number,
): Promise<ReportScheduleRow | undefined> {
  const begin = await selectReportsBegin(trx, clientId);
  if (begin !== null) await updateReportsBegin(trx, clientId, null);
  return all && { ...all, begins_on: begin ?? all.begins_on };
}
