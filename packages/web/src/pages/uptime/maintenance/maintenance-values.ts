import type { Output } from '../../../generated/abilities.ts';
import { WEEKDAYS } from '../../../generated/choices.ts';
import { isNarrowed, type Scope, targetsOfScope } from '../../../shared/scope/use-scope.ts';
import type { Day } from '../../../shared/windows/window-times.ts';

type WholeWindow = Output<'get-maintenance-window-v1'>;

/** The fields of the form. */
export type MaintenanceValues = {
  name: string;
  scope: 'all' | 'named';
  site_ids_or_domains: number[];
  tag_ids: number[];
  client_ids: number[];
  repeats: WholeWindow['repeats'];
  date: string;
  days: Day[];
  starts: string;
  minutes: number;
  time_zone: string;
};

/**
 * What the form starts with.
 * @param today YYYY-MM-DD, for a new window.
 * @param scope What the pages are narrowed to, which a new window is for.
 */
export function valuesOf(
  window: WholeWindow | undefined,
  today: string,
  zone: string,
  scope: Scope,
): MaintenanceValues {
  const targets = targetsOfScope(scope);
  const ids = (named: readonly { readonly id: number }[] = []) => named.map(({ id }) => id);
  return {
    name: window?.name ?? '',
    scope: (window ? !window.all_sites : isNarrowed(scope)) ? 'named' : 'all',
    site_ids_or_domains: ids(window?.sites),
    tag_ids: window ? ids(window.tags) : targets.tag_ids,
    client_ids: window ? ids(window.clients) : targets.client_ids,
    repeats: window?.repeats ?? 'once',
    date: window?.date ?? today,
    days: window && window.days.length > 0 ? [...window.days] : [...WEEKDAYS],
    starts: window?.starts ?? '22:00',
    minutes: window?.minutes ?? 120,
    time_zone: window?.time_zone ?? zone,
  };
}

/** The input of the ability: without what the other choice would need. */
export function givenOf({ scope, repeats, ...values }: MaintenanceValues) {
  const { name, site_ids_or_domains, tag_ids, client_ids, date, days, starts, minutes, time_zone } = values;
  return {
    name,
    all_sites: scope === 'all',
    site_ids_or_domains: scope === 'named' ? site_ids_or_domains : undefined,
    tag_ids: scope === 'named' ? tag_ids : undefined,
    client_ids: scope === 'named' ? client_ids : undefined,
    repeats,
    date: repeats === 'once' ? date : undefined,
    days: repeats === 'weekly' ? days : undefined,
    starts,
    minutes,
    time_zone,
  };
}

export const DAY_MINUTES = 1440;

/** The time of day so many minutes after another one. @param hhmm `22:30` */
export function later(hhmm: string, minutes: number): string {
  const [hours = 0, rest = 0] = hhmm.split(':').map(Number);
  const at = (hours * 60 + rest + minutes) % DAY_MINUTES;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}
