import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useCan } from '../../api/session.ts';
import type { AbilityName, Input } from '../../generated/abilities.ts';
import { useActions } from '../../shared/palette-store.ts';
import { lazyRunDialog } from '../../shared/updates/start/lazy-run-dialog.ts';
import { t } from '../../texts/text.ts';
import type { Selection } from '../../ui/data-table/selection.ts';
import { useNarrow } from '../../ui/data-table/use-narrow.ts';
import { toastError } from '../../ui/feedback/toast.ts';
import { allIds } from './all-ids.ts';
import { BULK, type BulkName } from './bulk-actions.ts';
import { narrowParts, wideParts } from './bulk-bar-parts.tsx';
import { LazyBulkDelete, LazyBulkDialog, LazyBulkEdit, LazyInstallDialog } from './dialogs.ts';
import styles from './sites.module.css';

const RunDialog = lazyRunDialog();

interface BulkBarProps {
  readonly selection: Selection;
  readonly filter: Input<'list-site-records-v1'>;
  /** All sites that match the filter. */
  readonly total: number;
}

const MENU = ['check', 'reconnect', 'rotate', 'disconnect', 'suspend'] as const;

/** Actions with a dialog of their own. */
const OTHERS = ['edit', 'delete', 'update', 'install'] as const;

interface Opened {
  readonly dialog: BulkName | (typeof OTHERS)[number];
  /** What was selected then: more may be once all are. */
  readonly ids: readonly number[];
}

/** The actions on the selected sites. In a narrow window, all but the first are in the menu: one line leaves the rows visible. */
export function BulkBar({ selection, filter, total }: BulkBarProps) {
  const may = useCan();
  const narrow = useNarrow();
  const [opened, setOpened] = useState<Opened>();
  const [gathering, setGathering] = useState(false);
  const isStill = useStill({ selected: selection.ids, filter });
  const count = selection.ids.size;
  const open = (dialog: Opened['dialog']) => setOpened({ dialog, ids: [...selection.ids] });
  const close = () => setOpened(undefined);
  const selectAll = async () => {
    setGathering(true);
    try {
      const all = await allIds(filter);
      if (isStill()) selection.set(all);
    } catch (error) {
      if (isStill()) toastError(error);
    }
    setGathering(false);
  };
  const offer = (id: Opened['dialog'], needs: AbilityName) =>
    may(needs) && {
      id: `selected-${id}`,
      label: t(`sites.bulk.act.${id}`, { count }),
      run: () => open(id),
    };
  useActions([
    ...(['sync', ...MENU] as const).map(name => offer(name, BULK[name].ability)),
    offer('update', 'run-updates-v1'),
    offer('install', 'install-on-sites-v1'),
    offer('edit', 'edit-sites-v1'),
    offer('delete', 'delete-sites-v1'),
  ]);
  const item = (name: BulkName) =>
    may(BULK[name].ability) && (
      <Menu.Item key={name} onClick={() => open(name)}>
        {t(`sites.bulk.labels.${name}`)}
      </Menu.Item>
    );
  const all = count < total && t('sites.bulk.selectAll', { count: total });
  const changes = (['update', 'edit'] as const).filter(change => change === 'edit' || may('run-updates-v1'));
  const parts = (narrow ? narrowParts : wideParts)({
    all,
    gathering,
    changes,
    onAll: selectAll,
    onChange: open,
    onClear: selection.clear,
  });
  return (
    <div className={styles.bulk}>
      <span className={styles.bulkCount}>{t('sites.bulk.selected', { count })}</span>
      {parts.all}
      <Button variant="default" size="xs" onClick={() => open('sync')}>
        {t('sites.bulk.labels.sync')}
      </Button>
      {parts.changes}
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <Button variant="default" size="xs" rightSection={<IconChevronDown size={14} />}>
            {t('sites.bulk.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {parts.inMenu}
          {MENU.map(item)}
          {may('install-on-sites-v1') && (
            <Menu.Item onClick={() => open('install')}>{t('sites.bulk.install')}</Menu.Item>
          )}
          {may('delete-sites-v1') && (
            <Menu.Item color="red" onClick={() => open('delete')}>
              {t('common.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {parts.clear}
      {opened && <BulkDialogs {...opened} onDone={selection.clear} onClose={close} />}
      <span className="visually-hidden" aria-live="polite">
        {t('sites.bulk.selectedSpoken', { count })}
      </span>
    </div>
  );
}

interface BulkDialogsProps extends Opened {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function BulkDialogs({ dialog, ids, onDone, onClose }: BulkDialogsProps) {
  if (dialog === 'update') {
    return (
      <RunDialog
        title={t('sites.bulk.updateTitle', { count: ids.length })}
        target={{ sites: ids }}
        onStarted={onDone}
        {...{ onClose }}
      />
    );
  }
  return (
    <Suspense>
      {dialog === 'edit' && <LazyBulkEdit {...{ ids, onClose }} />}
      {dialog === 'delete' && <LazyBulkDelete {...{ ids, onClose, onDone }} />}
      {dialog === 'install' && <LazyInstallDialog target={{ siteIds: ids }} onStarted={onDone} {...{ onClose }} />}
      {isBulk(dialog) && <LazyBulkDialog action={dialog} {...{ ids, onClose }} />}
    </Suspense>
  );
}

/** Whether what is shown is what it was when a function of this rendering was called; not once nothing is. */
function useStill(shown: { readonly selected: ReadonlySet<number>; readonly filter: object }): () => boolean {
  const now = useRef<typeof shown>(undefined);
  useEffect(() => {
    now.current = shown;
    return () => {
      now.current = undefined;
    };
  });
  return () =>
    now.current?.selected === shown.selected && JSON.stringify(now.current.filter) === JSON.stringify(shown.filter);
}

const isBulk = (name: string): name is BulkName => name in BULK;
