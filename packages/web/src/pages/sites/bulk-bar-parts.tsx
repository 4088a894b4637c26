import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';

/** What is in the line of the bulk bar or in its menu, by the width of the window. */
interface BulkBarParts {
  readonly all?: ReactNode;
  readonly changes?: ReactNode;
  readonly inMenu?: ReactNode;
  readonly clear: ReactNode;
}

interface Given {
  /** What selecting all is called; false if all are selected. */
  readonly all: string | false;
  /** The ids of all are being read. */
  readonly gathering: boolean;
  readonly changes: readonly ('update' | 'edit')[];
  readonly onAll: () => void;
  readonly onChange: (change: 'update' | 'edit') => void;
  readonly onClear: () => void;
}

/** All but the first action are in the menu: one line leaves the rows visible. */
export const narrowParts = ({ all, gathering, changes, onAll, onChange, onClear }: Given): BulkBarParts => ({
  inMenu: (
    <>
      {all && <Menu.Item onClick={onAll}>{all}</Menu.Item>}
      {changes.map(change => (
        <Menu.Item key={change} onClick={() => onChange(change)}>
          {t(`sites.bulk.${change}`)}
        </Menu.Item>
      ))}
    </>
  ),
  clear: (
    <ActionIcon variant="subtle" aria-label={t('sites.bulk.clear')} loading={gathering} onClick={onClear}>
      <IconX size={16} />
    </ActionIcon>
  ),
});

export const wideParts = ({ all, gathering, changes, onAll, onChange, onClear }: Given): BulkBarParts => ({
  all: all && (
    <Button variant="subtle" size="compact-sm" loading={gathering} onClick={onAll}>
      {all}
    </Button>
  ),
  changes: changes.map(change => (
    <Button key={change} variant="default" size="xs" onClick={() => onChange(change)}>
      {t(`sites.bulk.${change}`)}
    </Button>
  )),
  clear: (
    <Button variant="subtle" size="compact-sm" onClick={onClear}>
      {t('sites.bulk.clear')}
    </Button>
  ),
});
