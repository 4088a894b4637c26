import { actorText, callName } from '../../shared/audit/audit-words.ts';
import { once } from '../../texts/once.ts';
import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { type Approval, approvalState } from './approval.ts';

export const approvalColumns = once((): readonly Column<Approval>[] => [
  {
    key: 'call',
    header: t('approvals.columns.call'),
    fixed: true,
    cell: approval => <RowLink href={`/approvals/${approval.approval_id}`}>{callName(approval.ability)}</RowLink>,
  },
  {
    key: 'status',
    header: t('common.status'),
    width: '170px',
    fixed: true,
    cell: approval => {
      const { text, tone } = approvalState(approval);
      return <Chip tone={tone}>{text}</Chip>;
    },
  },
  {
    key: 'by',
    header: t('approvals.columns.by'),
    width: '200px',
    from: 'sm',
    cell: ({ proposed_by }) => <span dir="auto">{actorText(proposed_by)}</span>,
  },
  {
    key: 'at',
    header: t('approvals.columns.at'),
    width: '150px',
    from: 'md',
    cell: ({ proposed_at }) => <Ago at={proposed_at} />,
  },
]);
