import { Skeleton, Switch } from '@mantine/core';
import { useFirstAnswer, useRun } from '../../api/use-ability.ts';
import { MonitorFields, type UptimeSettings } from '../../shared/uptime/monitor-fields.tsx';
import { t } from '../../texts/text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldHelp } from '../../ui/forms/field-help.tsx';
import { useAbilityForm } from '../../ui/forms/form.ts';

/** How all sites are checked, except those with settings of their own. */
export function MonitorSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { first, error, refetch } = useFirstAnswer('get-monitor-settings-v1', {});
  if (first) return <SettingsForm settings={first} onClose={onClose} />;
  return (
    <Dialog title={t('uptime.settings.title')} busy={false} onClose={onClose}>
      {error ? <ErrorNote error={error} onRetry={refetch} /> : <Skeleton height={240} />}
    </Dialog>
  );
}

interface SettingsFormProps {
  readonly settings: UptimeSettings;
  readonly onClose: () => void;
}

function SettingsForm({ settings, onClose }: SettingsFormProps) {
  const update = useRun('update-monitor-settings-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm<UptimeSettings>(
    { initialValues: settings },
    async (_values, changed) => {
      await update.mutateAsync(changed);
      toast(t('uptime.settings.saved'));
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('uptime.settings.title')}
      submitLabel={t('common.save')}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <Switch
        label={t('uptime.settings.active')}
        description={<FieldHelp hint={t('uptime.settings.activeHint')}>{t('uptime.settings.activeHelp')}</FieldHelp>}
        data-autofocus
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
      {form.values.active && <MonitorFields form={form} />}
    </FormDialog>
  );
}
