import type { Output } from '../../../generated/abilities.ts';
import { WEEKDAYS } from '../../../generated/choices.ts';
import { EVENT_GROUPS } from '../../../generated/event-groups.ts';
import { type EventGroupChoice, eventTitle, typeTitle } from '../../../shared/events/event-words.ts';
import { t } from '../../../texts/text.ts';
import { formatHour, formatWeekday, isOwnZone } from '../../../ui/text/format.ts';

export type AlarmRuleItem = Output<'list-alarm-rules-v1'>['items'][number];

export const RULE_GROUPS = Object.keys(EVENT_GROUPS) as EventGroupChoice[];

/** The choices of a field for events, by group: first the whole group. */
export const eventChoices = () =>
  RULE_GROUPS.map(group => ({
    group: t(`notifications.rules.groups.${group}`),
    items: [
      { value: group as string, label: t(`notifications.rules.wholeGroup.${group}`) },
      ...EVENT_GROUPS[group].map(type => ({ value: type as string, label: eventTitle(type) })),
    ],
  }));

/** `Site is down, Everything that expires` */
export function eventsText({ events }: Pick<AlarmRuleItem, 'events'>): string {
  if (events.length === 0) return t('notifications.rules.allEvents');
  const names = events.map(name => {
    const group = RULE_GROUPS.find(known => known === name);
    return group === undefined ? typeTitle(name) : t(`notifications.rules.wholeGroup.${group}`);
  });
  return names.join(', ');
}

/** Who is told by a rule: `Ops, People’s browsers` */
export function toldText({ channels, tell_browsers }: AlarmRuleItem): string {
  const names = channels.map(({ name }) => name);
  return (tell_browsers ? [...names, t('notifications.rules.browsers')] : names).join(', ');
}

/** Which sites a rule is for. */
export function sitesText({ limited, tags, clients }: AlarmRuleItem): string {
  if (!limited) return t('notifications.rules.allSites');
  const names = [...tags, ...clients].map(({ name }) => name);
  return names.length === 0 ? t('notifications.rules.noSites') : names.join(', ');
}

/** `At once`, `Daily at 08:00`; with the time zone if it is not the viewer's own. */
export function whenText({ when, digest_at, digest_day, time_zone }: AlarmRuleItem): string {
  if (when === 'at_once') return t('notifications.rules.whens.at_once');
  const time = formatHour(digest_at);
  const text =
    when === 'daily'
      ? t('notifications.rules.daily', { time })
      : t('notifications.rules.weekly', { day: formatWeekday(WEEKDAYS.indexOf(digest_day)), time });
  return isOwnZone(time_zone) ? text : t('notifications.rules.inZone', { when: text, zone: time_zone });
}
