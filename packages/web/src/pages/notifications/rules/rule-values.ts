import type { Input } from '../../../generated/abilities.ts';
import { WEEKDAYS } from '../../../generated/choices.ts';
import { t } from '../../../texts/text.ts';
import { neededText } from '../../../ui/forms/form.ts';
import { ownZone } from '../../../ui/text/format.ts';
import type { AlarmRuleItem } from './rule.ts';

/** A rule as the form has it. */
export type RuleValues = {
  name: string;
  channel_ids: number[];
  events: string[];
  min_severity: AlarmRuleItem['min_severity'];
  tag_ids: number[];
  client_ids: number[];
  when: AlarmRuleItem['when'];
  digest_at: string;
  digest_day: AlarmRuleItem['digest_day'];
  time_zone: string;
  quiet: boolean;
  quiet_from: string;
  quiet_to: string;
  critical_passes: boolean;
  grouping: AlarmRuleItem['grouping'];
  remind_after_minutes: string;
  tell_recovery: boolean;
  tell_browsers: boolean;
};

const idsOf = (named: readonly { readonly id: number }[] = []) => named.map(({ id }) => id);

/** The values of a rule, or of a new one. */
export function ruleValues(rule: AlarmRuleItem | undefined): RuleValues {
  return {
    name: rule?.name ?? '',
    channel_ids: idsOf(rule?.channels),
    events: [...(rule?.events ?? [])],
    min_severity: rule?.min_severity ?? 'medium',
    tag_ids: idsOf(rule?.tags),
    client_ids: idsOf(rule?.clients),
    when: rule?.when ?? 'at_once',
    digest_at: rule?.digest_at ?? '08:00',
    digest_day: rule?.digest_day ?? WEEKDAYS[0],
    time_zone: rule?.time_zone ?? ownZone(),
    quiet: (rule?.quiet_from ?? null) !== null,
    quiet_from: rule?.quiet_from ?? '22:00',
    quiet_to: rule?.quiet_to ?? '07:00',
    critical_passes: rule?.critical_passes ?? true,
    grouping: rule?.grouping ?? 'cause',
    remind_after_minutes: String(rule?.remind_after_minutes ?? 0),
    tell_recovery: rule?.tell_recovery ?? true,
    tell_browsers: rule?.tell_browsers ?? true,
  };
}

/** What the server is given of it. */
export function alarmRuleInput(values: RuleValues): Omit<Input<'add-alarm-rule-v1'>, 'enabled'> {
  const { quiet, quiet_from, quiet_to, events, remind_after_minutes, ...same } = values;
  return {
    ...same,
    events: events as Input<'add-alarm-rule-v1'>['events'],
    remind_after_minutes: Number(remind_after_minutes),
    quiet_from: quiet ? quiet_from : null,
    quiet_to: quiet ? quiet_to : null,
  };
}

const needTime = neededText('notifications.rules.needTime');

export const RULE_CHECKS = {
  name: neededText('notifications.needName'),
  channel_ids: (ids: readonly number[], { tell_browsers }: RuleValues) =>
    ids.length === 0 && !tell_browsers ? t('notifications.rules.needChannel') : null,
  digest_at: needTime,
  quiet_from: (time: string, { quiet }: RuleValues) => (quiet ? needTime(time) : null),
  quiet_to: (time: string, { quiet, quiet_from }: RuleValues) => {
    if (!quiet) return null;
    return needTime(time) ?? (time === quiet_from ? t('notifications.rules.otherTime') : null);
  },
};
