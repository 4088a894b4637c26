import { NativeSelect, NumberInput, Skeleton, TextInput } from '@mantine/core';
import { useFirstAnswer, useRun } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { LONGEST } from '../../../generated/form-limits.ts';
import { EntityPicker } from '../../../shared/entities/entity-picker.tsx';
import { useScope } from '../../../shared/scope/use-scope.ts';
import { DayBoxes } from '../../../shared/windows/day-boxes.tsx';
import { ZoneSelect } from '../../../shared/windows/zone-select.tsx';
import { t } from '../../../texts/text.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { changesOf, neededText, useAbilityForm } from '../../../ui/forms/form.ts';
import { LevelFields } from '../../../ui/forms/level-fields.tsx';
import { ownZone } from '../../../ui/text/format.ts';
import { givenOf, type MaintenanceValues, valuesOf } from './maintenance-values.ts';

/** The list names only some of the sites of a window; the form needs them all. */
export function EditMaintenance({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { first, error, refetch } = useFirstAnswer('get-maintenance-window-v1', { window_id: id });
  if (first) return <MaintenanceForm window={first} onClose={onClose} />;
  return (
    <Dialog title={t('uptime.maintenance.window')} busy={false} onClose={onClose}>
      {error ? <ErrorNote error={error} onRetry={refetch} /> : <Skeleton height={320} />}
    </Dialog>
  );
}

interface MaintenanceFormProps {
  readonly window?: Output<'get-maintenance-window-v1'>;
  readonly onClose: () => void;
}

/** Adds a maintenance window, or edits the given one. */
export function MaintenanceForm({ window, onClose }: MaintenanceFormProps) {
  const add = useRun('add-maintenance-window-v1');
  const update = useRun('update-maintenance-window-v1');
  const narrowed = useScope();
  const { form, problem, busy, onSubmit } = useAbilityForm<MaintenanceValues>(
    {
      initialValues: valuesOf(window, today(), ownZone(), narrowed),
      validate: {
        name: neededText('uptime.maintenance.needName'),
        site_ids_or_domains: (sites, { scope, tag_ids, client_ids }) =>
          scope === 'named' && sites.length + tag_ids.length + client_ids.length === 0
            ? t('uptime.maintenance.needTarget')
            : null,
        date: (date, { repeats }) => (repeats === 'once' && date === '' ? t('uptime.maintenance.needDate') : null),
        days: (days, { repeats }) =>
          repeats === 'weekly' && days.length === 0 ? t('uptime.maintenance.needDay') : null,
        starts: neededText('uptime.maintenance.needTime'),
        minutes: neededText('uptime.maintenance.badMinutes'),
      },
    },
    async (values, _changed) => {
      const given = givenOf(values);
      if (window)
        await update.mutateAsync({ window_id: window.id, ...changesOf(givenOf(form.getInitialValues()), given) });
      else await add.mutateAsync(given);
      toast(t(window ? 'uptime.maintenance.changed' : 'uptime.maintenance.added'));
      onClose();
    },
    {
      minutes: t('uptime.maintenance.badMinutes'),
      date: ({ reason }) =>
        t(reason === 'maintenance_over' ? 'uptime.maintenance.isOver' : 'uptime.maintenance.needDate'),
    },
  );
  const { scope, repeats, time_zone } = form.values;
  return (
    <FormDialog
      title={window ? t('uptime.maintenance.editTitle', { name: window.name }) : t('app.palette.act.addMaintenance')}
      submitLabel={t(window ? 'common.save' : 'app.palette.act.addMaintenance')}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label={t('common.name')}
        maxLength={LONGEST['add-maintenance-window-v1'].name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={t('uptime.maintenance.for')}
        description={t('uptime.maintenance.forHint')}
        data={[
          { value: 'all', label: t('uptime.maintenance.allSites') },
          { value: 'named', label: t('uptime.maintenance.some') },
        ]}
        {...form.getInputProps('scope')}
      />
      {scope === 'named' && (
        <>
          <EntityPicker kind="sites" label={t('common.sites')} {...form.getInputProps('site_ids_or_domains')} />
          <LevelFields>
            <EntityPicker kind="tags" label={t('uptime.maintenance.tags')} {...form.getInputProps('tag_ids')} />
            <EntityPicker
              kind="clients"
              label={t('uptime.maintenance.clients')}
              {...form.getInputProps('client_ids')}
            />
          </LevelFields>
        </>
      )}
      <NativeSelect
        label={t('uptime.maintenance.repeats')}
        data={[
          { value: 'once', label: t('uptime.maintenance.once') },
          { value: 'weekly', label: t('uptime.maintenance.weekly') },
        ]}
        {...form.getInputProps('repeats')}
      />
      {repeats === 'weekly' && <DayBoxes {...form.getInputProps('days')} />}
      <LevelFields>
        {repeats === 'once' && (
          <TextInput label={t('uptime.maintenance.date')} type="date" {...form.getInputProps('date')} />
        )}
        <TextInput label={t('uptime.maintenance.starts')} type="time" {...form.getInputProps('starts')} />
        <NumberInput
          label={t('uptime.maintenance.minutes')}
          description={t('uptime.maintenance.minutesHint')}
          min={1}
          allowDecimal={false}
          {...form.getInputProps('minutes')}
        />
      </LevelFields>
      <ZoneSelect chosen={time_zone} {...form.getInputProps('time_zone')} />
    </FormDialog>
  );
}

/** In the viewer's own time zone, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
