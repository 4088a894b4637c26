import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { t } from '../../texts/text.ts';
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
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Tooltip label={t('ui.columns')}>
          <ActionIcon variant="default" size="lg" aria-label={t('ui.chooseColumns')}>
            <IconColumns3 size={17} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {columns
          .filter(column => !column.fixed)
          .map(column => (
            <Menu.CheckboxItem key={column.key} checked={isChosen(column)} onChange={() => onToggle(column)}>
              {column.header}
            </Menu.CheckboxItem>
          ))}
        {onExport && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={onExport}>{t('ui.export')}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}) as <Row>(props: ColumnMenuProps<Row>) => ReactNode;
