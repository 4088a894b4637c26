import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { t } from '../../texts/text.ts';
import { RowMenu } from '../../ui/data-table/cells/row-menu.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { type ImportItem, importName, type KeptPlan } from './import.ts';

const AdoptDialog = lazyDialog(() => import('./adopt-dialog.tsx'), 'AdoptDialog');
const CutOverDialog = lazyDialog(() => import('./cut-over-dialog.tsx'), 'CutOverDialog');
const UndoDialog = lazyDialog(() => import('./undo-dialog.tsx'), 'UndoDialog');
const DeleteImportDialog = lazyDialog(() => import('./delete-import-dialog.tsx'), 'DeleteImportDialog');

interface ImportStepsProps {
  readonly found: ImportItem;
  readonly ways: KeptPlan['ways'] | undefined;
  /** A job works on it: only one may. */
  readonly active: boolean;
}

/** The steps of an import, for all of its sites. */
export function ImportSteps({ found, active }: ImportStepsProps) {
  const may = useCan();
  const [dialog, setDialog] = useState<'adopt' | 'cut-over' | 'undo' | 'delete'>();
  const close = () => setDialog(undefined);
  const { sites, id } = found;
  if (!may('adopt-import-v1')) return null;
  const open = sites.planned + sites.failed + sites.undone;
  const retries = sites.failed > 0 && sites.planned + sites.undone === 0;
  return (
    <>
      <Button
        variant={open > 0 ? 'filled' : 'default'}
        disabled={active || open === 0}
        onClick={() => setDialog('adopt')}
      >
        {t(retries ? 'imports.adopt.retry' : 'imports.adopt.label')}
      </Button>
      <Button
        variant={open === 0 && sites.adopted > 0 ? 'filled' : 'default'}
        disabled={active || sites.adopted + open === 0}
        onClick={() => setDialog('cut-over')}
      >
        {t('imports.cutOver.label')}
      </Button>
      {!active && (
        <RowMenu
          name={importName(found)}
          actions={[
            sites.cut_over + sites.adopted > 0 && { label: t('imports.undo.label'), run: () => setDialog('undo') },
            { label: t('imports.delete.label'), run: () => setDialog('delete'), danger: true },
          ]}
        />
      )}
      {dialog === 'adopt' && <AdoptDialog importId={id} onClose={close} />}
      {dialog === 'cut-over' && <CutOverDialog importId={id} onClose={close} />}
      {dialog === 'undo' && <UndoDialog importId={id} onClose={close} />}
      {dialog === 'delete' && <DeleteImportDialog found={found} onClose={close} />}
    </>
  );
}
