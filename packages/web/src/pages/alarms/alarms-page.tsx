import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { REFRESHED } from '../../api/refreshed.ts';
import { eventName } from '../../shared/events/event-words.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useSelectionInScope } from '../../shared/scope/use-selection-in-scope.ts';
import { useChangeSearch } from '../../shared/search-params.ts';
import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { toastError } from '../../ui/feedback/toast.ts';
import { PageLayout } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { type Alarm, CURRENT } from './alarm.ts';
import { AlarmBulkBar } from './alarm-bulk-bar.tsx';
import { alarmColumns } from './alarm-columns.tsx';
import { AlarmFilters } from './alarm-filters.tsx';
import { useAlarmActions } from './use-alarm-actions.ts';

const AlarmDialog = lazyDialog(() => import('./alarm-dialog.tsx'), 'AlarmDialog');
const SnoozeDialog = lazyDialog(() => import('./snooze-dialog.tsx'), 'SnoozeDialog');

type Dialog =
  | { readonly kind: 'show'; readonly alarm: Alarm }
  | { readonly kind: 'snooze'; readonly ids: readonly number[] };

const route = getRouteApi('/app/alarms');

/** What is wrong at present, or was. */
export function AlarmsPage() {
  const search = route.useSearch();
  const { q, state, severity, client, tag } = search;
  const change = useChangeSearch(route);
  const rows = useRows(
    'list-alarms-v1',
    { search: q, state: state ? [state] : CURRENT, severity: severity && [severity], client_id: client, tag_id: tag },
    REFRESHED,
  );
  const selection = useSelectionInScope();
  const narrow = useNarrow();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const actions = useAlarmActions(selection.clear);
  const snooze = (ids: readonly number[], until?: string | null) => {
    if (until === undefined) setDialog({ kind: 'snooze', ids });
    else actions?.snooze(ids, until).catch(error => toastError(error));
  };
  return (
    <PageLayout title={t('alarms.title')} text={t('alarms.text')} fill>
      <SavedViews list="alarms" storeAs="Alarms" />
      <DataTable
        label={t('alarms.label')}
        storeAs="Alarms"
        noun="alarms.count"
        rows={rows}
        rowHeight={narrow ? 64 : 52}
        rowId={({ id }) => id}
        rowName={eventName}
        columns={alarmColumns({
          narrow,
          onShow: alarm => setDialog({ kind: 'show', alarm }),
          onAcknowledge: actions && (({ id }) => actions.acknowledge([id])),
          onSnooze: actions && (({ id }, until) => snooze([id], until)),
        })}
        selection={actions && selection}
        bulk={
          actions && (
            <AlarmBulkBar
              count={selection.ids.size}
              onAcknowledge={() => actions.acknowledge([...selection.ids])}
              onSnooze={until => snooze([...selection.ids], until)}
            />
          )
        }
        toolbar={<AlarmFilters search={search} onChange={change} />}
        empty={
          q || state || severity || client || tag ? (
            <Empty title={t('alarms.noMatch')}>{t('alarms.noMatchText')}</Empty>
          ) : (
            <Empty
              title={t('alarms.well')}
              action={<RowLink href="/notifications?view=rules">{t('alarms.wellAction')}</RowLink>}
            >
              {t('alarms.wellText')}
            </Empty>
          )
        }
      />
      {dialog?.kind === 'show' && <AlarmDialog alarm={dialog.alarm} onClose={close} />}
      {dialog?.kind === 'snooze' && actions && (
        <SnoozeDialog ids={dialog.ids} snooze={actions.snooze} onClose={close} />
      )}
    </PageLayout>
  );
}
