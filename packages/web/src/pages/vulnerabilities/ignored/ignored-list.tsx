import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { vulnerabilityHref } from '../../../shared/vulnerabilities/vulnerability-words.ts';
import { t } from '../../../texts/text.ts';
import { buttonColumn } from '../../../ui/data-table/cells/button-column.tsx';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { rowIds } from '../../../ui/data-table/row-ids.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatDate } from '../../../ui/text/format.ts';

type Ignored = Output<'list-ignored-vulnerabilities-v1'>['items'][number];

const idOf = rowIds();
const nameOf = ({ title, vulnerability_id }: Ignored) => title || vulnerability_id;

/** The vulnerabilities that somebody decided to live with, and why. */
export function IgnoredList() {
  const may = useCan();
  const scope = useScopeInput();
  const rows = useRows('list-ignored-vulnerabilities-v1', scope);
  const unignore = useRun('unignore-vulnerability-v1');
  const takeBack = ({ vulnerability_id, site_id }: Ignored) =>
    unignore.mutate(
      { vulnerability_id, site_id_or_domain: site_id ?? undefined },
      { onSuccess: () => toast(t('vulnerabilities.ignored.done')), onError: error => toastError(error) },
    );
  return (
    <DataTable
      label={t('vulnerabilities.ignored.label')}
      storeAs="Ignored vulnerabilities"
      noun="vulnerabilities.ignored.count"
      rows={rows}
      rowHeight={64}
      rowId={({ vulnerability_id, site_id }) => idOf(`${vulnerability_id} ${site_id}`)}
      rowName={nameOf}
      columns={columns(may('unignore-vulnerability-v1') ? takeBack : undefined)}
      empty={<Empty title={t('vulnerabilities.ignored.none')}>{t('vulnerabilities.ignored.noneText')}</Empty>}
    />
  );
}

function columns(takeBack: ((rule: Ignored) => void) | undefined): Column<Ignored>[] {
  return [
    {
      key: 'title',
      header: t('vulnerabilities.columns.title'),
      fixed: true,
      cell: rule => (
        <TwoLines wraps below={rule.site_name ?? t('vulnerabilities.ignored.everywhere')}>
          <RowLink href={vulnerabilityHref(rule.vulnerability_id)}>{nameOf(rule)}</RowLink>
        </TwoLines>
      ),
    },
    {
      key: 'reason',
      header: t('vulnerabilities.ignore.reason'),
      from: 'sm',
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
    },
    {
      key: 'until',
      header: t('vulnerabilities.ignored.until'),
      width: '130px',
      from: 'md',
      cell: ({ until }) => <Until until={until} />,
    },
    { key: 'by', header: t('vulnerabilities.ignored.by'), width: '150px', from: 'lg', cell: ({ by }) => by },
    {
      key: 'since',
      header: t('vulnerabilities.ignored.since'),
      width: '120px',
      from: 'lg',
      cell: ({ since }) => <Ago at={since} />,
    },
    ...buttonColumn<Ignored>({
      label: t('vulnerabilities.ignored.back'),
      named: rule => t('vulnerabilities.ignored.backNamed', { title: nameOf(rule) }),
      width: '160px',
      run: takeBack,
    }),
  ];
}

function Until({ until }: { readonly until: string | null }) {
  if (until === null) return t('vulnerabilities.ignored.forever');
  const over = Date.parse(until) <= Date.now();
  return over ? <Chip tone="warn">{t('vulnerabilities.ignored.over')}</Chip> : formatDate(until);
}
