import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isTimeZone } from '../../../kernel/time/openings.ts';
import { brandingOf } from '../../branding/index.ts';
import { resolveClient } from '../../clients/index.ts';
import { duePeriod } from './due-period.ts';
import {
  daySchema,
  recipientsSchema,
  reportScheduleSchema,
  scheduleView,
  timeZoneSchema,
} from './report-schedule.schemas.ts';
import {
  insertSchedule,
  lockScheduleOf,
  type NamedSchedule,
  selectNamedSchedule,
  updateScheduleRow,
} from './report-schedule.store.ts';

const USUAL_DAY = 2;

export const setReportSchedule = ability({
  name: 'set-report-schedule-v1',
  summary:
    'Have reports sent by mail each month, to one client or to all clients without a schedule of their own. A schedule that is there is changed.',
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
    day: Type.Optional(daySchema),
    time_zone: Type.Optional(timeZoneSchema),
    recipients: Type.Optional(recipientsSchema),
    enabled: Type.Optional(Type.Boolean({ description: 'Whether reports are sent. true for a new schedule.' })),
  }),
  output: reportScheduleSchema,
  errors: ['invalid_input', 'client_not_found'],
}).run(async ({ client_id = null, day, time_zone, recipients, enabled }, ctx) => {
  if (time_zone !== undefined && !isTimeZone(time_zone)) {
    throw new AppError('invalid_input', 'There is no such time zone. Use a name such as Europe/Berlin.');
  }
  if (client_id === null && recipients !== undefined && recipients.length > 0) {
    const message = 'A schedule for all clients sends each report to its own client. Leave the recipients empty.';
    throw new AppError('invalid_input', message);
  }
  if (client_id !== null) await resolveClient(ctx, client_id);
  const usual = { day: USUAL_DAY, time_zone: (await brandingOf(ctx.database.db, client_id)).timeZone };
  const now = ctx.clock.now();
  return audited(ctx, async trx => {
    const before = await lockScheduleOf(trx, client_id);
    const times = {
      day: day ?? before?.day ?? usual.day,
      time_zone: time_zone ?? before?.time_zone ?? usual.time_zone,
    };
    const isOn = enabled ?? before?.enabled !== 0;
    const columns = {
      ...times,
      recipients_json: JSON.stringify(recipients ?? JSON.parse(before?.recipients_json ?? '[]')),
      enabled: Number(isOn),
      updated_at: now,
    };
    const due = duePeriod(times, now);
    const id = before?.id ?? (await insertSchedule(trx, { ...columns, client_id, last_period: due, created_at: now }));
    // Whoever changes the day or switches it on wants no report on a month that is long over.
    const latest = before !== undefined && before.last_period > due ? before.last_period : due;
    if (before) await updateScheduleRow(trx, id, { ...columns, last_period: latest });
    const row = (await selectNamedSchedule(trx, id)) as NamedSchedule;
    const subject = client_id === null ? 'report_schedule:all' : `client:${client_id}`;
    const detail = { day: row.day, time_zone: row.time_zone, enabled: isOn };
    return { result: scheduleView(row, ctx), audit: [{ action: 'report_schedule.set', subject, detail }] };
  });
});
