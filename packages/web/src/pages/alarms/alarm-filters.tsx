import { ALARM_STATES } from '../../generated/choices.ts';
import { SeverityFilter } from '../../shared/events/severity-filter.tsx';
import { t } from '../../texts/text.ts';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { FoldedFilters } from '../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { STATE_NAMES } from './alarm.ts';
import type { AlarmsSearch } from './search.ts';

interface AlarmFiltersProps {
  readonly search: AlarmsSearch;
  readonly onChange: (next: AlarmsSearch) => void;
}

export function AlarmFilters({ search, onChange }: AlarmFiltersProps) {
  const { q, state, severity } = search;
  return (
    <>
      <SearchField label={t('alarms.search')} value={q ?? ''} onChange={text => onChange({ q: text || undefined })} />
      <FoldedFilters filtered={state !== undefined || severity !== undefined}>
        <FilterSelect
          label={t('alarms.columns.state')}
          placeholder={t('alarms.notOver')}
          width={150}
          data={ALARM_STATES.map(value => ({ value, label: STATE_NAMES[value] }))}
          value={state}
          onChange={state => onChange({ state })}
        />
        <SeverityFilter value={severity} onChange={severity => onChange({ severity })} />
      </FoldedFilters>
    </>
  );
}
