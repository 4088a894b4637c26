import { Select, type SelectProps } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { timeZones } from './window-times.ts';

/** A time zone. @param chosen The one that is chosen: the browser may not know it. */
export function ZoneSelect({ chosen, ...input }: { readonly chosen: string } & Omit<SelectProps, 'data' | 'label'>) {
  return (
    <Select
      label={t('shared.windows.timeZone')}
      description={t('shared.windows.timeZoneHint')}
      data={timeZones(chosen)}
      searchable
      limit={60}
      allowDeselect={false}
      {...input}
    />
  );
}
