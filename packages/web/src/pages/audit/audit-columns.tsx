import { actionText, actorText } from '../../shared/audit/audit-words.ts';
import { t } from '../../texts/text.ts';
import { MoreButton } from '../../ui/data-table/cells/more-button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { formatDateTime } from '../../ui/text/format.ts';
import type { AuditLogEntry } from './audit-entry.ts';
import { SubjectLink } from './subject-link.tsx';

/** @param onOpen Shows all of one entry. */
export function auditColumns(onOpen: (entry: AuditLogEntry) => void): Column<AuditLogEntry>[] {
  return [
    {
      key: 'at',
      header: t('audit.columns.time'),
      width: '190px',
      fixed: true,
      cell: entry => (
        <MoreButton onClick={() => onOpen(entry)}>
          <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
        </MoreButton>
      ),
    },
    {
      key: 'action',
      header: t('audit.columns.action'),
      width: '220px',
      fixed: true,
      cell: entry => actionText(entry.action),
    },
    {
      key: 'actor',
      header: t('audit.columns.actor'),
      width: '210px',
      from: 'sm',
      cell: ({ actor }) => <span title={actor}>{actorText(actor)}</span>,
    },
    {
      key: 'subject',
      header: t('audit.columns.target'),
      width: '160px',
      from: 'md',
      cell: entry => <SubjectLink entry={entry} />,
    },
    {
      key: 'address',
      header: t('audit.columns.address'),
      width: '150px',
      from: 'lg',
      cell: entry => <span title={entry.client}>{entry.address}</span>,
    },
    {
      key: 'detail',
      header: t('audit.columns.details'),
      from: 'lg',
      cell: entry => <span className="quiet">{brief(entry)}</span>,
    },
  ];
}

function brief({ detail }: AuditLogEntry): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
