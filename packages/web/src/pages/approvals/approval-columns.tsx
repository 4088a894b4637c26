import { actorText, callName } from '../../shared/audit/audit-words.ts';
import { t } from '../../texts/text.ts';
import { Dotted } from '../../ui/data-table/cells/dotted.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { type Approval, approvalState } from './approval.ts';

/** @param narrow The window has no room for the columns of the assistant and the time. */
export const approvalColumns = (narrow: boolean): readonly Column<Approval>[] => [
  {
    key: 'call',
    header: t('approvals.columns.call'),
    fixed: true,
    cell: approval => {
      const link = <RowLink href={`/approvals/${approval.approval_id}`}>{callName(approval.ability)}</RowLink>;
      return narrow ? <TwoLines below={<OnPhone approval={approval} />}>{link}</TwoLines> : link;
    },
  },
  {
    key: 'status',
    header: t('common.status'),
    width: narrow ? '110px' : '170px',
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
];

const OnPhone = ({ approval: { proposed_by, proposed_at } }: { readonly approval: Approval }) => (
  <Dotted>
    <bdi>{actorText(proposed_by)}</bdi>
    <Ago at={proposed_at} />
  </Dotted>
);
