import { Button } from '@mantine/core';
import type { Output } from '../../../generated/abilities.ts';
import { EVENT_SEVERITIES, INBOX_KINDS } from '../../../generated/choices.ts';
import { EVENT_SEVERITY_NAMES, severityLabel } from '../../../shared/events/event-words.ts';
import { t } from '../../../texts/text.ts';
import { FilterSelectField } from '../../../ui/forms/filter-select-field.tsx';
import type { OverviewSearch } from '../search.ts';
import { INBOX_FILTER_WIDTHS } from './inbox-filter-widths.ts';

export interface InboxFiltersProps {
  readonly search: OverviewSearch;
  readonly counts: Output<'list-inbox-v1'>['counts'] | undefined;
  readonly onChange: (change: OverviewSearch) => void;
}

/** Each choice says how many it lists. */
export default function InboxFilterFields({ search, counts, onChange }: InboxFiltersProps) {
  const option = (name: string, count: number) => t('overview.inbox.option', { name, count });
  const kinds = INBOX_KINDS.filter(kind => search.kind === kind || (counts?.kinds[kind] ?? 0) > 0);
  const severities = EVENT_SEVERITIES.filter(one => search.severity === one || (counts?.severities[one] ?? 0) > 0);
  const snoozed = search.snoozed === 'only';
  return (
    <>
      <FilterSelectField
        label={t('overview.inbox.kind')}
        placeholder={t('overview.inbox.anyKind')}
        width={INBOX_FILTER_WIDTHS.kind}
        data={kinds.map(kind => ({
          value: kind,
          label: option(t(`overview.kinds.${kind}`), counts?.kinds[kind] ?? 0),
        }))}
        value={search.kind}
        onChange={kind => onChange({ kind })}
      />
      <FilterSelectField
        label={severityLabel()}
        placeholder={t('overview.inbox.anySeverity')}
        width={INBOX_FILTER_WIDTHS.severity}
        data={severities.map(one => ({
          value: one,
          label: option(EVENT_SEVERITY_NAMES[one], counts?.severities[one] ?? 0),
        }))}
        value={search.severity}
        onChange={severity => onChange({ severity })}
      />
      {(snoozed || (counts?.snoozed ?? 0) > 0) && (
        <Button
          size="sm"
          variant={snoozed ? 'light' : 'default'}
          aria-pressed={snoozed}
          onClick={() => onChange({ snoozed: snoozed ? undefined : 'only' })}
        >
          {t('overview.inbox.snoozed', { count: counts?.snoozed ?? 0 })}
        </Button>
      )}
    </>
  );
}
