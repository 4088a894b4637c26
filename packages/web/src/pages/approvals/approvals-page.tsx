import { NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { APPROVAL_STATUSES } from '../../generated/choices.ts';
import { callName } from '../../shared/audit/audit-words.ts';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { isNarrowed, scopeInput, useScope } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { rowIds } from '../../ui/data-table/row-ids.ts';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { approvalColumns } from './approval-columns.tsx';

const route = getRouteApi('/app/approvals');
/** A person who looks at this page waits for what an assistant proposes. */
const ASK_MS = 5000;
const idOf = rowIds();

/** The calls that assistants have proposed. */
export function ApprovalsPage() {
  const { status } = route.useSearch();
  const navigate = route.useNavigate();
  const scope = useScope();
  const none = isNarrowed(scope) ? 'noneInScope' : 'none';
  const narrow = useNarrow();
  const columns = useMemo(() => approvalColumns(narrow), [narrow]);
  const rows = useRows(
    'list-approvals-v1',
    { ...scopeInput(scope), ...(status ? { status } : {}) },
    { refetchInterval: ASK_MS },
  );
  const statuses = APPROVAL_STATUSES.map(value => ({ value, label: t(`approvals.states.${value}`) }));
  return (
    <PageLayout title={t('approvals.title')} text={t('approvals.text')} fill>
      <SavedViews list="approvals" storeAs="Approvals" />
      <DataTable
        label={t('approvals.title')}
        storeAs="Approvals"
        noun="common.count.approvals"
        rows={rows}
        columns={columns}
        rowHeight={narrow ? 52 : undefined}
        rowId={approval => idOf(approval.approval_id)}
        rowName={({ ability }) => callName(ability)}
        toolbar={
          <NativeSelect
            aria-label={t('common.status')}
            value={status ?? ''}
            data={[{ value: '', label: t('approvals.all') }, ...statuses]}
            onChange={event => {
              const chosen = APPROVAL_STATUSES.find(known => known === event.target.value);
              void navigate({ search: { status: chosen }, replace: true });
            }}
          />
        }
        empty={
          <Empty title={t(status ? 'approvals.empty.noMatch' : `approvals.empty.${none}`)}>
            {t(status ? 'approvals.empty.otherStatus' : `approvals.empty.${none}Text`)}
          </Empty>
        }
      />
    </PageLayout>
  );
}
