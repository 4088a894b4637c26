import { MultiSelect, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useRun } from '../../../api/use-ability.ts';
import { EVENT_SEVERITIES } from '../../../generated/choices.ts';
import { LONGEST } from '../../../generated/form-limits.ts';
import { EntityPicker } from '../../../shared/entities/entity-picker.tsx';
import { EVENT_SEVERITY_NAMES } from '../../../shared/events/event-words.ts';
import { durationText } from '../../../shared/uptime/monitor-words.ts';
import { t } from '../../../texts/text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FieldHelp } from '../../../ui/forms/field-help.tsx';
import { changesOf, useAbilityForm } from '../../../ui/forms/form.ts';
import { LevelFields } from '../../../ui/forms/level-fields.tsx';
import { ChannelPicker } from './channel-picker.tsx';
import { type AlarmRuleItem, eventChoices } from './rule.ts';
import { RuleTimes } from './rule-times.tsx';
import { alarmRuleInput, RULE_CHECKS, type RuleValues, ruleValues } from './rule-values.ts';

/** Minutes between reminders that are offered; any other one in force is offered, too. */
const REMINDERS = [30, 60, 240, 720, 1440];
const GROUPINGS = ['cause', 'each'] as const;

/** Adds a rule, or edits the given one. */
export function RuleDialog({ rule, onClose }: { readonly rule?: AlarmRuleItem; readonly onClose: () => void }) {
  const add = useRun('add-alarm-rule-v1');
  const update = useRun('update-alarm-rule-v1');
  const start = ruleValues(rule);
  const { form, problem, busy, onSubmit } = useAbilityForm<RuleValues>(
    { initialValues: start, validate: RULE_CHECKS },
    async values => {
      if (rule)
        await update.mutateAsync({ rule_id: rule.id, ...changesOf(alarmRuleInput(start), alarmRuleInput(values)) });
      else await add.mutateAsync(alarmRuleInput(values));
      toast(t(rule ? 'notifications.rules.changed' : 'notifications.rules.added'));
      onClose();
    },
  );
  const { values, errors } = form;
  return (
    <FormDialog
      title={rule ? t('notifications.rules.edit', { name: rule.name }) : t('notifications.rules.add')}
      submitLabel={t(rule ? 'common.save' : 'notifications.rules.add')}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label={t('common.name')}
        maxLength={LONGEST['add-alarm-rule-v1'].name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <ChannelPicker
        value={values.channel_ids}
        onChange={ids => form.setFieldValue('channel_ids', ids)}
        error={errors.channel_ids}
      />
      <Switch
        label={t('notifications.rules.browsers')}
        description={t('notifications.rules.browsersHint')}
        {...form.getInputProps('tell_browsers', { type: 'checkbox' })}
      />
      <MultiSelect
        label={t('notifications.rules.events')}
        description={t('notifications.rules.eventsHint')}
        data={eventChoices()}
        searchable
        clearable
        {...form.getInputProps('events')}
      />
      <LevelFields>
        <NativeSelect
          label={t('notifications.rules.minSeverity')}
          description={t('notifications.rules.minSeverityHint')}
          data={EVENT_SEVERITIES.map(value => ({ value, label: EVENT_SEVERITY_NAMES[value] }))}
          {...form.getInputProps('min_severity')}
        />
        <NativeSelect
          label={t('notifications.rules.grouping')}
          description={
            <FieldHelp hint={t('notifications.rules.groupingHint')}>{t('notifications.rules.groupingHelp')}</FieldHelp>
          }
          data={GROUPINGS.map(value => ({ value, label: t(`notifications.rules.groupings.${value}`) }))}
          {...form.getInputProps('grouping')}
        />
      </LevelFields>
      <LevelFields>
        <EntityPicker
          kind="tags"
          label={t('notifications.rules.tags')}
          description={t('notifications.rules.limitsHint')}
          value={values.tag_ids}
          error={errors.tag_ids}
          onChange={ids => form.setFieldValue('tag_ids', ids)}
        />
        <EntityPicker
          kind="clients"
          offersAll
          label={t('notifications.rules.clients')}
          description={t('notifications.rules.limitsHint')}
          value={values.client_ids}
          error={errors.client_ids}
          onChange={ids => form.setFieldValue('client_ids', ids)}
        />
      </LevelFields>
      <RuleTimes form={form} />
      <NativeSelect
        label={t('notifications.rules.remind')}
        description={t('notifications.rules.remindHint')}
        data={reminders(Number(start.remind_after_minutes))}
        {...form.getInputProps('remind_after_minutes')}
      />
      <Switch
        label={t('notifications.rules.recovery')}
        description={t('notifications.rules.recoveryHint')}
        {...form.getInputProps('tell_recovery', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

function reminders(now: number) {
  const offered = [...new Set([...REMINDERS, now])].filter(minutes => minutes > 0).sort((a, b) => a - b);
  return [
    { value: '0', label: t('notifications.rules.never') },
    ...offered.map(minutes => ({
      value: String(minutes),
      label: t('notifications.rules.remindEvery', { time: durationText(minutes * 60) }),
    })),
  ];
}
