import { Checkbox, NumberInput, Text, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { STRATEGY } from '../../../generated/form-limits.ts';
import { wavesOf } from '../../../shared/updates/run-plan.ts';
import type { RunStrategy } from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import { formatNumber } from '../../../ui/text/format.ts';
import styles from '../updates.module.css';

export interface CarefulValues {
  readonly canary_percent: number | string;
  readonly growth: number | string;
  readonly failure_threshold_percent: number | string;
  readonly health_check: boolean;
  readonly rollback: boolean;
  readonly expect_text: string;
}

export const STANDARD: CarefulValues = {
  canary_percent: STRATEGY.canary_percent.initial,
  growth: STRATEGY.growth.initial,
  failure_threshold_percent: STRATEGY.failure_threshold_percent.initial,
  health_check: STRATEGY.health_check.initial,
  rollback: STRATEGY.rollback.initial,
  expect_text: '',
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
    validateInputOnBlur: true,
    validate: {
      canary_percent: within(STRATEGY.canary_percent),
      growth: within(STRATEGY.growth),
      failure_threshold_percent: within(STRATEGY.failure_threshold_percent),
    },
  });
}

/** The input of the ability. */
export function strategyOf({ expect_text, ...values }: CarefulValues): RunStrategy {
  return {
    ...(values as RunStrategy),
    rollback: values.health_check && values.rollback,
    ...(values.health_check && expect_text.trim() !== '' ? { expect_text: expect_text.trim() } : {}),
  };
}

interface CarefulFieldsProps {
  readonly form: UseFormReturnType<CarefulValues>;
  /** The number of sites in the run, once known: then the waves are shown. */
  readonly sites: number | undefined;
}

const WAVES_SHOWN = 6;

export function CarefulFields({ form, sites }: CarefulFieldsProps) {
  const { canary_percent, growth, health_check } = form.values;
  const known = sites !== undefined && sites > 0 && form.isValid();
  const waves = known ? wavesOf(sites, Number(canary_percent), Number(growth)) : [];
  return (
    <>
      <div className={styles.fields}>
        <NumberInput
          label={t('updates.start.first')}
          suffix=" %"
          decimalScale={2}
          {...form.getInputProps('canary_percent')}
        />
        <NumberInput label={t('updates.start.growth')} prefix="× " decimalScale={1} {...form.getInputProps('growth')} />
        <NumberInput
          label={t('updates.start.threshold')}
          suffix=" %"
          decimalScale={1}
          {...form.getInputProps('failure_threshold_percent')}
        />
      </div>
      {waves.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('updates.start.waves', {
            sizes: `${waves.slice(0, WAVES_SHOWN).map(formatNumber).join(', ')}${waves.length > WAVES_SHOWN ? ' …' : ''}`,
            count: sites ?? 0,
          })}
        </Text>
      )}
      <Checkbox
        label={t('updates.start.healthCheck')}
        description={t('updates.start.healthCheckHint')}
        {...form.getInputProps('health_check', { type: 'checkbox' })}
      />
      {health_check && (
        <>
          <Checkbox label={t('updates.start.rollBack')} {...form.getInputProps('rollback', { type: 'checkbox' })} />
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
