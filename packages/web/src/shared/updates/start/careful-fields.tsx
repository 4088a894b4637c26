import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { STRATEGY } from '../../../generated/form-limits.ts';
import { t } from '../../../texts/text.ts';
import { FieldHelp } from '../../../ui/forms/field-help.tsx';
import { checkAfterBlur } from '../../../ui/forms/form.ts';
import { LevelFields } from '../../../ui/forms/level-fields.tsx';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import type { RunPlan } from '../run-plan.ts';
import type { RunStrategy } from '../update.ts';
import { PlannedWaves } from './planned-waves.tsx';

export interface CarefulValues {
  readonly canary_percent: number | string;
  readonly growth: number | string;
  readonly failure_threshold_percent: number | string;
  readonly health_check: boolean;
  readonly rollback: boolean;
  readonly expect_text: string;
  /** The first wave, instead of a share; empty: a share. */
  readonly first_site_ids: number[];
}

export const STANDARD: CarefulValues = {
  canary_percent: STRATEGY.canary_percent.initial,
  growth: STRATEGY.growth.initial,
  failure_threshold_percent: STRATEGY.failure_threshold_percent.initial,
  health_check: STRATEGY.health_check.initial,
  rollback: STRATEGY.rollback.initial,
  expect_text: '',
  first_site_ids: [],
};

interface Range {
  readonly least: number;
  readonly most: number;
}

const within =
  ({ least, most }: Range) =>
  (value: number | string) =>
    typeof value === 'number' && value >= least && value <= most ? null : t('updates.start.within', { least, most });

/** The strategy of a careful run, as a form. */
export function useCareful(initialValues: CarefulValues) {
  return useForm<CarefulValues>({
    initialValues,
    enhanceGetInputProps: checkAfterBlur,
    validate: {
      canary_percent: within(STRATEGY.canary_percent),
      growth: within(STRATEGY.growth),
      failure_threshold_percent: within(STRATEGY.failure_threshold_percent),
    },
  });
}

/** The input of the ability. */
export function strategyOf({ expect_text, first_site_ids, ...values }: CarefulValues): RunStrategy {
  return {
    ...(values as RunStrategy),
    rollback: values.health_check && values.rollback,
    ...(values.health_check && expect_text.trim() !== '' ? { expect_text: expect_text.trim() } : {}),
    ...(first_site_ids.length > 0 ? { first_site_ids } : {}),
  };
}

interface CarefulFieldsProps {
  readonly form: UseFormReturnType<CarefulValues>;
  /** Of a run that is about to start: what it will do, once known. Then its waves are shown. */
  readonly plan?: RunPlan | undefined;
}

export function CarefulFields({ form, plan }: CarefulFieldsProps) {
  const { health_check, first_site_ids } = form.values;
  const chosen = first_site_ids.length > 0;
  return (
    <>
      <LevelFields>
        <NumberInput
          label={t('updates.start.first')}
          description={t('updates.start.firstHint')}
          suffix=" %"
          decimalScale={2}
          disabled={chosen}
          {...form.getInputProps('canary_percent')}
        />
        <NumberInput
          label={t('updates.start.growth')}
          description={t('updates.start.growthHint')}
          prefix="× "
          decimalScale={1}
          {...form.getInputProps('growth')}
        />
        <NumberInput
          label={t('updates.start.threshold')}
          description={t('updates.start.thresholdHint')}
          suffix=" %"
          decimalScale={1}
          {...form.getInputProps('failure_threshold_percent')}
        />
      </LevelFields>
      {(plan || chosen) && (
        <EntityPicker
          kind="sites"
          label={t('updates.start.firstSites')}
          description={t('updates.start.firstSitesHint')}
          {...form.getInputProps('first_site_ids')}
        />
      )}
      {plan && plan.sites > 0 && form.isValid() && <PlannedWaves plan={plan} values={form.values} />}
      <Checkbox
        label={t('updates.start.healthCheck')}
        description={
          <FieldHelp hint={t('updates.start.healthCheckHint')}>{t('updates.start.healthCheckHelp')}</FieldHelp>
        }
        {...form.getInputProps('health_check', { type: 'checkbox' })}
      />
      {health_check && (
        <>
          <Checkbox
            label={t('updates.start.rollBack')}
            description={t('updates.start.rollBackHint')}
            {...form.getInputProps('rollback', { type: 'checkbox' })}
          />
          <TextInput
            label={t('updates.start.expect')}
            description={t('updates.start.expectHint')}
            maxLength={STRATEGY.expect_text.longest}
            {...form.getInputProps('expect_text')}
          />
        </>
      )}
    </>
  );
}
