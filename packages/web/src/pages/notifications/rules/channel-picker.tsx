import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRead } from '../../../api/use-ability.ts';
import { MOST_PER_PAGE } from '../../../generated/limits.ts';
import { t } from '../../../texts/text.ts';

interface ChannelPickerProps {
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
  readonly error: ReactNode;
}

/** Chooses the channels of a rule. */
export function ChannelPicker({ value, onChange, error }: ChannelPickerProps) {
  const { data } = useRead('list-channels-v1', { per_page: MOST_PER_PAGE });
  return (
    <MultiSelect
      label={t('notifications.rules.channels')}
      description={t(data?.total === 0 ? 'notifications.rules.noChannels' : 'notifications.rules.channelsHint')}
      data={data?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
      searchable
      value={value.map(String)}
      onChange={next => onChange(next.map(Number))}
      error={error}
    />
  );
}
