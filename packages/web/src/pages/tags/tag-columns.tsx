import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { TagChip } from '../../ui/text/chip.tsx';
import { quantity } from '../../ui/text/format.ts';
import type { Tag } from './tag.ts';

interface Handlers {
  /** Undefined: the user may not. */
  readonly onEdit: ((tag: Tag) => void) | undefined;
  readonly onDelete: ((tag: Tag) => void) | undefined;
}

export function tagColumns({ onEdit, onDelete }: Handlers): Column<Tag>[] {
  return [
    { key: 'name', header: 'Name', fixed: true, cell: tag => <TagChip name={tag.name} color={tag.color} /> },
    {
      key: 'sites',
      header: 'Sites',
      width: '130px',
      cell: tag => <RowLink href={`/sites?tags=[${tag.id}]`}>{quantity(tag.sites_count, ['site', 'sites'])}</RowLink>,
    },
    { key: 'color', header: 'Colour', width: '120px', from: 'sm', cell: tag => tag.color ?? '–' },
    menuColumn(
      tag => tag.name,
      tag => [
        onEdit && { label: 'Edit', run: () => onEdit(tag) },
        onDelete && { label: 'Delete', run: () => onDelete(tag), danger: true },
      ],
    ),
  ];
}
