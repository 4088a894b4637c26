import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import type { RowOf } from '../../ui/data-table/use-rows.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatDate } from '../../ui/text/format.ts';
import { SOON_DAYS } from './search.ts';

export type ExpiringEntry = RowOf<'list-expiring-v1'>;

interface Handlers {
  /** Undefined: the user may not. */
  readonly onSet: ((domain: ExpiringEntry) => void) | undefined;
}

export function expiringColumns({ onSet }: Handlers): Column<ExpiringEntry>[] {
  return [
    {
      key: 'name',
      header: t('security.certificates.what'),
      fixed: true,
      cell: ({ kind, name }) => (
        <TwoLines below={t(`security.certificates.kindOf.${kind}`)}>
          <span>{name}</span>
        </TwoLines>
      ),
    },
    {
      key: 'left',
      header: t('security.certificates.left'),
      width: '170px',
      fixed: true,
      cell: row => <Left row={row} />,
    },
    {
      key: 'expires',
      header: t('security.certificates.expires'),
      width: '130px',
      from: 'sm',
      cell: ({ expires_at }) => (expires_at ? formatDate(expires_at) : '–'),
    },
    { key: 'site', header: t('common.site'), from: 'md', cell: row => <Sites row={row} /> },
    { key: 'by', header: t('security.certificates.by'), from: 'lg', cell: ({ by }) => by ?? '–' },
    {
      key: 'checked',
      header: t('security.certificates.checked'),
      width: '120px',
      from: 'lg',
      cell: ({ checked_at, source }) =>
        source === 'hand' ? t('security.certificates.byHand') : <Ago at={checked_at} />,
    },
    menuColumn(
      ({ name }) => name,
      row => [onSet && row.kind === 'domain' && { label: t('security.certificates.set'), run: () => onSet(row) }],
    ),
  ];
}

function Left({ row: { days_left, why_unknown } }: { readonly row: ExpiringEntry }) {
  if (days_left === null) {
    const why = why_unknown && t(`security.certificates.why.${why_unknown}`);
    return <Chip title={why ?? undefined}>{t('security.certificates.unknown')}</Chip>;
  }
  if (days_left < 0) return <Chip tone="bad">{t('security.certificates.expired')}</Chip>;
  return (
    <Chip tone={days_left <= SOON_DAYS ? 'warn' : 'good'}>
      {t('security.certificates.daysLeft', { days: days_left })}
    </Chip>
  );
}

function Sites({ row: { kind, sites, sites_count } }: { readonly row: ExpiringEntry }) {
  const [first] = sites;
  if (!first) return '–';
  const tab = kind === 'certificate' ? 'security' : 'details';
  return (
    <span title={sites.map(({ name }) => name).join(', ')}>
      <RowLink href={`/sites/${first.id}?tab=${tab}`}>{first.name}</RowLink>{' '}
      {sites_count > 1 && t('shared.more', { count: sites_count - 1 })}
    </span>
  );
}
