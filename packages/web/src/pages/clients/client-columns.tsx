import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatMoney, formatNumber, formatRatio } from '../../ui/text/format.ts';
import { CLIENT_STATUS_NAMES, CLIENT_STATUS_TONES, type PortfolioClient } from './client.ts';
import type { ClientDialogKind } from './client-dialogs.tsx';

interface Handlers {
  /** The window has no room for the columns of the figures. */
  readonly narrow: boolean;
  /** What the user may do. */
  readonly kinds: readonly ClientDialogKind[];
  readonly open: (kind: ClientDialogKind, client: PortfolioClient) => void;
}

export function clientColumns({ narrow, kinds, open }: Handlers): Column<PortfolioClient>[] {
  const action = (kind: ClientDialogKind, client: PortfolioClient, danger?: boolean) =>
    kinds.includes(kind) && { label: t(`clients.actions.${kind}`), run: () => open(kind, client), danger };
  return [
    {
      key: 'name',
      header: t('common.name'),
      fixed: true,
      sort: 'name',
      cell: client => {
        const link = <RowLink href={`/clients/${client.id}`}>{client.name}</RowLink>;
        return narrow ? <TwoLines below={<OnPhone client={client} />}>{link}</TwoLines> : link;
      },
    },
    {
      key: 'status',
      header: t('common.status'),
      width: '100px',
      from: 'sm',
      cell: ({ status }) => <Chip tone={CLIENT_STATUS_TONES[status]}>{CLIENT_STATUS_NAMES[status]}</Chip>,
    },
    {
      key: 'sites',
      header: t('common.sites'),
      width: '90px',
      align: 'end',
      from: 'sm',
      sort: 'sites',
      cell: client => number(client.sites_count, `/sites?client=${client.id}`),
    },
    {
      key: 'down',
      header: t('clients.figures.down'),
      width: '120px',
      align: 'end',
      from: 'sm',
      sort: 'sites_down',
      cell: client => number(client.sites_down, `/sites?client=${client.id}&health=down`),
    },
    {
      key: 'problems',
      header: t('clients.figures.problems'),
      width: '100px',
      align: 'end',
      from: 'md',
      sort: 'sites_with_problems',
      cell: client => number(client.sites_with_problems, `/sites?client=${client.id}&health=problems`),
    },
    {
      key: 'updates',
      header: t('clients.figures.updates'),
      width: '145px',
      align: 'end',
      from: 'lg',
      sort: 'pending_updates',
      cell: client => number(client.pending_updates, `/updates?client=${client.id}&view=sites`),
    },
    {
      key: 'uptime',
      header: t('clients.figures.uptime'),
      hint: t('clients.figures.uptimeHint'),
      width: '125px',
      align: 'end',
      from: 'xl',
      sort: 'uptime',
      cell: ({ id, uptime_percent: percent }) =>
        percent === null ? '–' : <RowLink href={`/uptime?client=${id}`}>{formatRatio(percent / 100)}</RowLink>,
    },
    {
      key: 'cost',
      header: t('clients.figures.cost'),
      width: '135px',
      align: 'end',
      from: 'lg',
      sort: 'cost',
      cell: ({ id, cost_monthly: cost, currency }) =>
        cost === null ? '–' : <RowLink href={`/clients/${id}?view=costs`}>{formatMoney(cost, currency)}</RowLink>,
    },
    {
      key: 'report',
      header: t('clients.figures.report'),
      width: '125px',
      from: 'xxl',
      sort: 'last_report',
      cell: ({ id, last_report_at: at }) => (
        <RowLink href={`/clients/${id}?view=mails`}>
          {at === null ? t('clients.figures.neverReported') : <Ago at={at} />}
        </RowLink>
      ),
    },
    { key: 'email', header: t('clients.email'), optional: true, cell: client => client.email || '–' },
    {
      key: 'phone',
      header: t('clients.texts.phone'),
      width: '160px',
      optional: true,
      cell: client => client.phone || '–',
    },
    {
      key: 'city',
      header: t('clients.texts.city'),
      width: '160px',
      optional: true,
      cell: client => client.city || '–',
    },
    {
      key: 'created',
      header: t('clients.created'),
      width: '130px',
      optional: true,
      sort: 'created',
      cell: client => <Ago at={client.created} />,
    },
    menuColumn(
      client => client.name,
      client => [
        action('edit', client),
        action(client.status === 'suspended' ? 'unsuspend' : 'suspend', client),
        action('delete', client, true),
      ],
    ),
  ];
}

/** On a phone, what says whether the client needs something. */
const figuresText = ({ sites_count, sites_with_problems, pending_updates }: PortfolioClient) =>
  [
    t('common.count.sites', { count: sites_count }),
    ...(sites_with_problems > 0 ? [t('clients.figures.problemsOf', { count: sites_with_problems })] : []),
    ...(pending_updates > 0 ? [t('common.count.updates', { count: pending_updates })] : []),
  ].join(' · ');

const OnPhone = ({ client }: { readonly client: PortfolioClient }) => (
  <>
    <Chip tone={CLIENT_STATUS_TONES[client.status]}>{CLIENT_STATUS_NAMES[client.status]}</Chip> {figuresText(client)}
  </>
);

/** A number that leads to the list it counts. */
const number = (count: number, href: string) => <RowLink href={href}>{formatNumber(count)}</RowLink>;
