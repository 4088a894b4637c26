import { EVENT_SEVERITIES, type EventSeverity } from '../../events/index.ts';

/** How urgent a vulnerability is, by the severity of its record. */
export function eventSeverity(severity: string): EventSeverity {
  if (severity === 'none') return 'info';
  return severity === 'unknown' ? 'medium' : (severity as EventSeverity);
}

export function isMoreUrgent(severity: string, before: string): boolean {
  const [now, then] = [severity, before].map(each => EVENT_SEVERITIES.indexOf(eventSeverity(each))) as [number, number];
  return now < then;
}
