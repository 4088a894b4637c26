import { Alert, NativeSelect, NumberInput, Skeleton, Switch, TagsInput } from '@mantine/core';
import { useFirstAnswer, useRun } from '../../../api/use-ability.ts';
import { REPORT_INTERVALS, WEEKDAYS } from '../../../generated/choices.ts';
import { t } from '../../../texts/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAbilityForm } from '../../../ui/forms/form.ts';
import { formatWeekday } from '../../../ui/text/format.ts';
import type { ListedClient } from '../client.ts';
import type { ReportSchedule } from './report-mail.ts';

/** The schedule of a client, as it is now: its page may know it from before. */
export function ClientSchedule({ client, onClose }: { readonly client: ListedClient; readonly onClose: () => void }) {
  const { first, error, refetch } = useFirstAnswer('list-report-schedules-v1', { client_id: client.id });
  if (first) return <ScheduleDialog {...{ client, onClose }} schedule={first.items[0]} />;
  return (
    <Dialog title={t('clients.mails.scheduleOf', { name: client.name })} busy={false} onClose={onClose}>
      {error ? <ErrorNote error={error} onRetry={refetch} /> : <Skeleton height={320} />}
    </Dialog>
  );
}

interface ScheduleDialogProps {
  /** Undefined: all clients without a schedule of their own. */
  readonly client?: Pick<ListedClient, 'id' | 'name'>;
  readonly schedule?: ReportSchedule | undefined;
  readonly onClose: () => void;
}

const USUAL_DAY = 2;

/** When a client, or all clients, get their reports. */
export function ScheduleDialog({ client, schedule, onClose }: ScheduleDialogProps) {
  const set = useRun('set-report-schedule-v1');
  const { form, problem, busy, onSubmit } = useAbilityForm(
    {
      initialValues: {
        enabled: schedule?.enabled ?? true,
        every: schedule?.every ?? ('month' as const),
        weekday: schedule?.weekday ?? WEEKDAYS[0],
        day: schedule?.day ?? USUAL_DAY,
        recipients: schedule?.recipients ?? [],
      },
    },
    async (values, changed) => {
      // Somebody may have deleted the schedule since, or added one: what is sent is for none but the one shown.
      const given = schedule ? changed : values;
      await set.mutateAsync({ client_id: client?.id ?? null, schedule_id: schedule?.id ?? null, ...given });
      toast(t('clients.mails.saved'));
      onClose();
    },
    { recipients: t('clients.badEmail') },
  );
  const { every } = form.values;
  const goesOn = schedule?.enabled && schedule.every !== every;
  return (
    <FormDialog
      title={client ? t('clients.mails.scheduleOf', { name: client.name }) : t('clients.mails.scheduleOfAll')}
      submitLabel={t('common.save')}
      {...{ onClose, onSubmit, problem, busy }}
    >
      {schedule?.problem === 'no_mail_server' && <Alert color="yellow">{t('clients.mails.noServer')}</Alert>}
      <Switch
        label={t('clients.mails.enabled')}
        description={t('clients.mails.enabledHint')}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
      <NativeSelect
        label={t('clients.mails.every')}
        description={t(goesOn ? 'clients.mails.everyChanged' : 'clients.mails.everyHint')}
        data={REPORT_INTERVALS.map(value => ({ value, label: t(`clients.mails.intervals.${value}`) }))}
        {...form.getInputProps('every')}
      />
      {every === 'week' ? (
        <NativeSelect
          label={t('clients.mails.weekday')}
          description={t('clients.mails.hints.week')}
          data={WEEKDAYS.map((value, index) => ({ value, label: formatWeekday(index, 'long') }))}
          {...form.getInputProps('weekday')}
        />
      ) : (
        <NumberInput
          label={t('clients.mails.day')}
          description={t(`clients.mails.hints.${every}`)}
          min={1}
          max={28}
          allowDecimal={false}
          clampBehavior="strict"
          {...form.getInputProps('day')}
        />
      )}
      {client && (
        <TagsInput
          label={t('clients.mails.recipients')}
          description={t('clients.mails.recipientsHint')}
          splitChars={[',', ';', ' ']}
          acceptValueOnBlur
          {...form.getInputProps('recipients')}
        />
      )}
    </FormDialog>
  );
}
