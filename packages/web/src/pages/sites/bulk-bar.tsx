import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
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

/** The actions on the selected sites. In a narrow window, all but the first are in the menu: one line leaves the rows visible. */
export function BulkBar({ selection, filter, total }: BulkBarProps) {
  const may = useCan();
  const narrow = useNarrow();
  const [dialog, setDialog] = useState<BulkName | (typeof OTHERS)[number]>();
  const [gathering, setGathering] = useState(false);
  const ids = [...selection.ids];
  const close = () => setDialog(undefined);
  const selectAll = async () => {
    setGathering(true);
    await allIds(filter).then(selection.set, toastError);
    setGathering(false);
  };
  const offer = (id: NonNullable<typeof dialog>, needs: AbilityName) =>
    may(needs) && {
      id: `selected-${id}`,
      label: t(`sites.bulk.act.${id}`, { count: ids.length }),
      run: () => setDialog(id),
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
      <Menu.Item key={name} onClick={() => setDialog(name)}>
        {t(`sites.bulk.labels.${name}`)}
      </Menu.Item>
    );
  const all = ids.length < total && t('sites.bulk.selectAll', { count: total });
  const changes = (['update', 'edit'] as const).filter(change => change === 'edit' || may('run-updates-v1'));
  const parts = (narrow ? narrowParts : wideParts)({
    all,
    gathering,
    changes,
    onAll: selectAll,
    onChange: setDialog,
    onClear: selection.clear,
  });
  return (
    <div className={styles.bulk}>
      <span className={styles.bulkCount}>{t('sites.bulk.selected', { count: ids.length })}</span>
      {parts.all}
      <Button variant="default" size="xs" onClick={() => setDialog('sync')}>
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
            <Menu.Item onClick={() => setDialog('install')}>{t('sites.bulk.install')}</Menu.Item>
          )}
          {may('delete-sites-v1') && (
            <Menu.Item color="red" onClick={() => setDialog('delete')}>
              {t('common.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {parts.clear}
      <Suspense>
        {dialog === 'edit' && <LazyBulkEdit ids={ids} onClose={close} />}
        {dialog === 'delete' && <LazyBulkDelete ids={ids} onClose={close} onDone={selection.clear} />}
        {dialog === 'install' && (
          <LazyInstallDialog target={{ siteIds: ids }} onStarted={selection.clear} onClose={close} />
        )}
        {dialog && isBulk(dialog) && <LazyBulkDialog action={dialog} ids={ids} onClose={close} />}
      </Suspense>
      {dialog === 'update' && (
        <RunDialog
          title={t('sites.bulk.updateTitle', { count: ids.length })}
          target={{ sites: ids }}
          onStarted={selection.clear}
          onClose={close}
        />
      )}
      <span className="visually-hidden" aria-live="polite">
        {t('sites.bulk.selectedSpoken', { count: ids.length })}
      </span>
    </div>
  );
}

const isBulk = (name: string): name is BulkName => name in BULK;
