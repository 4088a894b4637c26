import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { actionText } from '../../shared/audit/audit-words.ts';
import { daysInput } from '../../shared/days.ts';
import { guarded } from '../../shared/guarded.tsx';
import { SavedViews } from '../../shared/saved-views/saved-views.tsx';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { useRows } from '../../ui/data-table/use-rows.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { UnlessNoSites } from '../../ui/feedback/unless-no-sites.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { auditColumns } from './audit-columns.tsx';
import type { AuditLogEntry } from './audit-entry.ts';
import { AuditFilters } from './audit-filters.tsx';
import { useVerification } from './verify-note.tsx';

const AuditEntryDialog = lazyDialog(() => import('./audit-entry-dialog.tsx'), 'AuditEntryDialog');

const route = getRouteApi('/app/audit');

/** Lists who changed what, and verifies that the log is intact. */
export const AuditPage = guarded('app.navigation.pages.audit', 'list-audit-log-v1', Audit);

function Audit() {
  const { actor, action, subject, ...days } = route.useSearch();
  const rows = useRows('list-audit-log-v1', { actor, action, subject, ...daysInput(days), ...useScopeInput() });
  const narrow = useNarrow();
  const [open, setOpen] = useState<AuditLogEntry>();
  const columns = useMemo(() => auditColumns(setOpen, narrow), [narrow]);
  const { button, note } = useVerification();
  const filtered = [actor, action, subject, days.since, days.until].some(value => value !== undefined);
  return (
    <PageLayout title={t('audit.title')} text={t('audit.text')} actions={button} fill>
      {note}
      <SavedViews list="audit_log" storeAs="Audit log" />
      <DataTable
        label={t('audit.title')}
        storeAs="Audit log"
        noun="common.count.changes"
        rows={rows}
        columns={columns}
        rowHeight={narrow ? 72 : undefined}
        rowId={entry => entry.id}
        rowName={entry => actionText(entry.action)}
        toolbar={<AuditFilters />}
        empty={
          filtered ? (
            <Empty title={t('audit.noMatch')}>{t('audit.noMatchText')}</Empty>
          ) : (
            <UnlessNoSites title={t('audit.none')} text={t('audit.noneText')}>
              <Empty title={t('audit.none')}>{t('audit.noneText')}</Empty>
            </UnlessNoSites>
          )
        }
      />
      {open && <AuditEntryDialog entry={open} onClose={() => setOpen(undefined)} />}
    </PageLayout>
  );
}
