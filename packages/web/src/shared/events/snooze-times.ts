import { t } from '../../texts/text.ts';

const HOUR_MS = 3600_000;
/** When a snooze until another day ends, in the time zone of whoever snoozes. */
const MORNING = 8;

export interface SnoozeTime {
  readonly key: 'hour' | 'hours' | 'tomorrow';
  readonly label: string;
  /** As ISO 8601. */
  readonly until: () => string;
}

/** Until when something is usually snoozed. */
export const snoozeTimes = (): readonly SnoozeTime[] => [
  { key: 'hour', label: t('events.snooze.hour'), until: () => new Date(Date.now() + HOUR_MS).toISOString() },
  { key: 'hours', label: t('events.snooze.hours'), until: () => new Date(Date.now() + 4 * HOUR_MS).toISOString() },
  { key: 'tomorrow', label: t('events.snooze.tomorrow'), until: () => morningAfter(1).toISOString() },
];

/** The morning so many days from now. */
export function morningAfter(days: number): Date {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
}

/** As a field for day and time has it: `2026-01-31T08:00`, in the browser's time zone. */
export function localMinute(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
