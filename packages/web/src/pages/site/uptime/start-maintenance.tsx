import { NumberInput, TextInput } from '@mantine/core';
import { useRun } from '../../../api/use-ability.ts';
import { LONGEST } from '../../../generated/form-limits.ts';
import { t } from '../../../texts/text.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { neededText, useAbilityForm } from '../../../ui/forms/form.ts';

interface StartMaintenanceProps {
  readonly siteId: number;
  readonly onClose: () => void;
}

/** Leaves the site in peace from now on, for so many minutes. */
export function StartMaintenance({ siteId, onClose }: StartMaintenanceProps) {
  const start = useRun('start-site-maintenance-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: { minutes: 60, name: t('site.uptime.maintenance.name') },
      validate: {
        minutes: neededText('site.uptime.maintenance.needMinutes'),
        name: neededText('site.uptime.maintenance.needName'),
      },
    },
    async values => {
      await start.mutateAsync({ site_id_or_domain: siteId, ...values });
      toast(t('site.uptime.maintenance.started'));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('site.uptime.maintenance.title')}
      submitLabel={t('site.uptime.maintenance.title')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      <NumberInput
        label={t('site.uptime.maintenance.minutes')}
        description={t('site.uptime.maintenance.meaning')}
        min={1}
        allowDecimal={false}
        data-autofocus
        {...form.getInputProps('minutes')}
      />
      <TextInput
        label={t('site.uptime.maintenance.reason')}
        maxLength={LONGEST['start-site-maintenance-v1'].name}
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
