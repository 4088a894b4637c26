import type { Input, Output } from '../../../generated/abilities.ts';

type UptimeSettings = Output<'get-monitor-settings-v1'>;
export type OwnCheckSettings = Output<'get-monitor-v1'>['own_settings'];
/** As all other sites, in its own way, or not at all. */
export type How = 'all' | 'own' | 'off';

export function howOf(own: OwnCheckSettings): How {
  if (own.active === false) return 'off';
  return Object.values(own).every(value => value === null) ? 'all' : 'own';
}

/**
 * What must be sent: settings that are the same for all sites follow them from now on.
 * @param changed What was edited of the form: the rest of it may be older than what is known of all sites.
 */
export function changesTo(
  how: How,
  changed: Partial<UptimeSettings>,
  all: UptimeSettings,
  own: OwnCheckSettings,
): Omit<Input<'update-monitor-v1'>, 'site_id_or_domain'> {
  if (how === 'off') return { active: false };
  const wanted =
    how === 'all'
      ? Object.keys(own).map(name => [name, null] as const)
      : Object.entries({ ...changed, active: true }).map(
          ([name, value]) => [name, value === all[name as keyof UptimeSettings] ? null : value] as const,
        );
  return Object.fromEntries(wanted.filter(([name, value]) => value !== own[name as keyof OwnCheckSettings]));
}
