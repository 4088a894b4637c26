import type { Output } from '../../../generated/abilities.ts';
import { durationText } from '../../../shared/uptime/monitor-words.ts';
import { daysText, hoursText } from '../../../shared/windows/window-times.ts';
import { t } from '../../../texts/text.ts';
import { formatDate, formatHour } from '../../../ui/text/format.ts';
import { DAY_MINUTES, later } from './maintenance-values.ts';

export type MaintenanceWindow = Output<'list-maintenance-windows-v1'>['items'][number];

type Times = Pick<MaintenanceWindow, 'date' | 'days' | 'starts' | 'minutes' | 'time_zone'>;

/** Names that a list shows in a row. */
const SHOWN = 3;

/** `Sat, Sun 02:00–03:30`, `Jan 31, 2030 22:00–02:00`, or with the duration if it is longer than a day. */
export function maintenanceTimes({ date, days, starts, minutes, time_zone }: Times): string {
  const when = date === null ? daysText(days) : formatDate(date);
  if (minutes < DAY_MINUTES) {
    return hoursText({ days: when, opens: starts, closes: later(starts, minutes), zone: time_zone });
  }
  const duration = durationText(minutes * 60);
  return t('uptime.maintenance.long', { days: when, opens: formatHour(starts), duration, zone: time_zone });
}

type Targets = Pick<MaintenanceWindow, 'all_sites' | 'sites' | 'sites_count' | 'tags' | 'clients'>;

/** What a window is for: tags, then clients, then sites, as many as fit. */
export function targetsText({ all_sites, sites, sites_count, tags, clients }: Targets): string {
  if (all_sites) return t('uptime.maintenance.allSites');
  const names = [
    ...tags.map(({ name }) => t('uptime.maintenance.tag', { name })),
    ...clients.map(({ name }) => t('uptime.maintenance.client', { name })),
    ...sites.map(({ name }) => name),
  ];
  const shown = names.slice(0, SHOWN).join(', ');
  const more = tags.length + clients.length + sites_count - SHOWN;
  return more > 0 ? t('uptime.maintenance.andMore', { names: shown, count: more }) : shown;
}
