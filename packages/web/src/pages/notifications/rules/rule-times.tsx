import { NativeSelect, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { WEEKDAYS } from '../../../generated/choices.ts';
import { ZoneSelect } from '../../../shared/windows/zone-select.tsx';
import { t } from '../../../texts/text.ts';
import { LevelFields } from '../../../ui/forms/level-fields.tsx';
import { formatWeekday } from '../../../ui/text/format.ts';
import type { RuleValues } from './rule-values.ts';

const WHENS = ['at_once', 'daily', 'weekly'] as const;

/** When a rule tells: at once or as a digest, and its quiet hours. */
export function RuleTimes({ form }: { readonly form: UseFormReturnType<RuleValues> }) {
  const { when, quiet, time_zone } = form.values;
  const digest = when !== 'at_once';
  return (
    <>
      <LevelFields>
        <NativeSelect
          label={t('notifications.rules.whenLabel')}
          description={t('notifications.rules.whenHint')}
          data={WHENS.map(value => ({ value, label: t(`notifications.rules.whens.${value}`) }))}
          {...form.getInputProps('when')}
        />
        {when === 'weekly' && (
          <NativeSelect
            label={t('notifications.rules.digestDay')}
            data={WEEKDAYS.map((value, index) => ({ value, label: formatWeekday(index) }))}
            {...form.getInputProps('digest_day')}
          />
        )}
        {digest && (
          <TextInput type="time" label={t('notifications.rules.digestAt')} {...form.getInputProps('digest_at')} />
        )}
      </LevelFields>
      <Switch
        label={t('notifications.rules.quiet')}
        description={t('notifications.rules.quietHint')}
        {...form.getInputProps('quiet', { type: 'checkbox' })}
      />
      {quiet && (
        <>
          <LevelFields>
            <TextInput type="time" label={t('notifications.rules.quietFrom')} {...form.getInputProps('quiet_from')} />
            <TextInput type="time" label={t('notifications.rules.quietTo')} {...form.getInputProps('quiet_to')} />
          </LevelFields>
          <Switch
            label={t('notifications.rules.criticalPasses')}
            description={t('notifications.rules.criticalHint')}
            {...form.getInputProps('critical_passes', { type: 'checkbox' })}
          />
        </>
      )}
      {(digest || quiet) && <ZoneSelect chosen={time_zone} {...form.getInputProps('time_zone')} />}
    </>
  );
}
