import { TextInput } from '@mantine/core';
import { localMinute, morningAfter } from '../../shared/events/snooze-times.ts';
import { t } from '../../texts/text.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useAbilityForm } from '../../ui/forms/form.ts';
import type { AlarmActions } from './use-alarm-actions.ts';

interface SnoozeDialogProps {
  readonly ids: readonly number[];
  readonly snooze: AlarmActions['snooze'];
  readonly onClose: () => void;
}

/** Snoozes alarms until a time that is chosen. */
export function SnoozeDialog({ ids, snooze, onClose }: SnoozeDialogProps) {
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { until: localMinute(morningAfter(7)) },
      validate: { until: until => (Date.parse(until) > Date.now() ? null : t('alarms.snooze.need')) },
    },
    async ({ until }) => {
      await snooze(ids, new Date(until).toISOString());
      onClose();
    },
    { until: () => t('alarms.snooze.need') },
  );
  return (
    <FormDialog
      title={t('alarms.snooze.title', { count: ids.length })}
      submitLabel={t('alarms.snooze.submit')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        type="datetime-local"
        label={t('alarms.snooze.until')}
        description={t('alarms.snooze.hint')}
        min={localMinute(new Date())}
        data-autofocus
        {...form.getInputProps('until')}
      />
    </FormDialog>
  );
}
