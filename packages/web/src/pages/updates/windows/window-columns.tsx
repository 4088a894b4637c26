import { useRead } from '../../../api/use-ability.ts';
import { SiteLink } from '../../../shared/sites/site-link.tsx';
import { t } from '../../../texts/text.ts';
import { Dotted } from '../../../ui/data-table/cells/dotted.tsx';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { MoreButton } from '../../../ui/data-table/cells/more-button.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import { type Column, TIME_WIDTH } from '../../../ui/data-table/column.ts';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatDateTime, ownZone } from '../../../ui/text/format.ts';
import { hasOpened, type UpdateWindow, windowHours } from './window.ts';

interface Handlers {
  /** The window has no room for several columns. */
  readonly narrow: boolean;
  readonly onPreview: (window: UpdateWindow) => void;
  /** Undefined: the user may not. */
  readonly onEdit: ((window: UpdateWindow) => void) | undefined;
  readonly onTurn: ((window: UpdateWindow) => void) | undefined;
  readonly onDelete: ((window: UpdateWindow) => void) | undefined;
}

export function windowColumns({ narrow, onPreview, onEdit, onTurn, onDelete }: Handlers): Column<UpdateWindow>[] {
  return [
    {
      key: 'name',
      header: t('updates.windows.window'),
      fixed: true,
      cell: window => {
        const name = <MoreButton onClick={() => onPreview(window)}>{window.name}</MoreButton>;
        return narrow ? <TwoLines below={<OnPhone window={window} />}>{name}</TwoLines> : name;
      },
    },
    {
      key: 'enabled',
      header: t('updates.columns.state'),
      width: '90px',
      from: 'sm',
      cell: window => <OnOrOff window={window} />,
    },
    {
      key: 'where',
      header: t('updates.columns.where'),
      width: '170px',
      from: 'md',
      cell: window => <Where window={window} />,
    },
    {
      key: 'times',
      header: t('updates.windows.open'),
      width: '240px',
      from: 'sm',
      cell: window => (
        <span title={t('updates.windows.zone', { times: windowHours(window), zone: window.time_zone })}>
          {windowHours(window)}
        </span>
      ),
    },
    {
      key: 'how',
      header: t('updates.columns.how'),
      width: '130px',
      from: 'xl',
      cell: window => t(window.strategy ? 'updates.careful' : 'updates.atOnce'),
    },
    {
      key: 'next',
      header: t('updates.windows.next'),
      width: TIME_WIDTH,
      from: 'lg',
      cell: window =>
        window.next_opening ? (
          <time
            dateTime={window.next_opening}
            title={
              hasOpened(window)
                ? t('updates.windows.waits', { since: formatDateTime(window.next_opening) })
                : t('updates.windows.yourTime', { zone: ownZone() })
            }
          >
            {hasOpened(window) ? t('updates.windows.openNow') : formatDateTime(window.next_opening)}
          </time>
        ) : (
          '–'
        ),
    },
    menuColumn(
      window => window.name,
      window => [
        { label: t('updates.windows.preview'), run: () => onPreview(window) },
        onEdit && { label: t('updates.windows.edit'), run: () => onEdit(window) },
        onTurn && {
          label: t(window.enabled ? 'updates.windows.turnOff' : 'updates.windows.turnOn'),
          run: () => onTurn(window),
        },
        onDelete && { label: t('updates.windows.delete'), run: () => onDelete(window), danger: true },
      ],
    ),
  ];
}

const OnOrOff = ({ window }: { readonly window: UpdateWindow }) =>
  window.enabled ? <Chip tone="good">{t('updates.windows.on')}</Chip> : <Chip>{t('updates.windows.off')}</Chip>;

const OnPhone = ({ window }: { readonly window: UpdateWindow }) => (
  <>
    <OnOrOff window={window} />{' '}
    <Dotted>
      <Where window={window} />
      {window.next_opening &&
        t(hasOpened(window) ? 'updates.windows.openSince' : 'updates.windows.opensAt', {
          time: formatDateTime(window.next_opening),
        })}
    </Dotted>
    <br />
    {windowHours(window)}
  </>
);

function Where({ window }: { readonly window: UpdateWindow }) {
  if (window.site_id !== null) return <SiteLink id={window.site_id} />;
  return window.tag_id === null ? t('updates.windows.allSites') : <TagName id={window.tag_id} />;
}

function TagName({ id }: { readonly id: number }) {
  const { data } = useRead('get-tag-v1', { tag_id: id });
  return t('updates.windows.tag', { name: data?.name ?? String(id) });
}
