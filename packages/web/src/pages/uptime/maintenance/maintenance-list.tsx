import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import { MAINTENANCE_STATES } from '../../../generated/choices.ts';
import { useActions } from '../../../shared/palette-store.ts';
import { SavedViews } from '../../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { useChangeSearch } from '../../../shared/search-params.ts';
import { t } from '../../../texts/text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../../ui/data-table/use-narrow.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { FilterSelect } from '../../../ui/forms/filter-select.tsx';
import { FoldedFilters } from '../../../ui/forms/folded-filters.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { PageAction } from '../../../ui/layout/page-action.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { type MaintenanceWindow, maintenanceTimes } from './maintenance.ts';
import { maintenanceColumns } from './maintenance-columns.tsx';

const ConfirmDestroy = lazyDialog(() => import('../../../ui/dialogs/confirm-destroy.tsx'), 'ConfirmDestroy');
const EditMaintenance = lazyDialog(() => import('./maintenance-dialog.tsx'), 'EditMaintenance');
const MaintenanceForm = lazyDialog(() => import('./maintenance-dialog.tsx'), 'MaintenanceForm');

const route = getRouteApi('/app/uptime');

type Dialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly window: MaintenanceWindow };

/** Maintenance windows: while one is open, its sites are not checked and nothing is told about them. */
export function MaintenanceList() {
  const { q, state } = route.useSearch();
  const may = useCan();
  const turn = useRun('update-maintenance-window-v1');
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const add = () => setDialog({ kind: 'add' });
  const mayAdd = may('add-maintenance-window-v1');
  const mayChange = may('update-maintenance-window-v1');
  const change = useChangeSearch(route);
  const scope = useScopeInput();
  const narrow = useNarrow();
  const rows = useRows('list-maintenance-windows-v1', { ...scope, search: q, state }, REFRESHED);
  const turnWindow = (window: MaintenanceWindow) =>
    turn.mutate(
      { window_id: window.id, enabled: !window.enabled },
      {
        onSuccess: ({ enabled }) => toast(t(enabled ? 'uptime.maintenance.turnedOn' : 'uptime.maintenance.turnedOff')),
        onError: error => toastError(error),
      },
    );
  useActions([mayAdd && { id: 'add-maintenance', label: t('app.palette.act.addMaintenance'), run: add }]);
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={16} />} onClick={add}>
      {t('app.palette.act.addMaintenance')}
    </Button>
  );
  return (
    <>
      <PageAction>{addButton}</PageAction>
      <SavedViews list="maintenance_windows" storeAs="Maintenance windows" base="view=maintenance" />
      <DataTable
        label={t('uptime.maintenance.label')}
        storeAs="Maintenance windows"
        noun="uptime.maintenance.count"
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHeight={narrow ? 84 : undefined}
        columns={maintenanceColumns({
          narrow,
          onEdit: mayChange ? window => setDialog({ kind: 'edit', window }) : undefined,
          onTurn: mayChange ? turnWindow : undefined,
          onDelete: may('delete-maintenance-window-v1') ? window => setDialog({ kind: 'delete', window }) : undefined,
        })}
        toolbar={
          <>
            <SearchField
              label={t('uptime.maintenance.search')}
              value={q ?? ''}
              onChange={text => change({ q: text || undefined })}
            />
            <FoldedFilters filtered={state !== undefined}>
              <FilterSelect
                label={t('common.status')}
                placeholder={t('uptime.maintenance.anyState')}
                width={150}
                data={MAINTENANCE_STATES.map(value => ({ value, label: t(`uptime.maintenance.states.${value}`) }))}
                value={state}
                onChange={state => change({ state })}
              />
            </FoldedFilters>
          </>
        }
        empty={
          q || state ? (
            <Empty title={t('uptime.maintenance.noMatch')}>{t('uptime.noMatchText')}</Empty>
          ) : (
            <Empty title={t('uptime.maintenance.none')} action={addButton}>
              {t('uptime.maintenance.noneText')}
            </Empty>
          )
        }
      />
      {dialog?.kind === 'add' && <MaintenanceForm onClose={close} />}
      {dialog?.kind === 'edit' && <EditMaintenance id={dialog.window.id} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmDestroy
          ability="delete-maintenance-window-v1"
          input={{ window_id: dialog.window.id }}
          title={t('uptime.maintenance.deleteTitle', { name: dialog.window.name })}
          label={t('uptime.maintenance.deleteLabel')}
          affected={({ window }) => t('uptime.maintenance.deleteText', { times: maintenanceTimes(window) })}
          onClose={close}
          onDone={() => toast(t('uptime.maintenance.deleted'))}
        />
      )}
    </>
  );
}
