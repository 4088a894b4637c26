import type { Weekday } from '../../update-windows/index.ts';
import type { OldTrusted } from '../mainwp/old-dashboard.ts';
import type { Remarks } from '../remarks/remarks.ts';

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
  remarks.add('window_disabled');
  if (plugins.length + themes.length > 0) {
    remarks.add('only_trusted', listed([...plugins, ...themes]));
  }
  if (old.core) remarks.add('core_on_all_sites');
  if (old.frequency === 'monthly') remarks.add('was_monthly');
  if (old.delayDays > 0) remarks.add('no_delay', { count: old.delayDays });
  const known = isTimeZone(old.timeZone);
  if (!known) remarks.add('time_zone_unknown', { given: old.timeZone.slice(0, 50) });
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

/** The first ones by name, the others by number. */
function listed(slugs: readonly string[]) {
  const shown = slugs.slice(0, 20).map(slug => slug.slice(0, 100));
  return { given: shown.join(', '), count: slugs.length - shown.length };
}
