import { useRead } from '../../../api/use-ability.ts';
import { SiteLink } from '../../../shared/sites/site-link.tsx';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { MoreButton } from '../../../ui/data-table/cells/more-button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatDateTime, OWN_ZONE } from '../../../ui/text/format.ts';
import { type UpdateWindow, windowHours } from './window.ts';

interface Handlers {
  readonly onPreview: (window: UpdateWindow) => void;
  /** Undefined: the user may not. */
  readonly onEdit: ((window: UpdateWindow) => void) | undefined;
  readonly onTurn: ((window: UpdateWindow) => void) | undefined;
  readonly onDelete: ((window: UpdateWindow) => void) | undefined;
}

export function windowColumns({ onPreview, onEdit, onTurn, onDelete }: Handlers): Column<UpdateWindow>[] {
  return [
    {
      key: 'name',
      header: 'Window',
      fixed: true,
      cell: window => <MoreButton onClick={() => onPreview(window)}>{window.name}</MoreButton>,
    },
    {
      key: 'enabled',
      header: 'State',
      width: '90px',
      fixed: true,
      cell: window => (window.enabled ? <Chip tone="good">On</Chip> : <Chip>Off</Chip>),
    },
    { key: 'where', header: 'Where', width: '170px', from: 'md', cell: window => <Where window={window} /> },
    {
      key: 'times',
      header: 'Open',
      width: '300px',
      from: 'sm',
      cell: window => (
        <span title={`${windowHours(window)}, time zone ${window.time_zone}`}>{windowHours(window)}</span>
      ),
    },
    {
      key: 'how',
      header: 'How',
      width: '110px',
      from: 'lg',
      cell: window => (window.strategy ? 'Careful' : 'All at once'),
    },
    {
      key: 'next',
      header: 'Opens next',
      width: '190px',
      from: 'md',
      cell: window =>
        window.next_opening ? (
          <time dateTime={window.next_opening} title={`Your time, ${OWN_ZONE}`}>
            {formatDateTime(window.next_opening)}
          </time>
        ) : (
          '–'
        ),
    },
    menuColumn(
      window => window.name,
      window => [
        { label: 'Preview', run: () => onPreview(window) },
        onEdit && { label: 'Edit …', run: () => onEdit(window) },
        onTurn && { label: window.enabled ? 'Switch off' : 'Switch on', run: () => onTurn(window) },
        onDelete && { label: 'Delete …', run: () => onDelete(window), danger: true },
      ],
    ),
  ];
}

function Where({ window }: { readonly window: UpdateWindow }) {
  if (window.site_id !== null) return <SiteLink id={window.site_id} />;
  return window.tag_id === null ? 'All sites' : <TagName id={window.tag_id} />;
}

function TagName({ id }: { readonly id: number }) {
  const { data } = useRead('get-tag-v1', { tag_id: id });
  return <>Tag {data?.name ?? id}</>;
}
