import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { useRead, useRun } from '../../../api/use-ability.ts';
import { DELIVERY_STATES } from '../../../generated/choices.ts';
import { MOST_PER_PAGE } from '../../../generated/limits.ts';
import { SavedViews } from '../../../shared/saved-views/saved-views.tsx';
import { isNarrowed, scopeInput, useScope } from '../../../shared/scope/use-scope.ts';
import { useChangeSearch } from '../../../shared/search-params.ts';
import { t } from '../../../texts/text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../../ui/data-table/use-narrow.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { FilterSelect } from '../../../ui/forms/filter-select.tsx';
import { FoldedFilters } from '../../../ui/forms/folded-filters.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { type DeliveryItem, deliveryStateName } from './delivery.ts';
import { deliveryColumns } from './delivery-columns.tsx';

const DeliveryDialog = lazyDialog(() => import('./delivery-dialog.tsx'), 'DeliveryDialog');

const route = getRouteApi('/app/notifications');

/** What was sent to channels, and whether it arrived. */
export function DeliveriesView() {
  const { state, channel } = route.useSearch();
  const scope = useScope();
  const may = useCan();
  const change = useChangeSearch(route);
  const narrow = useNarrow();
  const rows = useRows(
    'list-deliveries-v1',
    { state: state && [state], channel_id: channel, ...scopeInput(scope) },
    REFRESHED,
  );
  const channels = useRead('list-channels-v1', { per_page: MOST_PER_PAGE });
  const replay = useRun('replay-delivery-v1');
  const replayAll = useRun('replay-deliveries-v1');
  const [shown, setShown] = useState<DeliveryItem>();
  const replayed = (count: number) => {
    toast(t('notifications.replayed', { count }));
    setShown(undefined);
  };
  const onError = (error: Error) => toastError(error);
  const again = may('replay-delivery-v1')
    ? ({ id }: DeliveryItem) => replay.mutate({ delivery_id: id }, { onSuccess: () => replayed(1), onError })
    : undefined;
  return (
    <>
      <SavedViews list="deliveries" storeAs="Deliveries" base="view=deliveries" />
      <DataTable
        label={t('notifications.deliveries.tab')}
        storeAs="Deliveries"
        noun="notifications.deliveries.count"
        rows={rows}
        rowHeight={64}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        columns={deliveryColumns({ narrow, onShow: setShown, onReplay: again })}
        toolbar={
          <>
            <FoldedFilters filtered={state !== undefined || channel !== undefined}>
              <FilterSelect
                label={t('common.status')}
                placeholder={t('notifications.deliveries.anyState')}
                width={160}
                data={DELIVERY_STATES.map(value => ({ value, label: deliveryStateName(value) }))}
                value={state}
                onChange={state => change({ state })}
              />
              <FilterSelect
                label={t('notifications.deliveries.columns.channel')}
                placeholder={t('notifications.deliveries.anyChannel')}
                width={180}
                searchable
                data={channels.data?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
                value={channel === undefined ? undefined : String(channel)}
                onChange={id => change({ channel: id === undefined ? undefined : Number(id) })}
              />
            </FoldedFilters>
            {channel !== undefined && may('replay-deliveries-v1') && (
              <Button
                variant="default"
                loading={replayAll.isPending}
                onClick={() =>
                  replayAll.mutate(
                    { channel_id: channel, ...scopeInput(scope) },
                    { onSuccess: ({ replayed: n }) => replayed(n), onError },
                  )
                }
              >
                {t('notifications.deliveries.replayAll')}
              </Button>
            )}
          </>
        }
        empty={
          state || channel || isNarrowed(scope) ? (
            <Empty title={t('notifications.deliveries.noMatch')}>{t('notifications.deliveries.noMatchText')}</Empty>
          ) : (
            <Empty title={t('notifications.deliveries.none')}>{t('notifications.deliveries.noneText')}</Empty>
          )
        }
      />
      {shown && (
        <DeliveryDialog delivery={shown} onClose={() => setShown(undefined)} onReplay={again && (() => again(shown))} />
      )}
    </>
  );
}
