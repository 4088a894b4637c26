import { EVENT_SEVERITIES } from '../../generated/choices.ts';
import { t } from '../../texts/text.ts';
import { FilterSelect } from '../../ui/forms/filter-select.tsx';
import { EVENT_SEVERITY_NAMES, type EventSeverityChoice } from './event-words.ts';

interface SeverityFilterProps {
  readonly value: EventSeverityChoice | undefined;
  readonly onChange: (value: EventSeverityChoice | undefined) => void;
}

export function SeverityFilter({ value, onChange }: SeverityFilterProps) {
  return (
    <FilterSelect
      label={t('events.severity')}
      placeholder={t('events.anySeverity')}
      width={172}
      data={EVENT_SEVERITIES.map(value => ({ value, label: EVENT_SEVERITY_NAMES[value] }))}
      value={value}
      onChange={onChange}
    />
  );
}
