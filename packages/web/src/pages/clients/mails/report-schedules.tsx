import { Button } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import { useScope } from '../../../shared/scope/use-scope.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { PageAction } from '../../../ui/layout/page-action.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { formatDateTime } from '../../../ui/text/format.ts';
import type { ReportSchedule } from './report-mail.ts';
import { nextPeriodText, scheduleProblem, scheduleText } from './schedule-text.ts';

const AskDialog = lazyDialog(() => import('../../../ui/dialogs/ask-dialog.tsx'), 'AskDialog');
const ScheduleDialog = lazyDialog(() => import('./schedule-dialog.tsx'), 'ScheduleDialog');

/** When clients get their reports by mail. */
export function ReportSchedules() {
  const may = useCan();
  const scope = useScope();
  const rows = useRows('list-report-schedules-v1', { client_id: scope.client });
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'delete'; schedule?: ReportSchedule }>();
  const close = () => setDialog(undefined);
  const mayEdit = may('set-report-schedule-v1');
  // The schedule for all clients is not that of the chosen one, nor in its list.
  const narrowed = scope.client !== undefined;
  const editAll = mayEdit && !narrowed && (
    <Button
      leftSection={<IconCalendarTime size={16} />}
      onClick={() => {
        const first = rows.at(0);
        setDialog({ kind: 'edit', ...(first?.client_id === null ? { schedule: first } : {}) });
      }}
    >
      {t('clients.mails.forAll')}
    </Button>
  );
  return (
    <>
      <PageAction>{editAll}</PageAction>
      <DataTable
        label={t('clients.mails.schedules')}
        storeAs="Report schedules"
        noun="clients.schedules.count"
        rows={rows}
        columns={[
          ...COLUMNS(),
          menuColumn<ReportSchedule>(scheduleName, schedule => [
            mayEdit && { label: t('common.edit'), run: () => setDialog({ kind: 'edit', schedule }) },
            may('delete-report-schedule-v1') && {
              label: t('common.delete'),
              run: () => setDialog({ kind: 'delete', schedule }),
              danger: true,
            },
          ]),
        ]}
        rowId={({ id }) => id}
        rowName={scheduleName}
        empty={
          <Empty title={t(narrowed ? 'clients.mails.noSchedule' : 'clients.mails.noSchedules')}>
            {t(narrowed ? 'clients.mails.noScheduleText' : 'clients.mails.noSchedulesText')}
          </Empty>
        }
      />
      {dialog?.kind === 'edit' && <ScheduleDialog {...ofSchedule(dialog.schedule)} onClose={close} />}
      {dialog?.kind === 'delete' && dialog.schedule && <DeleteSchedule schedule={dialog.schedule} onClose={close} />}
    </>
  );
}

function DeleteSchedule({ schedule, onClose }: { readonly schedule: ReportSchedule; readonly onClose: () => void }) {
  const remove = useRun('delete-report-schedule-v1');
  const go = async () => {
    await remove.mutateAsync({ schedule_id: schedule.id });
    toast(t('clients.mails.deleted'));
    onClose();
  };
  return (
    <AskDialog
      title={t('clients.mails.deleteTitle')}
      label={t('clients.mails.deleteTitle')}
      danger
      busy={remove.isPending}
      error={remove.error}
      onGo={() => void go().catch(() => undefined)}
      onClose={onClose}
    >
      <p>{t('clients.mails.deleteText', { name: scheduleName(schedule) })}</p>
    </AskDialog>
  );
}

function ofSchedule(schedule: ReportSchedule | undefined) {
  if (schedule?.client_id == null) return { schedule };
  return { schedule, client: { id: schedule.client_id, name: schedule.client ?? '' } };
}

const scheduleName = ({ client }: ReportSchedule) => client ?? t('clients.mails.allClients');

const COLUMNS = (): Column<ReportSchedule>[] => [
  {
    key: 'client',
    header: t('clients.one'),
    fixed: true,
    cell: schedule =>
      schedule.client_id === null ? (
        scheduleName(schedule)
      ) : (
        <RowLink href={`/clients/${schedule.client_id}?view=mails`}>{scheduleName(schedule)}</RowLink>
      ),
  },
  {
    key: 'when',
    header: t('clients.mails.columns.when'),
    from: 'sm',
    cell: schedule => (
      <TwoLines plain below={scheduleProblem(schedule)}>
        {scheduleText(schedule)}
      </TwoLines>
    ),
  },
  {
    key: 'next',
    header: t('clients.mails.columns.next'),
    width: '190px',
    cell: schedule =>
      schedule.next_at === null ? (
        '–'
      ) : (
        <TwoLines plain below={nextPeriodText(schedule)}>
          {formatDateTime(schedule.next_at)}
        </TwoLines>
      ),
  },
];
