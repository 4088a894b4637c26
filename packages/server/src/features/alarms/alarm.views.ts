import { isoInstant, isoInstantOrNull } from '../../kernel/text/instants.ts';
import { eventView, TOLD_TO_PROGRAMS } from '../events/index.ts';
import type { AlarmState } from './alarm.schemas.ts';
import type { NamedAlarmRow } from './alarm.store.ts';

export function alarmView(row: NamedAlarmRow, now: number) {
  const { type, severity, title, text, site, client, data } = eventView(
    { ...row, occurred_at: row.opened_at },
    TOLD_TO_PROGRAMS,
    row.closed_at === null ? now : undefined,
  );
  return {
    id: row.id,
    state: alarmState(row, now),
    cause: row.cause,
    type,
    severity,
    title,
    text,
    site,
    client,
    data,
    opened_at: isoInstant(row.opened_at),
    closed_at: isoInstantOrNull(row.closed_at),
    acknowledged_at: isoInstantOrNull(row.acknowledged_at),
    acknowledged_by: row.acknowledged_by,
    snoozed_until: isoInstantOrNull(row.snoozed_until),
  };
}

type Times = Pick<NamedAlarmRow, 'closed_at' | 'snoozed_until' | 'acknowledged_at' | 'on_hold'>;

export function alarmState({ closed_at, snoozed_until, acknowledged_at, on_hold }: Times, now: number): AlarmState {
  if (closed_at !== null) return 'closed';
  if (on_hold === 1) return 'on_hold';
  if ((snoozed_until ?? 0) > now) return 'snoozed';
  return acknowledged_at === null ? 'open' : 'acknowledged';
}
