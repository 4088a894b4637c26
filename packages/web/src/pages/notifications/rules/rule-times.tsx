import { NativeSelect, Select, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { WEEKDAYS } from '../../../generated/choices.ts';
import { t } from '../../../texts/text.ts';
import { formatWeekday } from '../../../ui/text/format.ts';
import styles from '../notifications.module.css';
import type { RuleValues } from './rule-values.ts';

const WHENS = ['at_once', 'daily', 'weekly'] as const;
const zones = (current: string) => [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])];

/** When a rule tells: at once or as a digest, and its quiet hours. */
export function RuleTimes({ form }: { readonly form: UseFormReturnType<RuleValues> }) {
  const { when, quiet, time_zone } = form.values;
  const digest = when !== 'at_once';
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          label={t('notifications.rules.whenLabel')}
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
      </div>
      <Switch
        label={t('notifications.rules.quiet')}
        description={t('notifications.rules.quietHint')}
        {...form.getInputProps('quiet', { type: 'checkbox' })}
      />
      {quiet && (
        <>
          <div className={styles.fields}>
            <TextInput type="time" label={t('notifications.rules.quietFrom')} {...form.getInputProps('quiet_from')} />
            <TextInput type="time" label={t('notifications.rules.quietTo')} {...form.getInputProps('quiet_to')} />
          </div>
          <Switch
            label={t('notifications.rules.criticalPasses')}
            {...form.getInputProps('critical_passes', { type: 'checkbox' })}
          />
        </>
      )}
      {(digest || quiet) && (
        <Select
          label={t('notifications.rules.timeZone')}
          data={zones(time_zone)}
          searchable
          limit={60}
          allowDeselect={false}
          {...form.getInputProps('time_zone')}
        />
      )}
    </>
  );
}
