import { Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { t } from '../../texts/text.ts';
import type { ListedApiKey } from './api-key.ts';
import { lastDayOf } from './key-words.ts';

/** The limits of a key, as the form has them. `expires_at` is a day: the last one on which the key is valid. */
export interface LimitValues extends Record<string, unknown> {
  expires_at: string;
  addresses: string;
  audit_log: boolean;
}

export const BLANK_LIMITS: LimitValues = { expires_at: '', addresses: '', audit_log: false };

export function limitsOfKey(key: ListedApiKey): LimitValues {
  const { expires_at, addresses, audit_log } = key;
  return { expires_at: lastDayOf(expires_at), addresses: addresses.join('\n'), audit_log };
}

/** The input of the ability, from the values that are set. */
export function keyLimitsInput({ expires_at, addresses, audit_log }: Partial<LimitValues>) {
  return {
    ...(expires_at === undefined ? {} : { expires_at: endOfDay(expires_at) }),
    ...(addresses === undefined ? {} : { addresses: addresses.split(/[\s,]+/).filter(entry => entry !== '') }),
    ...(audit_log === undefined ? {} : { audit_log }),
  };
}

/** The key is valid through the whole day, in the time zone of the person who sets it. */
function endOfDay(day: string): string | null {
  if (day === '') return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}

/** The first day that can be chosen. */
const today = () => lastDayOf(new Date(Date.now() + 1000).toISOString());

interface KeyLimitsProps<V extends LimitValues> {
  readonly form: UseFormReturnType<V>;
  readonly readsOnly: boolean;
}

export function KeyLimits<V extends LimitValues>({ form, readsOnly }: KeyLimitsProps<V>) {
  return (
    <>
      <TextInput
        type="date"
        label={t('api-access.limits.until')}
        description={t('api-access.limits.untilHint')}
        min={today()}
        {...form.getInputProps('expires_at')}
      />
      <Textarea
        label={t('api-access.limits.addresses')}
        description={t('api-access.limits.addressesHint')}
        placeholder="203.0.113.0/24"
        autosize
        minRows={2}
        {...form.getInputProps('addresses')}
      />
      {readsOnly && (
        <Switch
          label={t('api-access.limits.auditLog')}
          description={t('api-access.limits.auditLogHint')}
          {...form.getInputProps('audit_log', { type: 'checkbox' })}
        />
      )}
    </>
  );
}
