import { ActionIcon } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import { MenuButton } from '../menus/menu-button.tsx';
import type { Column } from './column.ts';

interface ColumnMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isChosen: (column: Column<Row>) => boolean;
  readonly onToggle: (column: Column<Row>) => void;
  /** Saves all rows as a file; undefined: they are no list of the server. */
  readonly onExport: (() => void) | undefined;
}

/** Chooses which columns a table shows, and saves it. */
export const ColumnMenu = memo(function ColumnMenu<Row>(props: ColumnMenuProps<Row>) {
  const { columns, isChosen, onToggle, onExport } = props;
  const chosen = columns
    .filter(column => !column.fixed)
    .map(column => ({
      id: column.key,
      label: column.header,
      checked: isChosen(column),
      run: () => onToggle(column),
    }));
  const saved = onExport && [{ id: 'export', label: t('ui.export'), apart: true, run: onExport }];
  return (
    <MenuButton
      button={
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('ui.chooseColumns')}
          title={t('ui.columns')}
          data-exports={onExport ? true : undefined}
        >
          <IconColumns3 size={17} />
        </ActionIcon>
      }
      entries={[...chosen, ...(saved ?? [])]}
    />
  );
}) as <Row>(props: ColumnMenuProps<Row>) => ReactNode;
