import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { TagChip } from '../../ui/text/chip.tsx';
import type { Tag } from './tag.ts';

interface Handlers {
  /** Undefined: the user may not. */
  readonly onEdit: ((tag: Tag) => void) | undefined;
  readonly onDelete: ((tag: Tag) => void) | undefined;
}

export function tagColumns({ onEdit, onDelete }: Handlers): Column<Tag>[] {
  return [
    { key: 'name', header: t('common.name'), fixed: true, cell: tag => <TagChip name={tag.name} color={tag.color} /> },
    {
      key: 'sites',
      header: t('common.sites'),
      width: '130px',
      cell: tag => (
        <RowLink href={`/sites?tags=[${tag.id}]`}>{t('common.count.sites', { count: tag.sites_count })}</RowLink>
      ),
    },
    { key: 'color', header: t('tags.colour'), width: '120px', from: 'sm', cell: tag => tag.color ?? '–' },
    menuColumn(
      tag => tag.name,
      tag => [
        onEdit && { label: t('common.edit'), run: () => onEdit(tag) },
        onDelete && { label: t('common.delete'), run: () => onDelete(tag), danger: true },
      ],
    ),
  ];
}
