import { Checkbox, NativeSelect, NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import { useRun } from '../../../api/use-ability.ts';
import { UPDATE_TYPES, WEEKDAYS } from '../../../generated/choices.ts';
import { LONGEST } from '../../../generated/form-limits.ts';
import { OneEntityPicker } from '../../../shared/entities/entity-picker.tsx';
import { useScope } from '../../../shared/scope/use-scope.ts';
import {
  CarefulFields,
  type CarefulValues,
  STANDARD,
  strategyOf,
  useCareful,
} from '../../../shared/updates/start/careful-fields.tsx';
import { GROUP_NAMES, type UpdateKind } from '../../../shared/updates/update.ts';
import { DayBoxes } from '../../../shared/windows/day-boxes.tsx';
import type { Day } from '../../../shared/windows/window-times.ts';
import boxStyles from '../../../shared/windows/windows.module.css';
import { ZoneSelect } from '../../../shared/windows/zone-select.tsx';
import { t } from '../../../texts/text.ts';
import type { TextId } from '../../../texts/text-id.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FieldHelp } from '../../../ui/forms/field-help.tsx';
import { changesOf, neededText, useAbilityForm } from '../../../ui/forms/form.ts';
import { LevelFields } from '../../../ui/forms/level-fields.tsx';
import type { UpdateWindow } from './window.ts';

type Values = {
  name: string;
  scope: 'all' | 'site' | 'tag';
  site_id_or_domain: number | null;
  tag_id: number | null;
  days: Day[];
  opens: string;
  closes: string;
  time_zone: string;
  type: UpdateKind[];
  min_age_days: number;
  mode: 'careful' | 'at-once';
};

const some = (text: TextId) => (value: readonly unknown[]) => (value.length > 0 ? null : t(text));

/** Adds an update window, or edits the given one; which sites it applies to can't be changed. */
export function WindowDialog({ window, onClose }: { readonly window?: UpdateWindow; readonly onClose: () => void }) {
  const add = useRun('add-update-window-v1');
  const update = useRun('update-update-window-v1');
  const careful = useCareful({ ...STANDARD, ...(window?.strategy as Partial<CarefulValues> | null) });
  const { tag } = useScope();
  const start = valuesOf(window, tag);
  const { form, problem, busy, onSubmit } = useAbilityForm<Values>(
    {
      initialValues: start,
      validate: {
        name: neededText('updates.windows.needName'),
        days: some('updates.windows.needDay'),
        type: some('updates.windows.needType'),
        opens: neededText('updates.windows.needTime'),
        closes: neededText('updates.windows.needTime'),
        site_id_or_domain: (id, { scope }) => (scope === 'site' && id === null ? t('updates.windows.needSite') : null),
        tag_id: (id, { scope }) => (scope === 'tag' && id === null ? t('updates.windows.needTag') : null),
      },
    },
    async values => {
      const { mode, scope, site_id_or_domain, tag_id } = values;
      if (mode === 'careful' && careful.validate().hasErrors) return;
      const strategy = mode === 'careful' ? strategyOf(careful.values) : null;
      if (window) {
        const moved = mode !== start.mode || (mode === 'careful' && careful.isDirty());
        const changed = changesOf(givenOf(start), givenOf(values));
        await update.mutateAsync({ window_id: window.id, ...changed, ...(moved ? { strategy } : {}) });
      } else
        await add.mutateAsync({
          ...givenOf(values),
          strategy: strategy ?? undefined,
          site_id_or_domain: scope === 'site' ? (site_id_or_domain ?? undefined) : undefined,
          tag_id: scope === 'tag' ? (tag_id ?? undefined) : undefined,
        });
      toast(t(window ? 'updates.windows.changed' : 'updates.windows.added'));
      onClose();
    },
  );
  const { scope, mode, time_zone } = form.values;
  return (
    <FormDialog
      title={window ? t('updates.windows.editTitle', { name: window.name }) : t('app.palette.act.addWindow')}
      submitLabel={t(window ? 'common.save' : 'updates.windows.add')}
      size="lg"
      {...{ onClose, onSubmit, problem, busy }}
    >
      <TextInput
        label={t('common.name')}
        maxLength={LONGEST['add-update-window-v1'].name}
        data-autofocus
        {...form.getInputProps('name')}
      />
      {!window && (
        <NativeSelect
          label={t('updates.windows.for')}
          description={t('updates.windows.forHint')}
          data={[
            { value: 'all', label: t('updates.windows.allSites') },
            { value: 'tag', label: t('updates.windows.withTag') },
            { value: 'site', label: t('updates.windows.oneSite') },
          ]}
          {...form.getInputProps('scope')}
        />
      )}
      {!window && scope === 'site' && (
        <OneEntityPicker kind="sites" label={t('common.site')} {...picker(form, 'site_id_or_domain')} />
      )}
      {!window && scope === 'tag' && (
        <OneEntityPicker kind="tags" label={t('common.tag')} {...picker(form, 'tag_id')} />
      )}
      <DayBoxes {...form.getInputProps('days')} />
      <LevelFields>
        <TextInput
          label={t('updates.windows.opens')}
          description={t('updates.windows.opensHint')}
          type="time"
          {...form.getInputProps('opens')}
        />
        <TextInput
          label={t('updates.windows.closes')}
          description={t('updates.windows.closesHint')}
          type="time"
          {...form.getInputProps('closes')}
        />
        <ZoneSelect chosen={time_zone} {...form.getInputProps('time_zone')} />
      </LevelFields>
      <Checkbox.Group label={t('updates.windows.updatesOf')} {...form.getInputProps('type')}>
        <div className={boxStyles.boxes}>
          {UPDATE_TYPES.map(type => (
            <Checkbox key={type} value={type} label={GROUP_NAMES[type]} />
          ))}
        </div>
      </Checkbox.Group>
      <Radio.Group label={t('updates.start.how')} {...form.getInputProps('mode')}>
        <Stack gap="xs" mt={6}>
          <Radio value="careful" label={t('updates.start.careful')} description={t('updates.start.carefulHint')} />
          <Radio value="at-once" label={t('updates.atOnce')} description={t('updates.start.atOnceHint')} />
        </Stack>
      </Radio.Group>
      <NumberInput
        label={t('updates.windows.minAge')}
        description={<FieldHelp hint={t('updates.windows.minAgeHint')}>{t('updates.windows.minAgeHelp')}</FieldHelp>}
        min={0}
        max={30}
        allowDecimal={false}
        clampBehavior="strict"
        {...form.getInputProps('min_age_days')}
      />
      {mode === 'careful' && <CarefulFields form={careful} />}
    </FormDialog>
  );
}

type Form = ReturnType<typeof useAbilityForm<Values>>['form'];

function picker(form: Form, name: 'site_id_or_domain' | 'tag_id') {
  return {
    value: form.values[name],
    error: form.errors[name],
    onChange: (id: number | null) => form.setFieldValue(name, id),
  };
}

/** The fields that can be changed later, except for the strategy of the runs. */
const givenOf = ({ name, days, opens, closes, time_zone, type, min_age_days }: Values) => ({
  name,
  days,
  opens,
  closes,
  time_zone,
  type,
  // An emptied field is text.
  min_age_days: Number(min_age_days),
});

/** @param tag What a new window is for, if the pages are narrowed to it. */
function valuesOf(window: UpdateWindow | undefined, tag: number | undefined): Values {
  return {
    name: window?.name ?? '',
    scope: tag === undefined ? 'all' : 'tag',
    site_id_or_domain: null,
    tag_id: tag ?? null,
    days: window ? [...window.days] : [...WEEKDAYS],
    opens: window?.opens ?? '02:00',
    closes: window?.closes ?? '05:00',
    time_zone: window?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    type: window ? [...window.types] : [...UPDATE_TYPES],
    min_age_days: window?.min_age_days ?? 0,
    mode: window && !window.strategy ? 'at-once' : 'careful',
  };
}
