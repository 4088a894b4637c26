import type { Weekday } from '../../update-windows/index.ts';
import type { OldTrusted } from '../mainwp/old-dashboard.ts';
import type { Remarks } from './remarks.ts';

const DAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const HOURS_OPEN = 3;
const USUAL_TIME = '02:00';

export interface ProposedWindow {
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
  readonly types: readonly ('core' | 'plugin' | 'theme' | 'translation')[];
}

/**
 * The update window that comes closest to what the old dashboard updated by itself; undefined if it updated
 * nothing. The remarks say what differs: whoever enables the window must know.
 */
export function proposedWindow(old: OldTrusted, isTimeZone: (name: string) => boolean, remarks: Remarks) {
  const plugins = old.pluginsOn ? old.plugins : [];
  const themes = old.themesOn ? old.themes : [];
  const types = [
    ...(old.core ? (['core'] as const) : []),
    ...(plugins.length > 0 ? (['plugin'] as const) : []),
    ...(themes.length > 0 ? (['theme'] as const) : []),
    ...(old.translationsOn ? (['translation'] as const) : []),
  ];
  if (types.length === 0) return undefined;
  remarks.add('It became an update window that is disabled. Look at it and enable it after the move.');
  if (plugins.length + themes.length > 0) {
    const trusted = listed([...plugins, ...themes]);
    remarks.add(`MainWP updated only what it was told to trust: ${trusted}. A window updates all that is not ignored.`);
  }
  if (old.core) remarks.add('MainWP updated WordPress only on the sites chosen for it; the window covers all sites.');
  if (old.frequency === 'monthly') remarks.add('It was monthly, which a window cannot be: the proposal is weekly.');
  if (old.delayDays > 0) remarks.add(`MainWP waited ${old.delayDays} days after a release; a window does not wait.`);
  const known = isTimeZone(old.timeZone);
  if (!known) remarks.add(`The time zone "${old.timeZone.slice(0, 50)}" is unknown here: the proposal is in UTC.`);
  const opens = old.time !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(old.time) ? old.time : USUAL_TIME;
  const window: ProposedWindow = {
    days: daysOf(old),
    opens,
    closes: hoursLater(opens, HOURS_OPEN),
    timeZone: known ? old.timeZone : 'UTC',
    types,
  };
  return window;
}

function daysOf({ frequency, dayOfWeek }: OldTrusted): readonly Weekday[] {
  return frequency === 'daily' ? DAYS : [DAYS[frequency === 'weekly' ? (dayOfWeek ?? 0) : 0] ?? 'mon'];
}

function hoursLater(time: string, hours: number): string {
  const [hour = 0] = time.split(':').map(Number);
  return `${String((hour + hours) % 24).padStart(2, '0')}${time.slice(2)}`;
}

function listed(slugs: readonly string[]): string {
  const shown = slugs.slice(0, 20).map(slug => slug.slice(0, 100));
  const more = slugs.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
