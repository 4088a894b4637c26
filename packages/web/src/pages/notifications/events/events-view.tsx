import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { EVENT_GROUPS } from '../../../generated/event-groups.ts';
import { LateOneEntityPicker } from '../../../shared/entities/late-entity-picker.tsx';
import { AboutSite } from '../../../shared/events/about-site.tsx';
import { BelowEvent } from '../../../shared/events/below-event.tsx';
import { eventText } from '../../../shared/events/event-text.ts';
import { aboutEvent, type EventTypeChoice, eventTitle, typeTitle } from '../../../shared/events/event-words.ts';
import { severityColumn } from '../../../shared/events/severity-chip.tsx';
import { SeverityFilter } from '../../../shared/events/severity-filter.tsx';
import { SavedViews } from '../../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { useChangeSearch } from '../../../shared/search-params.ts';
import { t } from '../../../texts/text.ts';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import { type Column, TIME_WIDTH } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../../ui/data-table/use-narrow.ts';
import { type RowOf, useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { FilterSelect } from '../../../ui/forms/filter-select.tsx';
import { FoldedFilters } from '../../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { formatDateTime } from '../../../ui/text/format.ts';
import { RULE_GROUPS } from '../rules/rule.ts';

const route = getRouteApi('/app/notifications');

const columns = (narrow: boolean): readonly Column<RowOf<'list-events-v1'>>[] => [
  severityColumn(),
  {
    key: 'event',
    header: t('notifications.events.type'),
    fixed: true,
    cell: event => {
      const about = eventText(event) || aboutEvent(event);
      return (
        <TwoLines
          below={
            <BelowEvent narrow={narrow} {...event}>
              {about}
            </BelowEvent>
          }
        >
          <span title={aboutEvent(event)}>{typeTitle(event.type)}</span>
        </TwoLines>
      );
    },
  },
  {
    key: 'site',
    header: t('common.site'),
    width: '210px',
    from: 'sm',
    cell: ({ site }) => <AboutSite site={site} />,
  },
  {
    key: 'when',
    header: t('notifications.events.when'),
    width: TIME_WIDTH,
    from: 'md',
    cell: ({ occurred_at }) => formatDateTime(occurred_at),
  },
];

const typeChoices = () =>
  RULE_GROUPS.map(group => ({
    group: t(`notifications.rules.groups.${group}`),
    items: EVENT_GROUPS[group].map(type => ({ value: type, label: eventTitle(type) })),
  }));

/** What has happened, newest first. */
export function EventsView() {
  const { q, type, severity, site } = route.useSearch();
  const change = useChangeSearch(route);
  const known = RULE_GROUPS.flatMap((group): readonly EventTypeChoice[] => EVENT_GROUPS[group]).find(
    one => one === type,
  );
  const scope = useScopeInput();
  const narrow = useNarrow();
  const shown = useMemo(() => columns(narrow), [narrow]);
  const rows = useRows(
    'list-events-v1',
    { ...scope, search: q, type: known && [known], severity: severity && [severity], site_id: site },
    REFRESHED,
  );
  return (
    <>
      <SavedViews list="events" storeAs="Events" base="view=events" />
      <DataTable
        label={t('notifications.events.tab')}
        storeAs="Events"
        noun="notifications.events.count"
        rows={rows}
        rowHeight={narrow ? 64 : 52}
        rowId={({ id }) => id}
        rowName={aboutEvent}
        columns={shown}
        toolbar={
          <>
            <SearchField
              label={t('notifications.events.search')}
              value={q ?? ''}
              onChange={text => change({ q: text || undefined })}
            />
            <FoldedFilters filtered={[known, severity, site].some(Boolean)}>
              <FilterSelect
                label={t('notifications.events.type')}
                placeholder={t('notifications.events.anyType')}
                width={230}
                searchable
                data={typeChoices()}
                value={known}
                onChange={type => change({ type })}
              />
              <SeverityFilter value={severity} onChange={severity => change({ severity })} />
              <LateOneEntityPicker
                kind="sites"
                label={t('common.site')}
                quiet
                placeholder={t('notifications.events.anySite')}
                width={180}
                value={site ?? null}
                onChange={id => change({ site: id ?? undefined })}
              />
            </FoldedFilters>
          </>
        }
        empty={
          q || known || severity || site ? (
            <Empty title={t('notifications.events.noMatch')}>{t('notifications.events.noMatchText')}</Empty>
          ) : (
            <Empty title={t('notifications.events.none')}>{t('notifications.events.noneText')}</Empty>
          )
        }
      />
    </>
  );
}
