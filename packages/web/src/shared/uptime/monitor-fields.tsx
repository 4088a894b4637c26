import { NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Output } from '../../generated/abilities.ts';
import { CHECK_METHODS, KEYWORD_RULES } from '../../generated/choices.ts';
import { LONGEST } from '../../generated/form-limits.ts';
import { t } from '../../texts/text.ts';
import { LevelFields } from '../../ui/forms/level-fields.tsx';
import { durationText } from './monitor-words.ts';

/** How sites are checked. */
export type UptimeSettings = Output<'get-monitor-settings-v1'>;

/** Seconds between two checks that are offered; any other one in force is offered, too. */
const INTERVALS = [30, 60, 120, 300, 600, 900, 1800, 3600];

/** The form's fields, without whether sites are checked at all. */
export function MonitorFields({ form }: { readonly form: UseFormReturnType<UptimeSettings> }) {
  const { interval_seconds, keyword_rule } = form.values;
  const intervals = [...new Set([...INTERVALS, interval_seconds])].sort((a, b) => a - b);
  return (
    <>
      <LevelFields>
        <NativeSelect
          label={t('shared.monitors.settings.interval')}
          description={t('shared.monitors.settings.intervalHint')}
          data={intervals.map(seconds => ({ value: String(seconds), label: durationText(seconds) }))}
          value={String(interval_seconds)}
          onChange={event => form.setFieldValue('interval_seconds', Number(event.currentTarget.value))}
          error={form.errors.interval_seconds}
        />
        <NumberInput
          label={t('shared.monitors.settings.timeout')}
          description={t('shared.monitors.settings.timeoutHint')}
          min={1}
          max={120}
          suffix=" s"
          allowDecimal={false}
          {...form.getInputProps('timeout_seconds')}
        />
        <NumberInput
          label={t('shared.monitors.settings.confirmations')}
          description={t('shared.monitors.settings.confirmationsHint')}
          min={1}
          max={5}
          allowDecimal={false}
          {...form.getInputProps('confirmations')}
        />
      </LevelFields>
      <LevelFields>
        <NativeSelect
          label={t('shared.monitors.settings.method')}
          description={t('shared.monitors.settings.methodHint')}
          data={[...CHECK_METHODS].map(value => ({ value, label: value.toUpperCase() }))}
          {...form.getInputProps('method')}
        />
        <TextInput
          label={t('shared.monitors.settings.status')}
          description={t('shared.monitors.settings.statusHint')}
          maxLength={LONGEST['update-monitor-settings-v1'].expected_status}
          {...form.getInputProps('expected_status')}
        />
      </LevelFields>
      <LevelFields>
        <TextInput
          label={t('shared.monitors.settings.keyword')}
          description={t('shared.monitors.settings.keywordHint')}
          maxLength={LONGEST['update-monitor-settings-v1'].keyword}
          {...form.getInputProps('keyword')}
        />
        <NativeSelect
          label={t('shared.monitors.settings.rule')}
          description={t('shared.monitors.settings.ruleHint')}
          data={KEYWORD_RULES.map(value => ({ value, label: t(`shared.monitors.settings.rules.${value}`) }))}
          value={keyword_rule}
          onChange={({ currentTarget }) => {
            const rule = KEYWORD_RULES.find(known => known === currentTarget.value);
            if (rule) form.setFieldValue('keyword_rule', rule);
          }}
        />
      </LevelFields>
      <Switch
        label={t('shared.monitors.settings.redirects')}
        description={t('shared.monitors.settings.redirectsHint')}
        {...form.getInputProps('follow_redirects', { type: 'checkbox' })}
      />
    </>
  );
}
