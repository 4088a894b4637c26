import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import type { AbilityName, Input } from '../../generated/abilities.ts';
import { useActions } from '../../shared/palette-store.ts';
import type { Selection } from '../../ui/data-table/selection.ts';
import { toastError } from '../../ui/feedback/toast.ts';
import { formatNumber, quantity } from '../../ui/text/format.ts';
import { allIds } from './all-ids.ts';
import { BULK, type BulkName } from './bulk-actions.ts';
import { BulkDelete } from './bulk-delete.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkEdit } from './bulk-edit.tsx';
import styles from './sites.module.css';

interface BulkBarProps {
  readonly selection: Selection;
  readonly filter: Input<'list-site-records-v1'>;
  /** All sites that match the filter. */
  readonly total: number;
}

const MENU = ['check', 'reconnect', 'disconnect', 'suspend'] as const;
const SELECTED = ['selected site', 'selected sites'] as const;

/** What can be done with the selected sites. */
export function BulkBar({ selection, filter, total }: BulkBarProps) {
  const may = useCan();
  const [dialog, setDialog] = useState<BulkName | 'edit' | 'delete'>();
  const [gathering, setGathering] = useState(false);
  const ids = [...selection.ids];
  const close = () => setDialog(undefined);
  const selectAll = async () => {
    setGathering(true);
    await allIds(filter).then(selection.set, toastError);
    setGathering(false);
  };
  const offer = (id: NonNullable<typeof dialog>, what: string, needs: AbilityName) =>
    may(needs) && {
      id: `selected-${id}`,
      label: `${what} ${quantity(ids.length, SELECTED)}`,
      run: () => setDialog(id),
    };
  useActions([
    ...(['sync', ...MENU] as const).map(name => offer(name, BULK[name].label, BULK[name].ability)),
    offer('edit', 'Tags and client of', 'edit-sites-v1'),
    offer('delete', 'Delete', 'delete-sites-v1'),
  ]);
  const item = (name: BulkName) =>
    may(BULK[name].ability) && (
      <Menu.Item key={name} onClick={() => setDialog(name)}>
        {BULK[name].label}
      </Menu.Item>
    );
  return (
    <div className={styles.bulk}>
      <span className={styles.bulkCount}>{formatNumber(ids.length)} selected</span>
      {ids.length < total && (
        <Button variant="subtle" size="compact-sm" loading={gathering} onClick={selectAll}>
          Select all {formatNumber(total)}
        </Button>
      )}
      <Button variant="default" size="xs" onClick={() => setDialog('sync')}>
        Sync
      </Button>
      <Button variant="default" size="xs" onClick={() => setDialog('edit')}>
        Tags and client
      </Button>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <Button variant="default" size="xs" rightSection={<IconChevronDown size={14} />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {MENU.map(item)}
          {may('delete-sites-v1') && (
            <Menu.Item color="red" onClick={() => setDialog('delete')}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
        Clear selection
      </Button>
      {dialog === 'edit' && <BulkEdit ids={ids} onClose={close} />}
      {dialog === 'delete' && <BulkDelete ids={ids} onClose={close} onDone={selection.clear} />}
      {dialog && dialog !== 'edit' && dialog !== 'delete' && <BulkDialog action={dialog} ids={ids} onClose={close} />}
      <span className="visually-hidden" aria-live="polite">
        {quantity(ids.length, ['site selected', 'sites selected'])}
      </span>
    </div>
  );
}
